import { Controller, Get, Injectable, NotFoundException, Param, Query, UseGuards } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Like, Repository } from 'typeorm';
import { JwtGuard } from './auth';
import { Lead, PatientRecord } from './entities';
import { ListQuery, pageOf, type Page } from './page';

const part = (q: string): string => `%${q.toLowerCase()}%`;

@Injectable()
export class PeopleService {
  constructor(
    @InjectRepository(Lead) private readonly leadRows: Repository<Lead>,
    @InjectRepository(PatientRecord) private readonly patientRows: Repository<PatientRecord>,
  ) {}

  async leads(query: ListQuery): Promise<Page<Lead>> {
    const { q, page, pageSize } = query;
    const found = this.leadRows
      .createQueryBuilder('lead')
      .leftJoinAndSelect('lead.agent', 'agent')
      .leftJoinAndSelect('lead.doctor', 'doctor')
      .orderBy('lead.createdAt', 'DESC')
      .addOrderBy('lead.id', 'DESC');
    if (q) found.where('lead.search like :part', { part: part(q) });
    return pageOf(
      await found
        .skip((page - 1) * pageSize)
        .take(pageSize)
        .getManyAndCount(),
      query,
    );
  }

  async patients(query: ListQuery): Promise<Page<PatientRecord>> {
    const { q, page, pageSize } = query;
    const found = this.patientRows.findAndCount({
      where: q ? { search: Like(part(q)) } : {},
      order: { createdAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return pageOf(await found, query);
  }

  async patientByPhone(phoneKey: string): Promise<PatientRecord> {
    const found = await this.patientRows.findOne({ where: { phoneKey }, order: { createdAt: 'DESC' } });
    if (!found) throw new NotFoundException('No such patient');
    return found;
  }
}

@Controller()
@UseGuards(JwtGuard)
export class PeopleController {
  constructor(private readonly service: PeopleService) {}

  @Get('leads')
  leads(@Query() query: ListQuery): Promise<Page<Lead>> {
    return this.service.leads(query);
  }

  @Get('patients')
  patients(@Query() query: ListQuery): Promise<Page<PatientRecord>> {
    return this.service.patients(query);
  }

  @Get('patients/by-phone/:phone')
  patientByPhone(@Param('phone') phone: string): Promise<PatientRecord> {
    return this.service.patientByPhone(phone);
  }
}
