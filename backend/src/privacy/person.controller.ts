import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.decorator';
import { Access, Confirmed } from '../access/access.decorator';
import type { Actor } from '../access/actor';
import { Answers } from '../http/answers.decorator';
import { Limited } from '../limits/limited.decorator';
import { Phone, PhoneDocumented } from '../patients/phone.pipe';
import { Who } from '../access/who.decorator';
import { ChosenRows, Erasure, PersonData, PhoneRows } from './privacy.dto';
import { PrivacyService } from './privacy.service';

/** A person is not one row: patients, leads and enquiries may all be theirs, under more than one spelling. */
@ApiTags('patients')
@Controller('privacy')
export class PersonController {
  constructor(private readonly privacy: PrivacyService) {}

  @Get('by-phone/:phone')
  @Access('patients:erase')
  @Confirmed()
  @Audited('looked_up', 'patient')
  @Limited('phoneLookup')
  @PhoneDocumented()
  @Answers({
    summary: 'All rows of a phone number, before a person is erased or gets their copy',
    description: 'Also deleted ones, under whatever name. A family may share a number: which rows are one person’s is chosen.',
    type: PhoneRows,
  })
  rowsOfPhone(@Phone() phone: string): Promise<PhoneRows> {
    return this.privacy.ofPhone(phone);
  }

  @Post('copy')
  @Access('patients:export')
  @Confirmed()
  @Limited('exports')
  @Answers({ summary: 'All that is kept in the chosen rows of a phone', type: PersonData, refusals: ['notFound'] })
  copyPerson(@Who() who: Actor, @Body() body: ChosenRows): Promise<PersonData> {
    return this.privacy.copy(who, body);
  }

  @Post('erase')
  @Access('patients:erase')
  @Confirmed()
  @Answers({
    summary: 'Erase the chosen rows of a phone for good',
    description:
      'As `erasePatient`, for every row that is this person’s. One row that is erased already refuses all. Cannot be taken back.',
    type: Erasure,
    refusals: ['notFound'],
  })
  erasePerson(@Who() who: Actor, @Body() body: ChosenRows): Promise<Erasure> {
    return this.privacy.eraseChosen(who, body);
  }
}
