import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CitiesController } from './cities.controller';
import { CityRow, ServiceRow, SpecialtyRow, StateRow } from './reference.entity';
import { ReferenceService } from './reference.service';
import { ServicesController } from './services.controller';
import { SpecialtiesController } from './specialties.controller';
import { StatesController } from './states.controller';

@Module({
  imports: [TypeOrmModule.forFeature([ServiceRow, SpecialtyRow, StateRow, CityRow])],
  controllers: [ServicesController, SpecialtiesController, StatesController, CitiesController],
  providers: [ReferenceService],
})
export class ReferenceModule {}
