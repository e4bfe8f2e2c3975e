import { Check, Entity, PrimaryColumn } from 'typeorm';
import { SETUP_MARKS, type SetupMark } from '@arogya/domain/setup/steps';
import { Instant, NOW, oneOf } from '../database/entity-columns';

/** What the rows of an installation do not say of its setting up. */
@Entity('setup_marks')
@Check(oneOf('name', SETUP_MARKS))
export class SetupMarkEntity {
  @PrimaryColumn('text') name!: SetupMark;
  @Instant(NOW) at!: Date;
}
