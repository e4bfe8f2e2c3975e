import { EXPECTED } from '@arogya/domain/appointments/status';
import { leavesFor } from '../appointments/booking/cancel-upcoming';
import { selection, type RowOf } from '../database/columns';
import { byTime, byWords } from '../paging/keyset';
import type { HospitalOfDoctor } from './doctor.dto';
import { DoctorEntity } from '../records/doctor.entity';
import { inWords } from '../database/where';
import { prepared } from '../database/statement';

/** What an agent sees of a doctor. */
const SEEN_BY_ALL = selection(
  DoctorEntity,
  'd',
  ...(['id', 'fullName', 'specialty', 'phone', 'hospitalId', 'hospitalName', 'city', 'experience', 'workingDays', 'timeSlots'] as const),
  ...(['services', 'consultationMinutes', 'isActive', 'version', 'createdAt', 'updatedAt'] as const),
);
const SEEN_BY_FEW = selection(DoctorEntity, 'd', 'userId', 'email', 'licenseNumber');
const HOSPITAL = `
case when h.id is null then null else json_build_object('id', h.id, 'name', h.name, 'timeZone', h.time_zone) end as hospital`;

export type DoctorRead = RowOf<typeof SEEN_BY_ALL> & Partial<RowOf<typeof SEEN_BY_FEW>> & { readonly hospital: HospitalOfDoctor | null };

export const doctorColumns = (whole: boolean): string => [SEEN_BY_ALL, HOSPITAL, ...(whole ? [SEEN_BY_FEW] : [])].join(', ');

export const DOCTOR_JOINS = 'left join hospitals h on h.id = d.hospital_id and h.archived_at is null';

export const DOCTOR_FROM = `from doctors d ${DOCTOR_JOINS}`;

export const DOCTOR_SORTS = {
  fullName: byWords('d.full_name'),
  specialty: byWords('d.specialty'),
  hospitalName: byWords(`coalesce(d.hospital_name, '')`),
  city: byWords('d.city'),
  createdAt: byTime('d.created_at'),
} as const;

/** What a deletion of the doctor would cancel. */
export const upcomingOfDoctor = prepared<{ appointments: number }, { doctorId: string }>(
  'doctor-upcoming',
  `
select count(*) as appointments from appointments a
where a.doctor_id = :doctorId and a.status in (${inWords(EXPECTED)}) and a.start_at > now() and a.archived_at is null and not ${leavesFor(':doctorId')}`,
);

/** The hospital that a doctor is given; a share lock keeps it from being archived meanwhile. */
export const hospitalById = prepared<{ readonly id: string; readonly name: string }, { id: string }>(
  'hospital-by-id',
  `select id, name from hospitals where id = :id and archived_at is null for share`,
);

export const hospitalsByName = prepared<{ readonly id: string; readonly name: string }, { name: string }>(
  'hospitals-by-name',
  `
select id, name from hospitals where lower(name) = lower(:name) and archived_at is null order by id limit 2 for share`,
);

export const archiveDoctor = prepared<object, { id: string }>(
  'archive-doctor',
  `
update doctors set archived_at = now(), was_active = is_active or rests_with_hospital, is_active = false, rests_with_hospital = false,
  version = version + 1, updated_at = now()
where id = :id`,
);

/** As active as before; a doctor whose hospital is deleted stays inactive. The hospital may have a new name by now. */
export const restoreDoctor = prepared<object, { id: string }>(
  'restore-doctor',
  `
update doctors d set archived_at = null, was_active = null, version = d.version + 1, updated_at = now(),
  is_active = was.active and not was.without_hospital, rests_with_hospital = was.active and was.without_hospital,
  hospital_name = coalesce(was.place, d.hospital_name)
from (
  select o.id, coalesce(o.was_active, true) as active, h.archived_at is not null as without_hospital, h.name as place
  from doctors o left join hospitals h on h.id = o.hospital_id where o.id = :id
) was
where d.id = was.id`,
);
