import { ENQUIRY_STATUSES, type EnquiryStatus } from '@arogya/domain/enquiries/status';
import { PRIORITIES, type Priority } from '@arogya/domain/leads/status';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant, SearchText, WordColumn } from '../database/entity-columns';

@Entity('enquiries')
export class EnquiryEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('text') email!: string;
  @Column('text') phone!: string;
  /** Null until a job has read the phone of a row that an earlier version has stored. */
  @Column('text', { nullable: true }) phoneKey!: string | null;
  @Column('text', { nullable: true }) organization!: string | null;
  @Column('text') message!: string;
  @Column('text', { default: 'landing_page' }) source!: string;
  @WordColumn(ENQUIRY_STATUSES, { default: 'new' }) status!: EnquiryStatus;
  @WordColumn(PRIORITIES, { default: 'medium' }) priority!: Priority;
  @ForeignKey('users') @Column('uuid', { nullable: true }) assignedAgentId!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  /** The privacy notice that was shown. */
  @Column('text', { nullable: true }) noticeVersion!: string | null;
  @Instant({ nullable: true }) archivedAt!: Date | null;
  @SearchText(`lower(name || ' ' || email || ' ' || coalesce(organization, ''))`) search!: string | null;
}
