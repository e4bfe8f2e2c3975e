import { Body, Controller, Delete, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HoldSlot } from '../appointments/booking/hold';
import { Public } from '../access/access.decorator';
import { Answers } from '../http/answers.decorator';
import { IdempotencyKey, Replayed } from '../idempotency/idempotency';
import { Limited } from '../limits/limited.decorator';
import { Id } from '../http/uuid.pipe';
import { BookedAppointmentAnswer, HoldAnswer, NewBooking, NewHold } from './public-booking.dto';
import { PublicAppointmentService } from './public-appointment.service';
import { visitorOf } from './visitor';
import { deviceCookie, earlierDeviceCookie } from './visitor-cookies';

@ApiTags('booking')
@Controller('appointments/booking')
export class BookingAppointmentController {
  constructor(
    private readonly appointments: PublicAppointmentService,
    private readonly booking: HoldSlot,
  ) {}

  @Post()
  @Public()
  @Limited('publicBooking')
  @Answers({
    summary: 'Book an appointment',
    description: 'A start that is taken is refused with `nearest`, the three nearest free ones, before any limit is checked.',
    type: BookedAppointmentAnswer,
    status: 201,
    refusals: [
      'slotTaken',
      'slotNotOffered',
      'oneADay',
      'bookingLimit',
      'codeNeeded',
      'networkLimit',
      'bookingSessionExpired',
      'notFound',
      'keyReused',
    ],
  })
  async bookAppointment(
    @Body() body: NewBooking,
    @IdempotencyKey() key: string | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BookedAppointmentAnswer | Replayed<BookedAppointmentAnswer>> {
    const visitor = visitorOf(request, reply, body.shared);
    const { booked, replayed, device } = await this.appointments.book(body, key, visitor);
    if (device) deviceCookie.keep(reply, device);
    if (device && visitor.device) earlierDeviceCookie.keep(reply, visitor.device);
    return replayed ? new Replayed(booked) : booked;
  }

  @Post('hold')
  @Public()
  @Limited('slotHold')
  @Answers({
    summary: 'Keep a start for five minutes',
    description: 'A browser keeps one. A start that is free but cannot be kept is answered without a hold: it can be booked all the same.',
    type: HoldAnswer,
    status: 201,
    refusals: ['slotTaken', 'slotNotOffered', 'hospitalNotFound', 'notFound'],
  })
  holdSlot(@Body() body: NewHold, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<HoldAnswer> {
    return this.appointments.hold(body, visitorOf(request, reply, body.shared));
  }

  @Delete('hold/:id')
  @Public()
  @Limited('publicRead')
  @Answers({ summary: 'Release a start', description: 'Nothing happens when it has ended or become an appointment.' })
  releaseHold(@Id() id: string): Promise<void> {
    return this.booking.release(id);
  }
}
