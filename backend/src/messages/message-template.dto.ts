import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import { FORMS, type Form } from '@arogya/domain/messages/forms';
import { registrationRules } from '@arogya/domain/messages/registration-rules';
import { SMS_TEMPLATES, type SmsTemplate } from '@arogya/domain/messages/texts';
import { Checked } from '../http/checked.decorator';

const ID = '1107161234567890123';

/** The ids of one text. */
export class SaveMessageTemplate {
  @Checked(registrationRules.template, { example: 'reminder', description: 'Which text.' }) template!: SmsTemplate;
  @Checked(registrationRules.form, { example: 'link', description: 'In which form.' }) form!: Form;
  @Checked(registrationRules.language, { example: 'hi', description: 'In which language.' }) language!: Language;
  @Checked(registrationRules.dltTemplateId, {
    example: ID,
    description: 'Its id at the operators (DLT): 19 digits. Empty: it is not registered, and does not go out where it has to be.',
  })
  dltTemplateId?: string | null;
  @Checked(registrationRules.dltHeader, {
    example: 'LOTUSC',
    description: "The sender's header, where it is not the provider's usual one.",
  })
  dltHeader?: string | null;
  @Checked(registrationRules.providerName, {
    example: 'reminder_link_hi',
    description: 'What the provider calls the text, where it asks for that.',
  })
  providerName?: string | null;
}

/** A text of a message to patients, as it is registered with the operators. */
export class MessageTemplate {
  @ApiProperty({ enum: SMS_TEMPLATES, example: 'reminder', description: 'Which text.' }) template!: SmsTemplate;
  @ApiProperty({
    enum: FORMS,
    example: 'link',
    description:
      "What it says besides: the link to the patient's page or the hospital's phone, and the reason of a changed calendar or not.",
  })
  form!: Form;
  @ApiProperty({ enum: LANGUAGES, example: 'hi', description: 'In which language.' }) language!: Language;
  @ApiProperty({
    example: '{#alphanumeric#}: reminder of appointment {#alphanumeric#} with {#alphanumeric#} tomorrow, {#alphanumeric#}.',
    description: 'As it is registered, each place with the kind of its value.',
  })
  text!: string;
  @ApiProperty({
    example: 'Lotus Care Hospital: reminder of appointment AD-100001 with Dr. Meera Iyer tomorrow, 25 Nov 2026, 9:30 AM.',
    description: 'As somebody may get it.',
  })
  preview!: string;
  @ApiProperty({ type: 'integer', example: 2, description: 'How many SMS the preview is.' }) segments!: number;
  @ApiProperty({ type: [String], example: ['It takes 3 SMS'], description: 'What to know before it is registered.' }) warnings!: string[];
  @ApiProperty({ type: String, nullable: true, example: ID, description: 'Its id at the operators; null when none was entered.' })
  dltTemplateId!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'LOTUSC', description: "The sender's header; null: the provider's usual one." })
  dltHeader!: string | null;
  @ApiProperty({ type: String, nullable: true, example: null, description: 'What the provider calls the text.' })
  providerName!: string | null;
  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Where no id was entered: the variable of the environment that has one.',
  })
  variable!: string | null;
  @ApiProperty({ type: 'integer', example: 1, description: 'Raised by each change; 0 where nothing was entered.' }) version!: number;
}

/** All texts of messages to patients. */
export class MessageTemplates {
  @ApiProperty({
    example: true,
    description: 'Whether a text without an id does not go out, as operators in India demand; then SMS_DLT_ENTITY_ID is set.',
  })
  idsNeeded!: boolean;
  @ApiProperty({ type: [MessageTemplate], description: 'By language, then text, the fullest form first.' }) templates!: MessageTemplate[];
}
