import { Body, Controller, Delete, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AgainAnswer,
  BookingPatientChanges,
  BookingPatientId,
  NewBookingPatient,
  PhoneCheckAnswer,
  PhoneCheckQuery,
} from './public-booking.dto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/access.decorator';
import type { Visitor as Caller } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type Replayed } from '../idempotency/idempotency';
import { Limited } from '../limits/limited.decorator';
import { Id } from '../http/uuid.pipe';
import { Visitor } from '../access/who.decorator';
import { BookingDevices } from './booking-devices.service';
import { BookingHandles } from './booking-handles.service';
import { ReturningPatientService } from './returning-patient.service';
import { VerifiedPatients } from './verified-patients.service';
import { browserOf, tokensOf, visitorOf } from './visitor';
import { deviceCookie, earlierDeviceCookie, proofCookie } from './visitor-cookies';

/** The visitor as a patient, only through handles and never by a patient's own id. */
@ApiTags('booking')
@Controller('patients/booking')
export class BookingPatientController {
  constructor(
    private readonly patients: ReturningPatientService,
    private readonly handles: BookingHandles,
    private readonly devices: BookingDevices,
    private readonly verified: VerifiedPatients,
  ) {}

  @Get('check-phone/:phone')
  @Public()
  @Limited('phoneCheck')
  @Answers({
    summary: 'Whether this browser has booked with a phone before, or its visitor has proven the phone by a code',
    description: 'Any other browser gets the same answer for every phone number, so that nobody learns who is a patient.',
    type: PhoneCheckAnswer,
  })
  checkPhone(
    @Param('phone') phone: string,
    @Query() { shared }: PhoneCheckQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PhoneCheckAnswer> {
    // Only who is shown somebody needs a cookie for their handle: a stranger's answer stays the same for every phone.
    return this.patients.check(phone, tokensOf(request, shared === true), () => visitorOf(request, reply).browser.hash);
  }

  @Get('again')
  @Public()
  @Limited('publicRead')
  @Answers({
    summary: 'Whom this browser has booked for before',
    description:
      'Nothing but their names, as they were typed in it. A browser that has booked for nobody, and one that comes from another site, get an empty list. The call writes nothing and sets no cookie.',
    type: AgainAnswer,
    input: false,
  })
  peopleAgain(@Req() request: FastifyRequest): Promise<AgainAnswer> {
    return this.patients.again(deviceCookie.from(request));
  }

  @Post()
  @Public()
  @Limited('publicPatient')
  @Answers({
    summary: 'Add a new patient',
    description:
      'The id is good for 30 minutes and 3 bookings, in this browser. A patient is made with the first of them, under an id of its own.',
    type: BookingPatientId,
    status: 201,
    refusals: ['keyReused'],
  })
  createBookingPatient(
    @Body() body: NewBookingPatient,
    @IdempotencyKey() key: string | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookingPatientId | Replayed<BookingPatientId>> {
    return this.handles.enter(body, key, visitorOf(request, reply));
  }

  @Put(':id')
  @Public()
  @Limited('publicRead')
  @Answers({
    summary: 'Change what a visitor has reported',
    description:
      'Before the first booking it changes what was typed. Afterwards staff read it with the coming appointment, unless the visitor has proven the phone and nobody has changed the patient since.',
    type: BookingPatientId,
    refusals: ['bookingSessionExpired'],
  })
  updateBookingPatient(
    @Visitor() from: Caller,
    @Id() id: string,
    @Body() body: BookingPatientChanges,
    @Req() request: FastifyRequest,
  ): Promise<BookingPatientId> {
    return this.handles.change(from, id, body, browserOf(request));
  }

  @Delete('device')
  @Public()
  @Limited('publicRead')
  @Answers({ summary: 'Forget this browser', input: false })
  async forgetDevice(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    for (const cookie of [deviceCookie, earlierDeviceCookie]) {
      const device = cookie.from(request);
      if (device) await this.devices.forget(device);
      cookie.drop(reply);
    }
    const proof = proofCookie.from(request);
    if (proof) await this.verified.forget(proof);
    proofCookie.drop(reply);
  }
}
