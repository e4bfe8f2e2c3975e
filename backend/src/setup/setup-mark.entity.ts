import { Entity, PrimaryColumn } from 'typeorm';
import type { SetupMark } from '@arogya/domain/setup/steps';
import { Instant, NOW } from '../database/entity-columns';

/** What the rows of an installation do not say of its setting up. */
@Entity('setup_marks')
export class SetupMarkEntity {
  @PrimaryColumn('text') name!: SetupMark;
  @Instant(NOW) at!: Date;
}
