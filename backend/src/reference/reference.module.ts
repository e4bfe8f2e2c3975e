import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServiceEntity, SpecialtyEntity, StateEntity, CityEntity } from './reference.entity';
import { CitiesController } from './cities.controller';
import { ReferenceService } from './reference.service';
import { ServicesController } from './services.controller';
import { SpecialtiesController } from './specialties.controller';
import { StatesController } from './states.controller';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceEntity, SpecialtyEntity, StateEntity, CityEntity])],
  controllers: [ServicesController, SpecialtiesController, StatesController, CitiesController],
  providers: [ReferenceService],
})
export class ReferenceModule {}
