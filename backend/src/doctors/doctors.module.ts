import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DoctorEntity, DoctorLeaveEntity } from '../records/doctor.entity';
import { UsersModule } from '../users/users.module';
import { DoctorAdminService } from './doctor-admin.service';
import { DoctorsController } from './doctors.controller';
import { DoctorsService } from './doctors.service';

@Module({
  imports: [TypeOrmModule.forFeature([DoctorEntity, DoctorLeaveEntity]), UsersModule],
  controllers: [DoctorsController],
  providers: [DoctorsService, DoctorAdminService],
  exports: [DoctorsService],
})
export class DoctorsModule {}
