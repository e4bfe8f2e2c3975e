import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HospitalEntity, HospitalClosureEntity } from '../records/hospital.entity';
import { UsersModule } from '../users/users.module';
import { HospitalAdminService } from './hospital-admin.service';
import { HospitalQrService } from './hospital-qr.service';
import { HospitalsController } from './hospitals.controller';
import { HospitalsService } from './hospitals.service';
import { OwnHospitalController } from './own-hospital.controller';

@Module({
  imports: [TypeOrmModule.forFeature([HospitalEntity, HospitalClosureEntity]), UsersModule],
  controllers: [HospitalsController, OwnHospitalController],
  providers: [HospitalsService, HospitalAdminService, HospitalQrService],
  exports: [HospitalsService],
})
export class HospitalsModule {}
