import { ApiProperty } from '@nestjs/swagger';

export class SetupSteps {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The first active hospital; null while there is none.' })
  hospitalId!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: 'sunrise-hospital-pune',
    description: 'The last part of the address of its booking page.',
  })
  bookingSlug!: string | null;
  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Its first active doctor with working days and hours; null while there is none.',
  })
  doctorId!: string | null;
  @ApiProperty({ example: false, description: 'Whether the QR poster was shown.' }) poster!: boolean;
  @ApiProperty({ example: false, description: 'Whether a patient has booked on a booking page.' }) booking!: boolean;
  @ApiProperty({ example: false, description: 'Whether an administrator has hidden the list.' }) dismissed!: boolean;
}
