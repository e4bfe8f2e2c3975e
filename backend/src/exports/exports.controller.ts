import { applyDecorators, Controller, Get, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access } from '../access/access.decorator';
import { Limited } from '../limits/limited.decorator';
import { refusalResponses } from '../errors/problem';
import { ExportsService } from './exports.service';
import { APPOINTMENTS_CSV, LEADS_CSV } from './exports.sql';

const AnswersCsv = (summary: string, example: string): MethodDecorator =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiProduces('text/csv'),
    ApiResponse({ status: 200, description: summary, content: { 'text/csv': { schema: { type: 'string' }, example } } }),
    ...refusalResponses(['unavailable']),
  );

@ApiTags('exports')
@Controller('export')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get('appointments/csv')
  @Access('exports:read')
  @Audited('exported', 'appointment')
  @Limited('exports')
  @AnswersCsv('All appointments as CSV', 'Number,Date,Time,Status,Patient\n100001,2026-11-24,09:30,pending,Meera Nair\n')
  exportAppointments(): Promise<StreamableFile> {
    return this.file(APPOINTMENTS_CSV, 'appointments.csv');
  }

  @Get('leads/csv')
  @Access('exports:read')
  @Audited('exported', 'lead')
  @Limited('exports')
  @AnswersCsv('All leads as CSV', 'Patient,Phone,Priority,Status\nMeera Nair,+91 55500 10001,medium,new\n')
  exportLeads(): Promise<StreamableFile> {
    return this.file(LEADS_CSV, 'leads.csv');
  }

  private async file(copy: string, name: string): Promise<StreamableFile> {
    return new StreamableFile(await this.exports.csv(copy), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="${name}"`,
    });
  }
}
