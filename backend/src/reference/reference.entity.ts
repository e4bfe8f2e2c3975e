import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn, VersionColumn } from 'typeorm';

abstract class ReferenceRow {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;
  @VersionColumn() version!: number;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
}

@Entity('services')
export class ServiceRow extends ReferenceRow {
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) category!: string | null;
}

@Entity('specialties')
export class SpecialtyRow extends ReferenceRow {
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) department!: string | null;
}

@Entity('states')
export class StateRow extends ReferenceRow {
  @Column('text') code!: string;
  @Column('text') country!: string;
}

@Entity('cities')
export class CityRow extends ReferenceRow {
  @Column('uuid', { name: 'state_id' }) stateId!: string;
  @Column('text', { nullable: true }) pincode!: string | null;
}
