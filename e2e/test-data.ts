import type { Api } from './api';
import { newPerson, type Doctor } from './people';

interface Slots {
  readonly days: readonly { readonly starts: readonly { readonly at: string; readonly free: boolean }[] }[];
}

interface Hospital {
  readonly id: string;
  readonly name: string;
  readonly bookingSlug: string;
}

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Records of a test's own, made through the API, so that tests may change, book and delete them beside each other. */
export class TestData {
  constructor(
    private readonly admin: Api,
    private readonly origin: string,
  ) {}

  async doctor(first = 'Dr. Nandini', workingDays?: readonly string[], more: object = {}): Promise<Doctor> {
    const { name, phone } = newPerson(first);
    const rest = { specialty: 'Dermatology', hospitalName: 'Own practice', city: 'Pune', ...(workingDays ? { workingDays } : {}) };
    const email = `${this.word(name)}@example.in`;
    return this.admin.post<Doctor>('doctors', { fullName: name, phone, email, licenseNumber: `MC/${phone.slice(-5)}`, ...rest, ...more });
  }

  patient(more: object = {}): Promise<{ id: string; name: string; phone: string }> {
    const { name, phone, age } = newPerson('Lakshmi');
    return this.admin.post('patients', { name, phone, age: Number(age), gender: 'female', ...more });
  }

  lead(): Promise<{ id: string; patientName: string }> {
    const { name, phone, symptoms } = newPerson('Suresh');
    return this.admin.post('leads', { patientName: name, phone, symptoms, location: 'Pune' });
  }

  hospital(): Promise<Hospital> {
    return this.admin.post('hospitals', { name: newPerson('Clinic').name, city: 'Pune' });
  }

  /** A hospital with one doctor, and the path of its booking page: nobody else books there. */
  async bookingPage(more: object = {}): Promise<{ path: string; hospital: Hospital; doctor: Doctor }> {
    const hospital = await this.hospital();
    const doctor = await this.doctor('Dr. Monisha', undefined, { hospitalId: hospital.id, ...more });
    return { path: `/book/${hospital.bookingSlug}`, hospital, doctor };
  }

  /** Pages and messages in this language, as the hospital's administrator ticks them. */
  async offer({ id }: { id: string }, language: string): Promise<void> {
    if (language !== 'en') await this.admin.put(`hospitals/${id}/rules`, { languages: { [language]: { pages: true, messages: true } } });
  }

  /** With two keys, of which one is revoked, and a webhook of what seldom happens. */
  async integration(more: object = {}): Promise<{ id: string; name: string }> {
    const about = { purpose: 'Leads of the website', recipient: 'City Care Hospitals', scopes: ['directory:read', 'leads:create'] };
    const made = await this.admin.post<{ id: string; name: string }>('integrations', {
      name: newPerson('Website').name,
      ...about,
      ...more,
    });
    const [revoked] = [await this.key(made.id, 'Old server'), await this.key(made.id, 'Web server')];
    await this.admin.post(`integrations/${made.id}/keys/${revoked.id}/revoke`, {});
    await this.admin.post(`integrations/${made.id}/webhooks`, { url: 'https://example.com/webhooks', types: ['hospital.restored'] });
    return made;
  }

  private key(integration: string, label: string): Promise<{ id: string }> {
    return this.admin.post(`integrations/${integration}/keys`, { label });
  }

  async user(): Promise<{ id: string; username: string }> {
    const { name } = newPerson('Ravi');
    const username = this.word(name);
    const [firstName, lastName] = name.split(' ');
    return this.admin.post('users', {
      firstName,
      lastName,
      username,
      email: `${username}@example.in`,
      password: 'demo1234',
      role: 'agent',
    });
  }

  /** A service, specialty, state or city. */
  async entry(nouns: 'services' | 'specialties' | 'states' | 'cities'): Promise<{ name: string }> {
    const { name } = newPerson('Entry');
    const [state] = nouns === 'cities' ? await this.admin.get<{ id: string }[]>('states/active') : [];
    const code = this.word(name).slice(1, 6).toUpperCase();
    return this.admin.post(nouns, {
      name,
      ...(nouns === 'states' ? { code, country: 'India' } : {}),
      ...(state ? { stateId: state.id } : {}),
    });
  }

  /** An appointment of a new patient with a new doctor in the days to come or on `day`, or several; answers patient and doctor. */
  async appointment(
    count = 1,
    of: { person?: object; doctor?: Doctor; day?: string } = {},
  ): Promise<{ name: string; phone: string; doctor: Doctor }> {
    const [patient, doctor] = [await this.patient(of.person), of.doctor ?? (await this.doctor())];
    const { days } = await this.admin.get<Slots>(`doctors/${doctor.id}/slots?from=${of.day ?? dayAhead(2)}&to=${of.day ?? dayAhead(6)}`);
    const free = days.flatMap(({ starts }) => starts).filter((start) => start.free);
    for (const { at } of free.slice(0, count)) {
      await this.admin.post('appointments', { patientId: patient.id, doctorId: doctor.id, appointmentDate: at, status: 'pending' });
    }
    return { ...patient, doctor };
  }

  /** The path of the link of a new appointment, at a hospital of its own. */
  async appointmentLink(person: object = {}): Promise<{ path: string; hospital: Hospital; doctor: Doctor }> {
    const [patient, { hospital, doctor }] = [await this.patient(person), await this.bookingPage()];
    const { days } = await this.admin.get<Slots>(`doctors/${doctor.id}/slots?from=${dayAhead(2)}&to=${dayAhead(6)}`);
    const appointmentDate = days.flatMap(({ starts }) => starts).find((start) => start.free)?.at;
    const booking = { patientId: patient.id, doctorId: doctor.id, appointmentDate, status: 'pending' };
    const { id } = await this.admin.post<{ id: string }>('appointments', booking);
    const { address } = await this.admin.post<{ address: string }>(`appointments/${id}/link`, {});
    return { path: new URL(address).pathname, hospital, doctor };
  }

  /** An appointment of a doctor who is away by then: somebody has to decide about it. */
  async affected(): Promise<Doctor> {
    const { doctor } = await this.appointment();
    const leave = { kind: 'leave', doctorId: doctor.id, from: dayAhead(1), to: dayAhead(7) };
    await this.admin.post('calendar-changes', { change: leave, decisions: [] });
    return doctor;
  }

  async enquiry(): Promise<{ name: string }> {
    const { name, phone } = newPerson('Meena');
    const body = { name, email: `${this.word(name)}@example.in`, phone, message: 'Please call about the booking page.' };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.origin}/api/enquiries`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`An enquiry answered ${answer.status}.`);
    return { name };
  }

  private word(name: string): string {
    return name.split(' ').at(-1)?.toLowerCase() ?? '';
  }
}
