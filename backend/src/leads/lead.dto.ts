import { ApiProperty } from '@nestjs/swagger';
import { leadRules } from '@arogya/domain/leads/rules';
import { LEAD_SOURCES, LEAD_STATUSES, PRIORITIES, type LeadStatus, type Priority } from '@arogya/domain/leads/status';
import { oneOf, optional, uuid } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { Archived } from '../archive/archived';
import { Ids } from '../paging/ids';
import { CalledSo, SentExternalId, ShownExternalId } from '../external-ids/external-id.dto';
import { PageQuery } from '../paging/page';

const PATIENT_NAME = { description: 'The name of the person who asks for treatment.' } as const;
const ASSIGNED_AGENT_ID = { description: 'The agent who works on the lead; null while nobody does.' } as const;
const ASSIGNED_DOCTOR_ID = { description: 'The doctor whom the lead is meant for; null without one.' } as const;
const STATUS = { description: 'How far the lead has come; `new` at first.' } as const;
const SOURCE = { description: 'How the lead came in; null when that is not known.' } as const;
const PRIORITY = { description: 'How urgent it is; `medium` unless stated.' } as const;
const SPECIALTY = { description: 'The medical specialty that is needed.' } as const;

export class CreateLead {
  @Checked(leadRules.patientName, PATIENT_NAME) patientName!: string;
  @Checked(leadRules.phone) phone!: string;
  @Checked(leadRules.email) email?: string | null;
  @Checked(leadRules.location) location?: string | null;
  @Checked(leadRules.specialty, SPECIALTY) specialty?: string | null;
  @Checked(leadRules.symptoms) symptoms?: string | null;
  @Checked(leadRules.assignedAgentId, ASSIGNED_AGENT_ID) assignedAgentId?: string | null;
  @Checked(leadRules.assignedDoctorId, ASSIGNED_DOCTOR_ID) assignedDoctorId?: string | null;
  @Checked(leadRules.status, STATUS) status?: LeadStatus | null;
  @Checked(leadRules.source, SOURCE) source?: string | null;
  @Checked(leadRules.priority, PRIORITY) priority?: Priority | null;
  @Checked(leadRules.notes) notes?: string | null;
  @SentExternalId() externalId?: string | null;
}

/** What an integration sends of the lead that has its external id. */
export class PutLead {
  @Checked(leadRules.patientName, { ...PATIENT_NAME, ifSent: true }) patientName?: string;
  @Checked(leadRules.phone, { ifSent: true }) phone?: string;
  @Checked(leadRules.email) email?: string | null;
  @Checked(leadRules.location) location?: string | null;
  @Checked(leadRules.specialty, SPECIALTY) specialty?: string | null;
  @Checked(leadRules.symptoms) symptoms?: string | null;
  @Checked(leadRules.assignedAgentId, ASSIGNED_AGENT_ID) assignedAgentId?: string | null;
  @Checked(leadRules.assignedDoctorId, ASSIGNED_DOCTOR_ID) assignedDoctorId?: string | null;
  @Checked(leadRules.status, STATUS) status?: LeadStatus | null;
  @Checked(leadRules.source, SOURCE) source?: string | null;
  @Checked(leadRules.priority, PRIORITY) priority?: Priority | null;
  @Checked(leadRules.notes) notes?: string | null;
}

export class UpdateLead extends PutLead {
  @SentExternalId() externalId?: string | null;
}

export class UndoLead {
  @Checked(leadRules.version, { example: 2, description: 'The version of the lead that the change has made' })
  version!: number;
}

export class LeadQuery extends PageQuery {
  @CheckedQuery(optional(oneOf(LEAD_STATUSES))) status?: LeadStatus;
  @CheckedQuery(optional(oneOf(PRIORITIES)), { description: 'Only records with this priority.' }) priority?: Priority;
  @CheckedQuery(optional(oneOf(LEAD_SOURCES)), { description: 'Only records that came this way.' }) source?: string;
  @CheckedQuery(optional(uuid()), { description: 'Only leads of this agent.' }) assignedAgentId?: string;
}

export class AllLeadsQuery extends LeadQuery {
  @Archived() archived?: boolean;
  @Ids() ids?: string;
  @CalledSo() externalId?: string;
}

export class LeadDoctor {
  @ApiProperty({ format: 'uuid', description: 'The id of the doctor.' }) id!: string;
  @ApiProperty({ example: 'Dr. Asha Rao' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
}

export class LeadAgent {
  @ApiProperty({ format: 'uuid', description: 'The id of the user.' }) id!: string;
  @ApiProperty({ example: 'Ravi' }) firstName!: string;
  @ApiProperty({ example: 'Menon' }) lastName!: string;
}

const words = { type: String, nullable: true } as const;
const id = { type: String, format: 'uuid', nullable: true } as const;

export class Lead {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Meera Nair', ...PATIENT_NAME }) patientName!: string;
  @ApiProperty({ example: '+91 55500 10001' }) phone!: string;
  @ApiProperty(words) email!: string | null;
  @ApiProperty({ ...words, example: 'Kochi' }) location!: string | null;
  @ApiProperty({ ...words, ...SPECIALTY }) specialty!: string | null;
  @ApiProperty(words) symptoms!: string | null;
  @ApiProperty({ ...id, ...ASSIGNED_AGENT_ID }) assignedAgentId!: string | null;
  @ApiProperty({ ...id, ...ASSIGNED_DOCTOR_ID }) assignedDoctorId!: string | null;
  @ApiProperty({ ...id, description: 'The appointment that was booked for the lead; null before.' }) appointmentId!: string | null;
  @ApiProperty({ ...id, description: 'The hospital of the assigned doctor; null without one.' }) hospitalId!: string | null;
  @ApiProperty({ enum: LEAD_STATUSES, example: 'new', ...STATUS }) status!: LeadStatus;
  @ApiProperty({ type: String, nullable: true, example: 'Referral', ...SOURCE }) source!: string | null;
  @ApiProperty({ enum: PRIORITIES, example: 'medium', ...PRIORITY }) priority!: Priority;
  @ApiProperty(words) notes!: string | null;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({ type: LeadDoctor, nullable: true, description: 'The assigned doctor in short; null without one.' })
  assignedDoctor!: LeadDoctor | null;
  @ApiProperty({ type: LeadAgent, nullable: true, description: 'The assigned agent in short; null without one.' })
  assignedAgent!: LeadAgent | null;
  @ShownExternalId() externalId?: string | null;
}

export class LeadStats {
  @ApiProperty({ example: 120, description: 'All leads in your scope.' }) total!: number;
  @ApiProperty({ example: 31, description: 'Leads with the status `new`.' }) new!: number;
  @ApiProperty({ example: 12, description: 'Leads with the status `assigned`.' }) assigned!: number;
  @ApiProperty({ example: 40, description: 'Leads with the status `contacted`.' }) contacted!: number;
  @ApiProperty({ example: 9, description: 'Leads with the status `appointment_booked`.' }) appointment_booked!: number;
  @ApiProperty({ example: 20, description: 'Leads with the status `converted`.' }) converted!: number;
  @ApiProperty({ example: 8, description: 'Leads with the status `lost`.' }) lost!: number;
}
