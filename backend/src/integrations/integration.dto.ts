import { ApiProperty } from '@nestjs/swagger';
import { INTEGRATION_SCOPE_NAMES, type IntegrationScope } from '@arogya/domain/access';
import { integrationKeyRules, integrationRules } from '@arogya/domain/integrations/rules';
import { Checked } from '../http/checked.decorator';

const NAME = { example: 'Front desk of City Care', description: 'What it is called; the audit log names it so.' } as const;
const PURPOSE = { example: 'Leads from the website', description: 'What it is for.' } as const;
const RECIPIENT = { example: 'City Care Hospitals Pvt. Ltd.', description: 'Who receives the data that it reads.' } as const;
const SCOPES = { example: ['directory:read', 'leads:create'], description: 'What it may do: at least one scope.' } as const;
const PER_MINUTE = { example: 600, description: 'How many calls a minute it may make, over all of its keys.' } as const;
const NETWORKS = {
  example: ['203.0.113.0/24'],
  description: 'From which networks its keys are good, in CIDR notation; without one from everywhere.',
} as const;
const IS_ACTIVE = { example: true, description: 'While it is off, none of its keys is good.' } as const;

export class AddIntegration {
  @Checked(integrationRules.name, NAME) name!: string;
  @Checked(integrationRules.purpose, PURPOSE) purpose!: string;
  @Checked(integrationRules.recipient, RECIPIENT) recipient!: string;
  @Checked(integrationRules.hospitalId, { description: 'The hospital whose rows alone it reaches, for good; without one those of all.' })
  hospitalId?: string | null;
  @Checked(integrationRules.scopes, SCOPES) scopes!: IntegrationScope[];
  @Checked(integrationRules.perMinute, PER_MINUTE) perMinute?: number | null;
  @Checked(integrationRules.networks, NETWORKS) networks?: string[] | null;
}

export class UpdateIntegration {
  @Checked(integrationRules.name, { ...NAME, ifSent: true }) name?: string;
  @Checked(integrationRules.purpose, { ...PURPOSE, ifSent: true }) purpose?: string;
  @Checked(integrationRules.recipient, { ...RECIPIENT, ifSent: true }) recipient?: string;
  @Checked(integrationRules.scopes, { ...SCOPES, ifSent: true }) scopes?: IntegrationScope[];
  @Checked(integrationRules.perMinute, PER_MINUTE) perMinute?: number | null;
  @Checked(integrationRules.networks, NETWORKS) networks?: string[] | null;
  @Checked(integrationRules.isActive, { ...IS_ACTIVE, ifSent: true }) isActive?: boolean;
}

export class AddIntegrationKey {
  @Checked(integrationKeyRules.label, { example: 'Web server', description: 'Where the key is used.' }) label!: string;
  @Checked(integrationKeyRules.days, { example: 90, description: 'For how long it is good; 90 days unless something else is said.' })
  days?: number | null;
}

export class IntegrationKey {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'Web server', description: 'Where the key is used.' }) label!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ example: 'admin', description: 'The username of who made it.' }) createdBy!: string;
  @ApiProperty({ format: 'date-time', description: 'From then on it is no good.' }) expiresAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When somebody revoked it.' }) revokedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was last used, to the minute.' })
  usedAt!: Date | null;
}

export class NewIntegrationKey extends IntegrationKey {
  @ApiProperty({ example: 'adi_…', description: 'Shown this once: only its hash is kept.' }) key!: string;
}

export class IntegrationHospital {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'City Care Hospital' }) name!: string;
}

const HOSPITAL = {
  type: IntegrationHospital,
  nullable: true,
  description: 'The hospital whose rows alone it reaches; null: those of all.',
};
const SCOPE_LIST = { enum: INTEGRATION_SCOPE_NAMES, enumName: 'IntegrationScope', isArray: true, ...SCOPES };

export class Integration {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty(NAME) name!: string;
  @ApiProperty(PURPOSE) purpose!: string;
  @ApiProperty(RECIPIENT) recipient!: string;
  @ApiProperty(HOSPITAL) hospital!: IntegrationHospital | null;
  @ApiProperty(SCOPE_LIST) scopes!: IntegrationScope[];
  @ApiProperty({ type: 'integer', ...PER_MINUTE }) perMinute!: number;
  @ApiProperty({ type: [String], ...NETWORKS, example: [...NETWORKS.example] }) networks!: string[];
  @ApiProperty(IS_ACTIVE) isActive!: boolean;
  @ApiProperty({ type: [IntegrationKey], description: 'Its keys, the newest first.' }) keys!: IntegrationKey[];
  @ApiProperty({ example: 1 }) version!: number;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ format: 'date-time' }) updatedAt!: Date;
}

export class OwnIntegration {
  @ApiProperty(NAME) name!: string;
  @ApiProperty({ example: 'Web server', description: 'The label of the key that calls.' }) label!: string;
  @ApiProperty(HOSPITAL) hospital!: IntegrationHospital | null;
  @ApiProperty(SCOPE_LIST) scopes!: IntegrationScope[];
  @ApiProperty({ format: 'date-time', description: 'From then on the key is no good.' }) expiresAt!: Date;
  @ApiProperty({ type: 'integer', ...PER_MINUTE }) perMinute!: number;
}
