import { ApiProperty } from '@nestjs/swagger';

export class SetupSteps {
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) hospitalId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'sunrise-hospital-pune' }) bookingSlug!: string | null;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) doctorId!: string | null;
  @ApiProperty({ example: false }) poster!: boolean;
  @ApiProperty({ example: false }) booking!: boolean;
  @ApiProperty({ example: false }) dismissed!: boolean;
}
