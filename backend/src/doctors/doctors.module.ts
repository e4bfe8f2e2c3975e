import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../users/users.module';
import { DoctorAdminService } from './doctor-admin.service';
import { DoctorRow } from './doctor.entity';
import { DoctorsController } from './doctors.controller';
import { DoctorsService } from './doctors.service';

@Module({
  imports: [TypeOrmModule.forFeature([DoctorRow]), UsersModule],
  controllers: [DoctorsController],
  providers: [DoctorsService, DoctorAdminService],
  exports: [DoctorsService],
})
export class DoctorsModule {}
