import { NAMED_ENTITIES, type NamedEntity } from '@arogya/domain/external-ids/rules';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Instant, NOW, oneOf } from '../database/entity-columns';

/** What an integration calls a record: one id for each, and none of its ids twice. Other integrations have their own. */
@Entity('external_ids')
@Unique(['entityId', 'entity', 'integrationId'])
export class ExternalIdEntity {
  @ForeignKey('integrations') @PrimaryColumn('uuid') integrationId!: string;
  @PrimaryColumn('text') @Check(oneOf('entity', NAMED_ENTITIES)) entity!: NamedEntity;
  @PrimaryColumn('text') externalId!: string;
  @Column('uuid') entityId!: string;
  @Instant(NOW) createdAt!: Date;
}
