import { Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';
import { ChangedRecord, Instant } from '../database/entity-columns';

export abstract class ReferenceEntity extends ChangedRecord {
  @PrimaryGeneratedColumn('uuid') id!: string;
  @Column('text') name!: string;
  @Column('boolean', { default: true }) isActive!: boolean;
  @Instant({ nullable: true }) archivedAt!: Date | null;
}

@Entity('services')
export class ServiceEntity extends ReferenceEntity {
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) category!: string | null;
}

@Entity('specialties')
export class SpecialtyEntity extends ReferenceEntity {
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text', { nullable: true }) department!: string | null;
}

@Entity('states')
export class StateEntity extends ReferenceEntity {
  @Column('text') code!: string;
  @Column('text', { default: 'India' }) country!: string;
}

@Entity('cities')
export class CityEntity extends ReferenceEntity {
  @ForeignKey('states') @Column('uuid') stateId!: string;
  @Column('text', { nullable: true }) pincode!: string | null;
}
