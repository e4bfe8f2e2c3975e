import { ApiProperty } from '@nestjs/swagger';
import { mfeName } from '@arogya/domain/releases/release';
import { between, optional, text } from '@arogya/domain/rule';
import { Checked } from '../http/checked.decorator';

const DAYS = between(1, 366, { low: 'At least one day', high: 'At most 366 days' });

export class AddReleaseKey {
  @Checked(text({ max: 80, message: 'Please say who will use the key' }), {
    example: 'CI of the doctors’ team',
    description: 'Who will use it',
  })
  label!: string;
  @Checked(mfeName(), { example: 'mfe-doctor', description: 'The micro-frontend that it may ship' }) mfe!: string;
  @Checked(optional(DAYS), { example: 90, description: 'For how long it is good; 90 days unless something else is said' })
  days?: number | null;
}

export class ReleaseKey {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'CI of the doctors’ team', description: 'Who uses it' }) label!: string;
  @ApiProperty({ example: 'mfe-doctor', description: 'The micro-frontend that it ships' }) mfe!: string;
  @ApiProperty({ format: 'date-time' }) createdAt!: Date;
  @ApiProperty({ example: 'admin', description: 'The username of who made it' }) createdBy!: string;
  @ApiProperty({ format: 'date-time', description: 'From then on it is no good' }) expiresAt!: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When somebody revoked it' }) revokedAt!: Date | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was last used' }) usedAt!: Date | null;
}

export class NewReleaseKey extends ReleaseKey {
  @ApiProperty({ example: 'adk_…', description: 'Shown this once: only its hash is kept' }) key!: string;
}
