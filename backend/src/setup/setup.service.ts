import { Injectable } from '@nestjs/common';
import type { SetupMark } from '@arogya/domain/setup/steps';
import { Sql } from '../database/sql';
import type { SetupSteps } from './setup.dto';
import { prepared } from '../database/statement';

/** Who has booked so many times without a visitor needs no help: later appointments are not looked at. */
const FIRST = 500;

/** Each question ends at the first row it finds; a doctor without hours cannot be booked. */
const STEPS = `
select h.id as "hospitalId", h.booking_slug as "bookingSlug",
  (select d.id from doctors d where d.hospital_id = h.id and d.is_active and d.archived_at is null
    and d.working_days <> '{}' and d.time_slots <> '{}' order by d.created_at, d.id limit 1) as "doctorId",
  exists (select from setup_marks where name = 'poster') as poster,
  exists (select from (select source from appointments where archived_at is null order by created_at, id limit ${FIRST}) a where source = 'public') as booking,
  exists (select from setup_marks where name = 'dismissed') as dismissed
from (select) one
left join lateral (
  select id, booking_slug from hospitals where is_active and archived_at is null order by created_at, id limit 1) h on true`;
const markStep = prepared<object, { name: string }>(
  'mark-setup-step',
  'insert into setup_marks (name) values (:name) on conflict do nothing',
);

/** How far a new installation is set up. */
@Injectable()
export class SetupService {
  constructor(private readonly sql: Sql) {}

  async steps(): Promise<SetupSteps> {
    const [steps] = await this.sql.named<SetupSteps>('setup-steps', STEPS);
    return steps as SetupSteps;
  }

  async mark(name: SetupMark): Promise<void> {
    await this.sql.query(markStep({ name }));
  }
}
