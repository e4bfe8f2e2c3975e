import { ApiProperty } from '@nestjs/swagger';
import { ROLES, type Role } from '@arogya/domain/access';
import { keyRules } from '@arogya/domain/releases/key-rules';
import { Checked } from '../http/checked.decorator';

export class AddReleaseKey {
  @Checked(keyRules.label, { example: 'CI of the doctors’ team', description: 'Who will use it' }) label!: string;
  @Checked(keyRules.mfe, { example: 'mfe-doctor', description: 'The micro-frontend that it may ship' }) mfe!: string;
  @Checked(keyRules.roles, {
    example: ['doctor'],
    description: 'For which roles it may ship pages; without it, for those that the live pages of the micro-frontend are for',
  })
  roles?: Role[] | null;
  @Checked(keyRules.days, { example: 90, description: 'For how long it is good; 90 days unless something else is said' })
  days?: number | null;
}

export class ReleaseKey {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'CI of the doctors’ team', description: 'Who uses it' }) label!: string;
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend that it ships' }) mfe!: string;
  @ApiProperty({ enum: ROLES, isArray: true, example: ['doctor'], description: 'For which roles it may ship pages' }) roles!: Role[];
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ example: 'admin', description: 'The username of who made it' }) createdBy!: string;
  @ApiProperty({ format: 'date-time', description: 'From then on it is no good' }) expiresAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When somebody revoked it' }) revokedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was last used' }) usedAt!: Date | null;
}

export class NewReleaseKey extends ReleaseKey {
  @ApiProperty({ example: 'adk_…', description: 'Shown this once: only its hash is kept' }) key!: string;
}
