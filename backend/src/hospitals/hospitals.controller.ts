import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access, Confirmed, ConfirmedWhen, Unconfirmed } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type AnswerOrReplay } from '../idempotency/idempotency';
import { IfMatch } from '../http/if-match';
import type { Page } from '../paging/page';
import { Id } from '../http/uuid.pipe';
import { Who } from '../access/who.decorator';
import { HospitalAdminService } from './hospital-admin.service';
import { HospitalQrService } from './hospital-qr.service';
import {
  ActiveHospital,
  BookingAddress,
  BookingAddressQuery,
  CreateHospital,
  Hospital,
  HospitalQr,
  HospitalQuery,
  HospitalTotals,
  UpdateHospital,
} from './hospital.dto';
import { HospitalsService } from './hospitals.service';
import { HOSPITAL_SORTS } from './hospitals.sql';

@ApiTags('hospitals')
@Controller('hospitals')
export class HospitalsController {
  constructor(
    private readonly hospitals: HospitalsService,
    private readonly admin: HospitalAdminService,
    private readonly qr: HospitalQrService,
  ) {}

  @Get()
  @Access('hospitals:manage')
  @Unconfirmed('reads no account and no person')
  @Answers({ summary: 'Hospitals, searched by name, city and address', list: Hospital, sorts: HOSPITAL_SORTS })
  listHospitals(@Query() query: HospitalQuery): Promise<Page<Hospital>> {
    return this.hospitals.list(query);
  }

  @Get('active')
  @Access('reference:choose')
  @Answers({ summary: 'The active hospitals, for a choice', list: ActiveHospital, input: false })
  activeHospitals(): Promise<ActiveHospital[]> {
    return this.hospitals.active();
  }

  @Get('totals')
  @Access('hospitals:manage')
  @Unconfirmed('reads no account and no person')
  @Answers({ summary: 'How many hospitals there are, active and inactive', type: HospitalTotals, input: false })
  hospitalTotals(): Promise<HospitalTotals> {
    return this.hospitals.totals();
  }

  @Get('booking-address')
  @Access('hospitals:manage')
  @Unconfirmed('reads no account and no person')
  @Answers({ summary: 'The booking address that a new hospital of this name would get', type: BookingAddress })
  bookingAddress(@Query() { name }: BookingAddressQuery): Promise<BookingAddress> {
    return this.admin.addressFor(name);
  }

  @Get(':id')
  @Access('hospitals:manage')
  @Unconfirmed('reads no account and no person')
  @Answers({ summary: 'One hospital', type: Hospital, refusals: ['notFound'] })
  getHospital(@Id() id: string): Promise<Hospital> {
    return this.hospitals.find(id);
  }

  @Get(':id/qr')
  @Access('hospitals:manage')
  @Unconfirmed('reads no account and no person')
  @Answers({ summary: 'The QR code and address of its booking page', type: HospitalQr, refusals: ['notFound'] })
  hospitalQr(@Id() id: string): Promise<HospitalQr> {
    return this.qr.of(id);
  }

  @Post()
  @Access('hospitals:manage')
  @ConfirmedWhen('an account is made')
  @Answers({
    summary: 'Add a hospital',
    description:
      'Its slug is the one that is sent, or made from its name, and never used again. With `createUserAccount` its administrator is created in the same step.',
    type: Hospital,
    status: 201,
    refusals: ['taken', 'keyReused'],
  })
  createHospital(@Who() who: Actor, @Body() body: CreateHospital, @IdempotencyKey() key: string | null): Promise<AnswerOrReplay<Hospital>> {
    return this.admin.create(who, body, key);
  }

  @Put(':id')
  @Access('hospitals:manage')
  @ConfirmedWhen('an account is made, or the hospital is closed or opened, and its accounts with it')
  @Answers({ summary: 'Change a hospital', type: Hospital, refusals: ['notFound', 'stale', 'taken'] })
  updateHospital(@Who() who: Actor, @Id() id: string, @Body() body: UpdateHospital, @IfMatch() version: number | null): Promise<Hospital> {
    return this.admin.change(who, id, body, version);
  }

  @Delete(':id')
  @Access('hospitals:manage')
  @Confirmed()
  @Answers({
    summary: 'Archive a hospital',
    description:
      'Its upcoming appointments are cancelled, its doctors become inactive, and the accounts of its administrators and agents are closed.',
    refusals: ['notFound', 'stale'],
  })
  deleteHospital(@Who() who: Actor, @Id() id: string, @IfMatch() version: number | null): Promise<void> {
    return this.admin.remove(who, id, version);
  }

  @Post(':id/restore')
  @Access('hospitals:manage')
  @Confirmed()
  @Answers({
    summary: 'Bring a deleted hospital back',
    description:
      'With its slug, its administrators, its agents and the doctors who became inactive with it. Appointments that the deletion cancelled stay cancelled.',
    type: Hospital,
    refusals: ['notFound'],
  })
  restoreHospital(@Who() who: Actor, @Id() id: string): Promise<Hospital> {
    return this.admin.restore(who, id);
  }
}
