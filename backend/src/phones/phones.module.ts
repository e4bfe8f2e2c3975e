import { Module } from '@nestjs/common';
import { PhoneKeys } from './phone-keys.service';

@Module({ providers: [PhoneKeys] })
export class PhonesModule {}
