import { ApiProperty } from '@nestjs/swagger';

export class DifferingFigure {
  @ApiProperty({ example: 'leads' }) figure!: string;
  @ApiProperty({ example: 2 }) count!: number;
  @ApiProperty({ example: true }) repaired!: boolean;
}

export class FigureCheck {
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) checkedAt!: string | null;
  @ApiProperty({ type: [DifferingFigure] })
  differing!: DifferingFigure[];
}
