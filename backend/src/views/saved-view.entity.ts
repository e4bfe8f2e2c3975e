import { SHARED_WITH, type SharedWith } from '@arogya/domain/views/rules';
import type { ScreenName } from '@arogya/domain/views/screens';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, WordColumn } from '../database/entity-columns';

/** A list as its owner keeps it: the search of the screen's address under a name. */
@Entity('saved_views')
@Index('saved_views_name', { synchronize: false })
@Index('saved_views_default', { synchronize: false })
@Index('saved_views_shared', { synchronize: false })
export class SavedViewEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @ForeignKey('users', { onDelete: 'CASCADE' }) @Column('uuid') ownerId!: string;
  @Column('text') screen!: ScreenName;
  @Column('text') name!: string;
  /** As `keptQuery` leaves it. */
  @Column('text') query!: string;
  @WordColumn(SHARED_WITH, { default: 'me' }) sharedWith!: SharedWith;
  @Column('boolean', { default: false }) isDefault!: boolean;
  /** Among the owner's own of the screen; null: after those that have one, by name. */
  @Column('smallint', { nullable: true }) position!: number | null;
}
