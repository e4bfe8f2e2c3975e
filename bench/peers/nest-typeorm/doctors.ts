import { Controller, Get, Injectable, NotFoundException, Param, Query, UseGuards } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsDateString } from 'class-validator';
import { Between, In, Repository } from 'typeorm';
import { JwtGuard } from './auth';
import { dayOf, midnight } from './days';
import { Appointment, Doctor, OPEN_STATUSES } from './entities';
import { IdParam } from './page';

export class SpanQuery {
  @IsDateString()
  from!: string;

  @IsDateString()
  to!: string;
}

interface FreeDay {
  readonly day: string;
  readonly starts: readonly string[];
}

const STEP = 15 * 60_000;

@Injectable()
export class DoctorsService {
  constructor(
    @InjectRepository(Doctor) private readonly doctors: Repository<Doctor>,
    @InjectRepository(Appointment) private readonly appointments: Repository<Appointment>,
  ) {}

  /** The free starts of each day of the span. */
  async slots(id: string, { from, to }: SpanQuery): Promise<FreeDay[]> {
    const doctor = await this.doctors.findOneBy({ id });
    if (!doctor) throw new NotFoundException('No such doctor');
    const [first, end] = [midnight(from), midnight(to, 1)];
    const taken = await this.appointments.find({
      where: { doctorId: id, startAt: Between(first, end), status: In(OPEN_STATUSES) },
      order: { startAt: 'ASC' },
    });
    const days: FreeDay[] = [];
    for (let at = first; at < end; at = midnight(dayOf(at), 1)) days.push({ day: dayOf(at), starts: freeStarts(doctor, taken, at) });
    return days;
  }
}

function freeStarts({ opens, closes, minutes }: Doctor, taken: readonly Appointment[], day: Date): string[] {
  const [length, closing] = [minutes * 60_000, day.getTime() + closes * 60_000];
  const starts: string[] = [];
  for (let at = day.getTime() + opens * 60_000; at + length <= closing; at += STEP)
    if (!taken.some(({ startAt, endAt }) => startAt.getTime() < at + length && endAt.getTime() > at))
      starts.push(new Date(at).toISOString());
  return starts;
}

@Controller('doctors')
@UseGuards(JwtGuard)
export class DoctorsController {
  constructor(private readonly service: DoctorsService) {}

  @Get(':id/slots')
  slots(@Param() { id }: IdParam, @Query() span: SpanQuery): Promise<FreeDay[]> {
    return this.service.slots(id, span);
  }
}
