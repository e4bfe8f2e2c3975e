import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Who } from '../access/who.decorator';
import { Answers } from '../http/answers.decorator';
import { IfMatch } from '../http/if-match';
import { MessageTemplate, MessageTemplates, SaveMessageTemplate } from './message-template.dto';
import { MessageTemplatesService } from './message-templates.service';

/** The texts of messages to patients, and under which ids operators know them. */
@ApiTags('messages')
@Controller('message-templates')
export class MessageTemplatesController {
  constructor(private readonly templates: MessageTemplatesService) {}

  @Get()
  @Access('messages:templates')
  @Answers({
    summary: 'The texts of messages to patients, in each language, with their ids at the operators',
    description:
      'Operators in India drop an SMS whose text is not registered. Register each as `text` has it, and enter the id that they give.',
    type: MessageTemplates,
    input: false,
  })
  listMessageTemplates(): Promise<MessageTemplates> {
    return this.templates.all();
  }

  @Put()
  @Access('messages:templates')
  @Answers({
    summary: 'Enter the ids of one text, or take them away',
    description:
      'Where ids are needed, the fullest form that has one goes out: in the language of the patient, else in English. Without any the message is not sent, and the appointment needs attention.',
    type: MessageTemplate,
    refusals: ['stale'],
  })
  saveMessageTemplate(@Who() who: Actor, @Body() body: SaveMessageTemplate, @IfMatch() version: number | null): Promise<MessageTemplate> {
    return this.templates.save(who, body, version);
  }
}
