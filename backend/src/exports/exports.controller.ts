import { applyDecorators, Controller, Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { RefusalCode } from '@arogya/domain/refusal';
import { Audited } from '../audit/audited.decorator';
import { Access, Confirmed, OwnSite } from '../access/access.decorator';
import { boundHospital, type Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { assertMayRestore } from '../archive/archived';
import { Limited } from '../limits/limited.decorator';
import { refusalResponses } from '../errors/problem';
import { ExportsService } from './exports.service';
import { LeadsExport } from './export.dto';
import { appointmentsCsv, leadsCsv, type CsvExport } from './exports.sql';

const AnswersCsv = (summary: string, example: string, refusals: readonly RefusalCode[] = []): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiProduces('text/csv'),
    ApiResponse({ status: 200, description: summary, content: { 'text/csv': { schema: { type: 'string' }, example } } }),
    ...refusalResponses([...refusals, 'unavailable']),
  );

@ApiTags('exports')
@Controller('export')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('appointments/csv')
  @Access('exports:read')
  @Confirmed()
  @OwnSite()
  @Audited('exported', 'appointment')
  @Limited('exports')
  @AnswersCsv(
    'All appointments as CSV, or those of your hospital',
    'Number,Date,Time,Status,Patient\r\n100001,2026-11-24,09:30,pending,Meera Nair\r\n',
  )
  exportAppointments(@Who() who: Actor): Promise<StreamableFile> {
    return this.file(appointmentsCsv(boundHospital(who)), 'appointments.csv');
  }

  @Get('leads/csv')
  @Access('exports:read')
  @Confirmed()
  @OwnSite()
  @Audited('exported', 'lead')
  @Limited('exports')
  @AnswersCsv(
    'Leads as CSV, all of them or those of your hospital: those that the filters show',
    'Patient,Phone,Priority,Status\r\nMeera Nair,+91 55500 10001,medium,new\r\n',
    ['invalid'],
  )
  async exportLeads(@Who() who: Actor, @Query() query: LeadsExport): Promise<StreamableFile> {
    assertMayRestore(who, query, 'leads:delete');
    return this.file(leadsCsv(boundHospital(who), query), 'leads.csv');
  }

  private async file(rows: CsvExport, name: string): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.csv(rows), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
