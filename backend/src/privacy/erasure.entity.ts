import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Instant, WordColumn } from '../database/entity-columns';

export const ERASED_KINDS = ['patient', 'lead', 'enquiry'] as const;

/** A row that was erased, without anything of the person. An older backup does not know it: the list is also kept in a file. */
@Entity('erasures')
export class ErasureEntity {
  @PrimaryColumn('uuid') id!: string;
  @WordColumn(ERASED_KINDS) kind!: (typeof ERASED_KINDS)[number];
  /** A keyed hash of the phone: for what has no row of its own, such as messages. */
  @Column('text') phoneMark!: string;
  @Instant({ default: () => 'now()' }) erasedAt!: Date;
  /** Whether the list outside of the database has it. */
  @Column('boolean', { default: false }) listed!: boolean;
  /** A backup was restored: it has to be erased again. */
  @Column('boolean', { default: false }) due!: boolean;
}
