import { ApiProperty } from '@nestjs/swagger';
import { hospitalSettingsRules } from '@arogya/domain/hospital-rules/rules';
import type { TickedLanguage } from '@arogya/domain/hospital-rules/ticks';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { SMS_TEMPLATES, type SmsTemplate } from '@arogya/domain/messages/texts';
import { Checked, CheckedQuery, CheckedWhole } from '../http/checked.decorator';

const CHANGE_UNTIL = {
  description: 'Minutes before its start until which a patient can move or cancel an appointment by its link.',
  example: 120,
} as const;
const MOVES = { description: 'How often a patient can move an appointment by its link.', example: 3 } as const;
const PATIENT_CONFIRMS = { description: "Whether a patient's “I'm coming” confirms a pending appointment." } as const;
const LANGUAGE = {
  description: 'For patients of whom no language is known: English, or one whose pages are ticked.',
  example: 'en',
} as const;

const EMBED_ORIGINS = {
  description: 'The websites that may show its booking page, each by scheme, host and port; without one no site can.',
  example: ['https://www.lotuscare.in'],
};

/** True ticks, or reads again what has changed; false takes the tick away; what is not sent stays. */
class RequestedUses {
  @Checked(hospitalSettingsRules.tick, { ifSent: true, description: 'The public pages.' }) pages?: boolean;
  @Checked(hospitalSettingsRules.tick, { ifSent: true, description: 'The messages to patients.' }) messages?: boolean;
}

class RequestedLanguages implements Partial<Record<TickedLanguage, RequestedUses | null>> {
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Hindi.' }) hi?: RequestedUses | null;
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Marathi.' }) mr?: RequestedUses | null;
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Tamil.' }) ta?: RequestedUses | null;
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Telugu.' }) te?: RequestedUses | null;
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Kannada.' }) kn?: RequestedUses | null;
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Malayalam.' }) ml?: RequestedUses | null;
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Bengali.' }) bn?: RequestedUses | null;
  @CheckedWhole(RequestedUses, { description: 'What is ticked in Gujarati.' }) gu?: RequestedUses | null;
}

/** What is not sent stays. */
export class UpdateHospitalSettings {
  @Checked(hospitalSettingsRules.changeUntil, { ...CHANGE_UNTIL, ifSent: true }) changeUntil?: number;
  @Checked(hospitalSettingsRules.moves, { ...MOVES, ifSent: true }) moves?: number;
  @Checked(hospitalSettingsRules.patientConfirms, { ...PATIENT_CONFIRMS, ifSent: true }) patientConfirms?: boolean;
  @Checked(hospitalSettingsRules.language, { ...LANGUAGE, ifSent: true }) language?: Language;
  @CheckedWhole(RequestedLanguages, { description: 'The languages that are ticked, each for pages and for messages.' })
  languages?: RequestedLanguages | null;
  @Checked(hospitalSettingsRules.embedOrigins, { ...EMBED_ORIGINS, ifSent: true }) embedOrigins?: string[];
}

/** That somebody has read the texts and offers them to patients. */
export class LanguageTick {
  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The user who ticked it; null where the demo did.' })
  by!: string | null;
  @ApiProperty({ example: 'Asha K.', description: 'Who ticked it, by first name and initial.' }) name!: string;
  @ApiProperty({ format: 'date-time', description: 'When it was ticked.' }) at!: string;
  @ApiProperty({ type: 'integer', example: 0, description: 'How many texts have changed since, or are new.' }) changed!: number;
}

export class LanguageTexts {
  @ApiProperty({ type: 'integer', example: 214, description: 'How many texts there are.' }) texts!: number;
  @ApiProperty({ type: 'integer', example: 0, description: 'How many of them a named speaker has reviewed.' }) reviewed!: number;
  @ApiProperty({ type: LanguageTick, nullable: true, description: 'Null: patients are not offered it.' }) tick!: LanguageTick | null;
}

export class LanguageUses {
  @ApiProperty({ type: LanguageTexts, nullable: true, description: 'Of the public pages; null: not in this language yet.' })
  pages!: LanguageTexts | null;
  @ApiProperty({ type: LanguageTexts, nullable: true, description: 'Of the messages to patients; null: not in this language yet.' })
  messages!: LanguageTexts | null;
}

export class OfferedLanguages implements Record<TickedLanguage, LanguageUses> {
  @ApiProperty({ type: LanguageUses, description: 'The texts in Hindi.' }) hi!: LanguageUses;
  @ApiProperty({ type: LanguageUses, description: 'The texts in Marathi.' }) mr!: LanguageUses;
  @ApiProperty({ type: LanguageUses, description: 'The texts in Tamil.' }) ta!: LanguageUses;
  @ApiProperty({ type: LanguageUses, description: 'The texts in Telugu.' }) te!: LanguageUses;
  @ApiProperty({ type: LanguageUses, description: 'The texts in Kannada.' }) kn!: LanguageUses;
  @ApiProperty({ type: LanguageUses, description: 'The texts in Malayalam.' }) ml!: LanguageUses;
  @ApiProperty({ type: LanguageUses, description: 'The texts in Bengali.' }) bn!: LanguageUses;
  @ApiProperty({ type: LanguageUses, description: 'The texts in Gujarati.' }) gu!: LanguageUses;
}

export class HospitalSettings {
  @ApiProperty({ format: 'uuid', description: 'The id of the hospital.' }) id!: string;
  @ApiProperty({ example: 'Lotus Care Hospital', description: 'The name of the hospital.' }) name!: string;
  @ApiProperty({ example: 'lotus-care-hospital', description: 'The part of its booking link behind `/book/`.' }) bookingSlug!: string;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
  @ApiProperty({ type: 'integer', ...CHANGE_UNTIL }) changeUntil!: number;
  @ApiProperty({ type: 'integer', ...MOVES }) moves!: number;
  @ApiProperty(PATIENT_CONFIRMS) patientConfirms!: boolean;
  @ApiProperty({ enum: LANGUAGES, ...LANGUAGE }) language!: Language;
  @ApiProperty({ type: OfferedLanguages, description: 'Each language with its texts and its ticks; English needs none.' })
  languages!: OfferedLanguages;
  @ApiProperty({ type: [String], ...EMBED_ORIGINS }) embedOrigins!: string[];
  @ApiProperty({ type: 'integer', example: 1, description: 'Counts the changes; 0 while nobody has set any. Also its `ETag`.' })
  version!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was last changed; null while never.' })
  updatedAt!: string | null;
}

export class MessagePreviewQuery {
  @CheckedQuery(hospitalSettingsRules.language, { example: 'hi', description: 'The language of the messages.' }) language!: Language;
}

export class MessagePreview {
  @ApiProperty({ enum: SMS_TEMPLATES, example: 'confirmation', description: 'Which message it is.' }) template!: SmsTemplate;
  @ApiProperty({ example: 'Confirmation', description: 'What staff call it.' }) label!: string;
  @ApiProperty({
    example: 'Lotus Care Hospital: appointment AD-100001 with Dr. Meera Iyer is booked for 25 Nov 2026, 10:30 AM.',
    description: 'The text with the name, the phone and a doctor of the hospital, and a link that opens nothing.',
  })
  text!: string;
}
