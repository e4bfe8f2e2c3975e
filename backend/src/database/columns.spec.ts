import type { CreateDoctor } from '../doctors/doctor.dto';
import { columnsOf as doctorColumnsOf } from '../doctors/doctor-columns';
import { DoctorEntity } from '../records/doctor.entity';
import { columnsOf } from '../patients/patient-columns';
import { PatientEntity } from '../records/patient.entity';
import { assertColumns, emptied, insertion, selection } from './columns';
import type { CheckedRepository } from './checked-repository';

const TODAY = '2026-11-24';
const asha = { name: 'Asha', phone: '+91 55500 10001' };

describe('the columns of an entity', () => {
  it('are read under the names of their fields', () => {
    expect(selection(PatientEntity, 'p', 'id', 'ageTold', 'createdAt')).toBe('p.id, p.age_told as "ageTold", p.created_at as "createdAt"');
  });

  it('are stored in the same words whatever is left out', () => {
    const full = insertion(PatientEntity, { ...columnsOf({ ...asha, email: 'asha@example.in', age: 34 }, TODAY), id: '1' });
    const bare = insertion(PatientEntity, { ...columnsOf(asha, TODAY), id: '2' });
    expect([bare.text, bare.name]).toEqual([full.text, full.name]);
    expect(full.text).toMatch(/^insert into patients as inserted \(id, name, phone, phone_key, email, age_told, age_told_on, /u);
    expect(full.values.slice(0, 7)).toEqual(['1', 'Asha', '+91 55500 10001', '+915550010001', 'asha@example.in', 34, TODAY]);
    expect(bare.values.slice(4, 7)).toEqual([null, null, null]);
  });

  it('are emptied one and all but for those that are kept', () => {
    const text = emptied(PatientEntity, ['gender', 'symptoms', 'notes', 'archivedAt', 'erasedAt']);
    expect(text).toMatch(/^email = null, age_told = null, age_told_on = null, address = null, location = null/u);
    expect(text).not.toMatch(/gender|symptoms|notes|_at\b|name|search/u);
  });

  it('keep their defaults when nothing is said of them, and are not named when the database makes them', () => {
    const { text } = insertion(DoctorEntity, { fullName: 'Meera', specialty: 'Cardiology', phone: '+91 55500 10001', city: 'Pune' });
    expect(text).not.toMatch(/working_days|is_active|search|version|created_at/u);
  });
});

/** Each line behind an @ts-expect-error is an error of the compiler: if it were none, the expectation would be one. */
describe('control: a field that no column takes', () => {
  const unknown = { shoeSize: 42 };

  it('fails where a patient is stored, also out of a spread', () => {
    // @ts-expect-error shoeSize
    expect(() => insertion(PatientEntity, { ...columnsOf(asha, TODAY), ...unknown })).toThrow('No column of patients takes shoeSize');
  });

  it('fails through the function that makes columns of a form', () => {
    const form = { fullName: 'Meera', ...unknown } as unknown as Partial<CreateDoctor>;
    expect(() => assertColumns(DoctorEntity, doctorColumnsOf(form))).toThrow('No column of doctors takes shoeSize');
  });

  it('fails in a repository', () => {
    const write = (patients: CheckedRepository<PatientEntity>) => [
      patients.update('1', { ...columnsOf(asha, TODAY) }),
      // @ts-expect-error shoeSize
      patients.update('1', { ...columnsOf(asha, TODAY), ...unknown }),
      // @ts-expect-error the age is kept as ageTold
      patients.insert({ ...asha, age: 34 }),
      // @ts-expect-error no text is a Date
      patients.update('1', { archivedAt: 'today' }),
      // @ts-expect-error the database keeps it
      patients.update('1', { search: 'asha' }),
    ];
    expect(write).toBeInstanceOf(Function);
  });

  it('fails where it is read', () => {
    // @ts-expect-error shoeSize
    expect(() => selection(PatientEntity, 'p', 'shoeSize')).toThrow('No column of patients takes shoeSize');
  });
});
