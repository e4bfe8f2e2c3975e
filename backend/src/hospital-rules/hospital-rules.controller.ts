import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { IfMatch } from '../http/if-match';
import { Id } from '../http/uuid.pipe';
import { HospitalSettings, MessagePreview, MessagePreviewQuery, UpdateHospitalSettings } from './hospital-rules.dto';
import { HospitalRulesService } from './hospital-rules.service';
import { MessagePreviews } from './message-previews';

/** What patients can do by their links, and the languages in which a hospital speaks to them. */
@ApiTags('hospitals')
@Controller('hospitals/:id/rules')
export class HospitalRulesController {
  constructor(
    private readonly rules: HospitalRulesService,
    private readonly previews: MessagePreviews,
  ) {}

  @Get()
  @Access('hospital:rules')
  @Answers({ summary: 'What patients can do by their links, and in which languages', type: HospitalSettings, refusals: ['notFound'] })
  hospitalSettings(@Who() who: Actor, @Id() id: string): Promise<HospitalSettings> {
    return this.rules.find(who, id);
  }

  @Get('messages')
  @Access('hospital:rules')
  @Answers({
    summary: 'The messages in a language, as patients of the hospital get them',
    list: MessagePreview,
    refusals: ['notFound'],
  })
  hospitalMessages(@Who() who: Actor, @Id() id: string, @Query() { language }: MessagePreviewQuery): Promise<MessagePreview[]> {
    return this.previews.of(who, id, language);
  }

  @Put()
  @Access('hospital:rules')
  @Answers({
    summary: 'Set what patients can do by their links, and in which languages',
    description: 'A tick keeps who has read the texts and when, as long as these are the same.',
    type: HospitalSettings,
    refusals: ['notFound', 'stale'],
  })
  updateHospitalSettings(
    @Who() who: Actor,
    @Id() id: string,
    @Body() body: UpdateHospitalSettings,
    @IfMatch() version: number | null,
  ): Promise<HospitalSettings> {
    return this.rules.change(who, id, body, version);
  }
}
