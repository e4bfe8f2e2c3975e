import { Refusal } from '@arogya/domain/refusal';
import type { Db } from '../database/sql';
import { ownHospital, type Actor } from '../access/actor';
import type { CreateDoctor } from './doctor.dto';
import { hospitalById, hospitalsByName } from './doctors.sql';

type HospitalFields = Partial<Pick<CreateDoctor, 'hospitalId' | 'hospitalName'>>;

interface Workplace {
  readonly hospitalId: string | null;
  readonly hospitalName: string;
}

function refuse(field: string, message: string): never {
  throw new Refusal('invalid', { errors: { [field]: message }, message });
}

async function ofId(db: Db, id: string): Promise<Workplace> {
  const hospital = await db.one(hospitalById({ id }));
  return hospital ? { hospitalId: id, hospitalName: hospital.name } : refuse('hospitalId', 'Please choose a hospital');
}

/** Where a new doctor works. If a hospital administrator adds one, it is the own hospital, whatever the form says. */
export function placeOfNew(db: Db, who: Actor, sent: HospitalFields): Promise<Workplace> {
  return who.scope === 'scoped' ? ofId(db, ownHospital(who)) : placeOf(db, sent);
}

/**
 * The hospital that a form states: one of ours by its id, or a name typed by hand. A name without an id, as the form sends
 * it (docs/spec/records.md), means our hospital of that name if there is exactly one.
 */
export async function placeOf(db: Db, { hospitalId, hospitalName }: HospitalFields): Promise<Workplace> {
  if (hospitalId) return ofId(db, hospitalId);
  if (!hospitalName) return refuse('hospitalName', 'Hospital name is required');
  const [hospital, another] = hospitalId === undefined ? await db.query(hospitalsByName({ name: hospitalName })) : [];
  return hospital && !another ? { hospitalId: hospital.id, hospitalName: hospital.name } : { hospitalId: null, hospitalName };
}

export const statesHospital = ({ hospitalId, hospitalName }: HospitalFields): boolean =>
  hospitalId !== undefined || hospitalName !== undefined;
