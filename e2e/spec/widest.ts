import { Api } from '../api';
import type { Product } from '../product';

/** The widest names that people have: sixty letters in one word and in several, and two scripts whose letters are wide. */
const NAMES = [
  'Wolframmmmmmmmmmmmmmmmmmmmmmmm Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'Mmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmm',
  'Maharajapuram Viswanatha Subramaniam Chandrasekhar Iyer Mohan',
  'श्रीमती लक्ष्मीनारायणस्वामी विश्वनाथसुब्रह्मण्यम् कृष्णमूर्ति',
  'திருமதி மீனாட்சிசுந்தரேஸ்வரர் வெங்கடசுப்பிரமணியன் கிருஷ்ணமூர்த்தி',
];

/** A record of each kind with each of these names. */
export async function makeWidest({ origin }: Pick<Product, 'origin'>): Promise<void> {
  const api = await Api.as(origin, 'admin');
  const hospitals = await api.get<{ id: string; name: string }[]>('hospitals/active');
  for (const [index, name] of NAMES.entries()) {
    const phone = `+91 98450 1${String(1000 + index)}`;
    const email = `widest${index}.of-all-addresses@hospitals-of-karnataka.example.in`;
    const place = { city: 'Pune', hospitalId: hospitals[0]?.id };
    await api.post('leads', { patientName: name, phone, symptoms: name, location: name });
    const patient = await api.post<{ id: string }>('patients', { name, phone, age: 44, gender: 'female', email, location: name });
    await api.post('hospitals', { name, city: name.slice(0, 40), phone, email });
    await api.post('specialties', { name });
    await api.post('doctors', { fullName: `Dr. ${name}`, specialty: name, phone, email, licenseNumber: `MC/${index}`, ...place });
    const [first, ...rest] = name.split(' ');
    const names = { firstName: first?.slice(0, 50), lastName: rest.join(' ').slice(0, 50) || 'M' };
    await api.post('users', { ...names, username: `widest${index}`, email, password: 'demo1234', role: 'agent' });
    const enquiry = { name, email, phone, organization: name, message: 'Please call about the booking page.' };
    await api.post('enquiries', enquiry);
    await book(api, patient.id);
  }
}

interface Slots {
  readonly days: readonly { readonly starts: readonly { readonly at: string; readonly free: boolean }[] }[];
}

/** An appointment of today or the days after with the doctor of the account `doctor`. */
async function book(api: Api, patientId: string): Promise<void> {
  const doctors = await api.get<{ id: string; userId: string | null }[]>('doctors?pageSize=200');
  const doctor = doctors.find(({ userId }) => userId !== null);
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { days } = await api.get<Slots>(`doctors/${doctor?.id}/slots?from=${day(1)}&to=${day(6)}`);
  const free = days.flatMap(({ starts }) => starts).find((start) => start.free);
  await api.post('appointments', { patientId, doctorId: doctor?.id, appointmentDate: free?.at, status: 'pending' });
}
