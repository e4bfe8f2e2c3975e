import { ApiProperty } from '@nestjs/swagger';
import type { Language } from '@arogya/domain/languages/languages';
import type { CancelReason, LateMinutes } from '@arogya/domain/links/link';
import { linkRules } from '@arogya/domain/links/rules';
import { day } from '@arogya/domain/when';
import { Checked, CheckedQuery } from '../http/checked.decorator';

const VERSION = { example: 2, description: 'The version of the appointment that the patient has seen' } as const;
const DIGITS = { example: '2345', description: 'The last four digits of the phone, where `digitsNeeded`' } as const;

export class LinkSlotsQuery {
  @CheckedQuery(day('Please enter the first day as YYYY-MM-DD')) from!: string;
  @CheckedQuery(day('Please enter the last day as YYYY-MM-DD')) to!: string;
}

export class LateByLink {
  @Checked(linkRules.minutes, { example: 20, description: 'How late: 10, 20 or 30 minutes' }) minutes!: LateMinutes;
}

export class MoveByLink {
  @Checked(linkRules.at, { description: 'The new start: ISO 8601 with offset, as in `at` of the slots' }) at!: string;
  @Checked(linkRules.holdId, { description: 'The hold on it, if there is one' }) holdId?: string | null;
  @Checked(linkRules.digits, DIGITS) digits?: string | null;
  @Checked(linkRules.version, VERSION) version!: number;
}

export class CancelByLink {
  @Checked(linkRules.reason, { example: 'better', description: 'Why; there are no words beside it' }) reason!: CancelReason;
  @Checked(linkRules.digits, DIGITS) digits?: string | null;
  @Checked(linkRules.version, VERSION) version!: number;
}

export class UndoByLink {
  @Checked(linkRules.version, { example: 3, description: 'The version of the appointment that the move or the cancellation has made' })
  version!: number;
}

export class LanguageByLink {
  @Checked(linkRules.language, { example: 'hi', description: 'In which its messages are written, as far as the hospital offers it' })
  language!: Language;
}

export class AppointmentLink {
  @ApiProperty({
    example: 'https://care.example/a/AAYahAAB3x0kq0c2Y9mPzQm',
    description: 'The address of the page on which the patient sees, moves and cancels the appointment: a key, for the patient alone',
  })
  address!: string;
  @ApiProperty({ format: 'date-time', description: 'Until when it leads there: ISO 8601 with offset.' }) endsAt!: string;
}
