import type { Api } from '../api';
import { newPerson, type Doctor } from '../people';

interface Slots {
  readonly days: readonly { readonly starts: readonly { readonly at: string; readonly free: boolean }[] }[];
}

const DAY_MS = 86_400_000;
const dayAhead = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Records of a row's own, made through the API, so that rows may change and delete them. */
export class Made {
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

  patient(): Promise<{ id: string; name: string; phone: string }> {
    const { name, phone, age } = newPerson('Lakshmi');
    return this.admin.post('patients', { name, phone, age: Number(age), gender: 'female' });
  }

  lead(): Promise<{ id: string; patientName: string }> {
    const { name, phone, symptoms } = newPerson('Suresh');
    return this.admin.post('leads', { patientName: name, phone, symptoms, location: 'Pune' });
  }

  hospital(): Promise<{ id: string; name: string; bookingSlug: string }> {
    return this.admin.post('hospitals', { name: newPerson('Clinic').name, city: 'Pune' });
  }

  /** A hospital whose only doctor works in the evening, when nobody books online. */
  async hospitalOfEvenings(): Promise<{ bookingSlug: string; doctor: Doctor }> {
    const { id, bookingSlug } = await this.hospital();
    return { bookingSlug, doctor: await this.doctor('Dr. Monisha', undefined, { hospitalId: id, timeSlots: ['19:00-21:00'] }) };
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

  /** An appointment of a new patient; answers the patient's name. */
  async appointment(): Promise<{ name: string }> {
    const [patient, doctor] = [await this.patient(), await this.doctor()];
    const { days } = await this.admin.get<Slots>(`doctors/${doctor.id}/slots?from=${dayAhead(2)}&to=${dayAhead(6)}`);
    const start = days.flatMap(({ starts }) => starts).find(({ free }) => free);
    await this.admin.post('appointments', { patientId: patient.id, doctorId: doctor.id, appointmentDate: start?.at, status: 'pending' });
    return patient;
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
