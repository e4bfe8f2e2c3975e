import { ApiProperty } from '@nestjs/swagger';

export class DifferingFigure {
  @ApiProperty({
    example: 'leads',
    description: 'The kind of kept figure: counter, total, activity, leads, new-leads, pending-leads or patients.',
  })
  figure!: string;
  @ApiProperty({ example: 2, description: 'How many figures of this kind differed from the records.' }) count!: number;
  @ApiProperty({ example: true, description: 'Whether they were counted anew at once, and agree since.' }) repaired!: boolean;
}

export class FigureCheck {
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the kept figures were last compared with the records; null before the first time.',
  })
  checkedAt!: string | null;
  @ApiProperty({ type: [DifferingFigure], description: 'The kinds of figures that differed from the records; empty when all agreed.' })
  differing!: DifferingFigure[];
}
