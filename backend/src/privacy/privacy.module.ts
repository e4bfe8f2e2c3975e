import { Module } from '@nestjs/common';
import { PatientsModule } from '../patients/patients.module';
import { PrivacyController } from './privacy.controller';
import { PrivacyService } from './privacy.service';
import { Retention } from './retention';

@Module({ imports: [PatientsModule], controllers: [PrivacyController], providers: [PrivacyService, Retention] })
export class PrivacyModule {}
