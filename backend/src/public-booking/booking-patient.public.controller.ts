import { Body, Controller, Delete, Get, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { PhoneCheck } from '@arogya/domain/booking/shapes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../http/access.decorator';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, type Once } from '../http/idempotency';
import { Limited } from '../http/limited.decorator';
import { Id } from '../http/uuid.pipe';
import { BookingDevices } from './booking-devices.service';
import { BookingPatientChanges, BookingPatientId, NewBookingPatient, PhoneCheckAnswer } from './public-booking.dto';
import { ReturningPatientService } from './returning-patient.service';
import { VerifiedPatients } from './verified-patients.service';
import { deviceCookie, proofCookie } from './visitor-cookies';

/** The visitor as a patient: only through handles, never through a patient's own id. */
@ApiTags('booking')
@Controller('patients/booking')
export class BookingPatientController {
  constructor(
    private readonly patients: ReturningPatientService,
    private readonly devices: BookingDevices,
    private readonly verified: VerifiedPatients,
  ) {}

  @Get('check-phone/:phone')
  @Public()
  @Limited('phoneCheck')
  @Answers({
    summary: 'Whether this browser has booked with a phone before, or its visitor has proven the phone by a code',
    description: "Any other browser gets the same answer for every phone: who is a patient is nobody else's business.",
    type: PhoneCheckAnswer,
  })
  checkPhone(@Param('phone') phone: string, @Req() request: FastifyRequest): Promise<PhoneCheck> {
    return this.patients.check(phone, { device: deviceCookie.from(request), proof: proofCookie.from(request) });
  }

  @Post()
  @Public()
  @Limited('publicPatient')
  @Answers({
    summary: 'Enter a new patient',
    description: 'Always a new one. The id is good for 30 minutes and 3 bookings.',
    type: BookingPatientId,
    status: 201,
    refusals: ['keyReused'],
  })
  createBookingPatient(@Body() body: NewBookingPatient, @IdempotencyKey() key: string | null): Promise<Once<BookingPatientId>> {
    return this.patients.create(body, key);
  }

  @Put(':id')
  @Public()
  @Limited('publicRead')
  @Answers({
    summary: 'Change what a visitor told of himself',
    description:
      "A visitor who is new or has proven his phone changes the patient; a recognised browser's changes are shown to staff with the coming visit.",
    type: BookingPatientId,
    refusals: ['bookingSessionExpired'],
  })
  updateBookingPatient(@Id() id: string, @Body() body: BookingPatientChanges): Promise<BookingPatientId> {
    return this.patients.change(id, body);
  }

  @Delete('device')
  @Public()
  @Limited('publicRead')
  @Answers({ summary: 'Forget this browser', input: false })
  async forgetDevice(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const [device, proof] = [deviceCookie.from(request), proofCookie.from(request)];
    if (device) await this.devices.forget(device);
    if (proof) await this.verified.forget(proof);
    deviceCookie.drop(reply);
    proofCookie.drop(reply);
  }
}
