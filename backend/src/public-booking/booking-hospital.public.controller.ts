import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { DoctorSlots } from '../appointments/appointment.dto';
import { assertSpan, SlotsService } from '../appointments/slots.service';
import { Public } from '../access/access.decorator';
import type { Visitor as Caller } from '../access/actor';
import { Visitor } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { Limited } from '../limits/limited.decorator';
import { UnknownAddresses } from '../limits/unknown-addresses';
import { Id } from '../http/uuid.pipe';
import { BookingDoctors } from './booking-doctors.service';
import { BookingPlaceService } from './booking-place.service';
import { BookingDoctorAnswer, BookingHospitalAnswer, BookingSlotsQuery } from './public-booking.dto';
import { browserCookie, hashOfToken } from './visitor-cookies';

/** What anybody may see before they book. */
@ApiTags('booking')
@Controller('hospitals/booking')
export class BookingHospitalController {
  constructor(
    private readonly places: BookingPlaceService,
    private readonly doctors: BookingDoctors,
    private readonly booking: SlotsService,
    private readonly unknown: UnknownAddresses,
  ) {}

  @Get(':slug')
  @Public()
  @Limited('publicRead')
  @Answers({ summary: 'The hospital of a booking address', type: BookingHospitalAnswer, refusals: ['hospitalNotFound'], input: false })
  bookingHospital(@Visitor() { network }: Caller, @Param('slug') slug: string): Promise<BookingHospitalAnswer> {
    return this.unknown.within(network, () => this.places.hospital(slug));
  }

  @Get(':slug/doctors')
  @Public()
  @Limited('publicRead')
  @Answers({
    summary: 'The doctors of a hospital that can be booked',
    description: 'Each with the next start that is free.',
    list: BookingDoctorAnswer,
    refusals: ['hospitalNotFound'],
    input: false,
  })
  async bookingDoctors(@Visitor() { network }: Caller, @Param('slug') slug: string): Promise<BookingDoctorAnswer[]> {
    const { id } = await this.unknown.within(network, () => this.places.hospital(slug));
    return this.doctors.of(id);
  }

  @Get(':slug/doctors/:id/slots')
  @Public()
  @Limited('publicRead')
  @Answers({
    summary: 'When a doctor can be booked',
    description: 'Every start from 09:00 to 17:30: free, or the reason why not.',
    type: DoctorSlots,
    refusals: ['hospitalNotFound', 'notFound'],
  })
  async bookingSlots(
    @Visitor() { network }: Caller,
    @Param('slug') slug: string,
    @Id() id: string,
    @Query() query: BookingSlotsQuery,
    @Req() request: FastifyRequest,
  ): Promise<DoctorSlots> {
    assertSpan(query);
    const { from, to, hold } = query;
    const { id: hospitalId } = await this.unknown.within(network, () => this.places.hospitalOf(id, slug));
    const token = browserCookie.from(request);
    const own = { ownHold: hold ?? null, browser: token && hashOfToken(token) };
    return this.booking.starts(id, { audience: 'public', from, to, hospitalId, ...own });
  }
}
