import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { REFERENCE_CONTROLLERS } from './kinds';
import { ServiceEntity, SpecialtyEntity, StateEntity, CityEntity } from './reference.entity';
import { ReferenceService } from './reference.service';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceEntity, SpecialtyEntity, StateEntity, CityEntity])],
  controllers: REFERENCE_CONTROLLERS,
  providers: [ReferenceService],
})
export class ReferenceModule {}
