import { ApiProperty } from '@nestjs/swagger';
import { leadRules } from '@arogya/domain/leads/rules';
import { LEAD_SOURCES, LEAD_STATUSES, PRIORITIES, type LeadStatus, type Priority } from '@arogya/domain/leads/status';
import { oneOf, optional, uuid } from '@arogya/domain/rule';
import { Checked, CheckedQuery } from '../http/checked.decorator';
import { Archived } from '../archive/archived';
import { PageQuery } from '../paging/page';

export class CreateLead {
  @Checked(leadRules.patientName) patientName!: string;
  @Checked(leadRules.phone) phone!: string;
  @Checked(leadRules.email) email?: string | null;
  @Checked(leadRules.location) location?: string | null;
  @Checked(leadRules.specialty) specialty?: string | null;
  @Checked(leadRules.symptoms) symptoms?: string | null;
  @Checked(leadRules.assignedAgentId) assignedAgentId?: string | null;
  @Checked(leadRules.assignedDoctorId) assignedDoctorId?: string | null;
  @Checked(leadRules.status) status?: LeadStatus | null;
  @Checked(leadRules.source) source?: string | null;
  @Checked(leadRules.priority) priority?: Priority | null;
  @Checked(leadRules.notes) notes?: string | null;
}

export class UpdateLead {
  @Checked(leadRules.patientName, { ifSent: true }) patientName?: string;
  @Checked(leadRules.phone, { ifSent: true }) phone?: string;
  @Checked(leadRules.email) email?: string | null;
  @Checked(leadRules.location) location?: string | null;
  @Checked(leadRules.specialty) specialty?: string | null;
  @Checked(leadRules.symptoms) symptoms?: string | null;
  @Checked(leadRules.assignedAgentId) assignedAgentId?: string | null;
  @Checked(leadRules.assignedDoctorId) assignedDoctorId?: string | null;
  @Checked(leadRules.status) status?: LeadStatus | null;
  @Checked(leadRules.source) source?: string | null;
  @Checked(leadRules.priority) priority?: Priority | null;
  @Checked(leadRules.notes) notes?: string | null;
}

export class UndoLead {
  @Checked(leadRules.version, { example: 2, description: 'The version of the lead that the change has made' })
  version!: number;
}

export class LeadQuery extends PageQuery {
  @CheckedQuery(optional(oneOf(LEAD_STATUSES))) status?: LeadStatus;
  @CheckedQuery(optional(oneOf(PRIORITIES))) priority?: Priority;
  @CheckedQuery(optional(oneOf(LEAD_SOURCES))) source?: string;
  @CheckedQuery(optional(uuid())) assignedAgentId?: string;
}

export class AllLeadsQuery extends LeadQuery {
  @Archived() archived?: boolean;
}

export class LeadDoctor {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Dr. Asha Rao' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
}

export class LeadAgent {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Ravi' }) firstName!: string;
  @ApiProperty({ example: 'Menon' }) lastName!: string;
}

const words = { type: String, nullable: true } as const;
const id = { type: String, format: 'uuid', nullable: true } as const;

export class Lead {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Meera Nair' }) patientName!: string;
  @ApiProperty({ example: '+91 55500 10001' }) phone!: string;
  @ApiProperty(words) email!: string | null;
  @ApiProperty({ ...words, example: 'Kochi' }) location!: string | null;
  @ApiProperty(words) specialty!: string | null;
  @ApiProperty(words) symptoms!: string | null;
  @ApiProperty(id) assignedAgentId!: string | null;
  @ApiProperty(id) assignedDoctorId!: string | null;
  @ApiProperty(id) appointmentId!: string | null;
  @ApiProperty(id) hospitalId!: string | null;
  @ApiProperty({ enum: LEAD_STATUSES, example: 'new' }) status!: LeadStatus;
  @ApiProperty({ type: String, nullable: true, example: 'Referral' }) source!: string | null;
  @ApiProperty({ enum: PRIORITIES, example: 'medium' }) priority!: Priority;
  @ApiProperty(words) notes!: string | null;
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: string;
  @ApiProperty({ format: 'date-time' }) updatedAt!: string;
  @ApiProperty({ type: LeadDoctor, nullable: true }) assignedDoctor!: LeadDoctor | null;
  @ApiProperty({ type: LeadAgent, nullable: true }) assignedAgent!: LeadAgent | null;
}

export class LeadStats {
  @ApiProperty({ example: 120 }) total!: number;
  @ApiProperty({ example: 31 }) new!: number;
  @ApiProperty({ example: 12 }) assigned!: number;
  @ApiProperty({ example: 40 }) contacted!: number;
  @ApiProperty({ example: 9 }) appointment_booked!: number;
  @ApiProperty({ example: 20 }) converted!: number;
  @ApiProperty({ example: 8 }) lost!: number;
}
