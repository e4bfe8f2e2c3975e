import { ApiProperty } from '@nestjs/swagger';
import { enquiryRules, enquiryUpdateRules } from '@arogya/domain/enquiries/rules';
import { ENQUIRY_STATUSES, type EnquiryStatus } from '@arogya/domain/enquiries/status';
import { PRIORITIES, type Priority } from '@arogya/domain/leads/status';
import { NOTICE_VERSION, noticeShown } from '@arogya/domain/privacy/notice';
import { oneOf, optional } from '@arogya/domain/rule';
import { ArchivedQuery } from '../archive/archived';
import { Checked, CheckedQuery } from '../http/checked.decorator';

const ORGANIZATION = { description: 'The hospital or clinic that the visitor named; null without one.' } as const;
const MESSAGE = { description: 'What the visitor wrote, at least 10 characters.' } as const;
const SOURCE = { description: 'Where the enquiry was sent from: always `landing_page`.' } as const;
const STATUS = { description: 'How far the enquiry has come; `new` at first.' } as const;
const PRIORITY = { description: 'How urgent it is; `medium` at first.' } as const;
const ASSIGNED_AGENT_ID = { description: 'The member of staff who answers it, an agent or admin; null while nobody does.' } as const;

/** The landing page sends these three with their one permitted value (docs/spec/statuses.md). */
const fixed = (value: string) => optional(oneOf([value], `Must be ${value}`));

export class CreateEnquiry {
  @Checked(enquiryRules.name) name!: string;
  @Checked(enquiryRules.email) email!: string;
  @Checked(enquiryRules.phone) phone!: string;
  @Checked(enquiryRules.organization, ORGANIZATION) organization?: string | null;
  @Checked(enquiryRules.message, MESSAGE) message!: string;
  @Checked(fixed('landing_page'), SOURCE) source?: string | null;
  @Checked(fixed('new'), { description: 'A new enquiry is `new`, whether this is sent or not.' }) status?: string | null;
  @Checked(fixed('medium'), { description: 'A new enquiry is `medium`, whether this is sent or not.' }) priority?: string | null;
  @Checked(noticeShown, { description: 'The privacy notice that the form has shown' }) noticeVersion?: string | null;
}

export class UpdateEnquiry {
  @Checked(enquiryUpdateRules.status, { ...STATUS, ifSent: true }) status?: EnquiryStatus;
  @Checked(enquiryUpdateRules.priority, { ...PRIORITY, ifSent: true }) priority?: Priority;
  @Checked(enquiryUpdateRules.notes) notes?: string | null;
  @Checked(enquiryUpdateRules.assignedAgentId, ASSIGNED_AGENT_ID) assignedAgentId?: string | null;
}

export class EnquiryQuery extends ArchivedQuery {
  @CheckedQuery(optional(oneOf(ENQUIRY_STATUSES))) status?: EnquiryStatus;
}

export class EnquiryAgent {
  @ApiProperty({ format: 'uuid', description: 'The id of the user.' }) id!: string;
  @ApiProperty({ example: 'Ravi' }) firstName!: string;
  @ApiProperty({ example: 'Menon' }) lastName!: string;
}

/** The answer to a visitor who has sent an enquiry. */
export class EnquiryReceipt {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ENQUIRY_STATUSES, example: 'new', ...STATUS }) status!: EnquiryStatus;
}

export class Enquiry {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Meera Nair' }) name!: string;
  @ApiProperty({ example: 'meera@example.in' }) email!: string;
  @ApiProperty({ example: '+91 55500 10001' }) phone!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Lotus Clinic', ...ORGANIZATION }) organization!: string | null;
  @ApiProperty({ example: 'We would like to try the booking link.', ...MESSAGE }) message!: string;
  @ApiProperty({ example: 'landing_page', ...SOURCE }) source!: string;
  @ApiProperty({ enum: ENQUIRY_STATUSES, example: 'new', ...STATUS }) status!: EnquiryStatus;
  @ApiProperty({ enum: PRIORITIES, example: 'medium', ...PRIORITY }) priority!: Priority;
  @ApiProperty({ type: String, format: 'uuid', nullable: true, ...ASSIGNED_AGENT_ID }) assignedAgentId!: string | null;
  @ApiProperty({ type: String, nullable: true }) notes!: string | null;
  @ApiProperty({ type: String, nullable: true, example: NOTICE_VERSION, description: 'The privacy notice that was shown' })
  noticeVersion!: string | null;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({ type: EnquiryAgent, nullable: true, description: 'The assigned member of staff in short; null while nobody is.' })
  assignedAgent!: EnquiryAgent | null;
}
