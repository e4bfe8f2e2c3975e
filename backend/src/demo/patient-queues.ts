import type { Day } from '@arogya/domain/clock';
import { chanceOf } from './chance';
import type { DemoDoctor } from './doctors';
import type { DemoPatient } from './patients';

/** Whether this patient would see a doctor of that specialty. */
function suits({ age, gender }: DemoPatient, specialty: string): boolean {
  if (specialty === 'Paediatrics') return age < 16;
  if (specialty === 'Gynaecology and Obstetrics') return gender === 'female' && age >= 16 && age < 70;
  return age >= 16 || ['ENT', 'Dentistry', 'Dermatology', 'Ophthalmology'].includes(specialty);
}

/** Picks the next patient: from the doctor's own city, suitable for the doctor, and at most once a day anywhere. */
export function patientQueues(patients: readonly DemoPatient[]): { next: (doctor: DemoDoctor, day: Day) => DemoPatient | undefined } {
  const chance = chanceOf('waiting rooms');
  const queues = new Map<string, { people: DemoPatient[]; next: number }>();
  const seen = new Set<string>();
  const queueOf = ({ city, specialty }: DemoDoctor) => {
    const key = `${city} ${specialty}`;
    let queue = queues.get(key);
    if (!queue) {
      const people = patients.filter((patient) => patient.city === city && suits(patient, specialty));
      queues.set(key, (queue = { people: chance.shuffled(people), next: 0 }));
    }
    return queue;
  };
  const next = (doctor: DemoDoctor, day: Day): DemoPatient | undefined => {
    const queue = queueOf(doctor);
    for (let tries = 0; tries < queue.people.length; tries += 1) {
      const patient = queue.people[queue.next++ % queue.people.length];
      const appointment = `${patient?.id} ${day}`;
      if (!patient || seen.has(appointment)) continue;
      seen.add(appointment);
      return patient;
    }
    return undefined;
  };
  return { next };
}
