import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant } from '../database/entity-columns';

/** One comparison of the kept figures with the rows; without `checkedAt` it is under way. */
@Entity('figure_checks')
export class FigureCheckEntity {
  @PrimaryColumn('date') day!: string;
  @Instant({ nullable: true }) checkedAt!: Date | null;
  @Column('jsonb', { default: [] }) differing!: object;
}
