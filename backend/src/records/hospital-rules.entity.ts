import { CHANGE_UNTIL_MINUTES, DEFAULT_RULES, MOVES, type LanguageTicks } from '@arogya/domain/hospital-rules/hospital-rules';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { EMBED_ORIGINS_MAX } from '@arogya/domain/hospital-rules/embed-origins';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, UpdateDateColumn, VersionColumn } from 'typeorm';
import { NOW, WordColumn } from '../database/entity-columns';

/** What a hospital has settled for its patients. A hospital without a row has `DEFAULT_RULES`. */
@Entity('hospital_rules')
@Check(`change_until between ${CHANGE_UNTIL_MINUTES.min} and ${CHANGE_UNTIL_MINUTES.max}`)
@Check(`moves between ${MOVES.min} and ${MOVES.max}`)
@Check(`cardinality(embed_origins) <= ${EMBED_ORIGINS_MAX}`)
export class HospitalRulesEntity {
  @ForeignKey('hospitals') @PrimaryColumn('uuid') hospitalId!: string;
  @Column('integer', { default: DEFAULT_RULES.changeUntil }) changeUntil!: number;
  @Column('smallint', { default: DEFAULT_RULES.moves }) moves!: number;
  @Column('boolean', { default: DEFAULT_RULES.patientConfirms }) patientConfirms!: boolean;
  @WordColumn(LANGUAGES, { default: DEFAULT_RULES.language }) language!: Language;
  @Column('jsonb', { default: {} }) languages!: LanguageTicks;
  @Column('text', { array: true, default: [] }) embedOrigins!: string[];
  @VersionColumn({ default: 1 }) version!: number;
  @UpdateDateColumn({ type: 'timestamptz', precision: 3, ...NOW }) updatedAt!: Date;
}
