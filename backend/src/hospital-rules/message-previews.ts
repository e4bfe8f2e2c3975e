import { Injectable } from '@nestjs/common';
import { addDays, dayOf } from '@arogya/domain/clock';
import { NOT_THERE } from '@arogya/domain/hospital-rules/rules';
import type { Language } from '@arogya/domain/languages/languages';
import { fullestForm } from '@arogya/domain/messages/forms';
import { SMS_TEMPLATES, TEMPLATE_LABELS, type AppointmentParams, type CodeParams, type SmsTemplate } from '@arogya/domain/messages/texts';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { valuesOf } from '../messages/message-values';
import { isWritten, textOf, wordsIn } from '../messages/words';
import type { MessagePreview } from './hospital-rules.dto';
import { assertOwn } from './own-hospital';

interface PreviewedHospital {
  readonly name: string;
  readonly phone: string | null;
  readonly timeZone: string;
  /** The first of its doctors; null while it has none. */
  readonly doctor: string | null;
}

const hospitalOfPreview = prepared<PreviewedHospital, { id: string }>(
  'hospital-of-message-preview',
  `select h.name, h.phone, h.time_zone as "timeZone", (
    select d.full_name from doctors d where d.hospital_id = h.id and d.is_active and d.archived_at is null
    order by d.created_at, d.id limit 1) as doctor
  from hospitals h where h.id = :id and h.archived_at is null`,
);

const CODE: CodeParams = { code: '042179' };
const NO_DOCTOR_YET = 'Dr. Meera Iyer';

/** The messages of a hospital as its patients get them, with its own name, phone and doctor, and an appointment of nobody. */
@Injectable()
export class MessagePreviews {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async of(who: Actor, id: string, language: Language): Promise<MessagePreview[]> {
    assertOwn(who, id);
    const hospital = await this.sql.one(hospitalOfPreview({ id }));
    if (!hospital) throw new Refusal('notFound');
    if (!isWritten(language)) throw new Refusal('invalid', { errors: { language: NOT_THERE }, message: NOT_THERE });
    const appointment = this.appointmentAt(hospital);
    return SMS_TEMPLATES.map((template) => previewOf(template, template === 'code' ? CODE : appointment, language));
  }

  /** Tomorrow morning; the link opens nothing. */
  private appointmentAt({ name, phone, timeZone, doctor }: PreviewedHospital): AppointmentParams {
    const day = addDays(dayOf(this.clock.now(), timeZone), 1);
    const link = `${this.config.publicBaseUrl}/a/…`;
    return { hospital: name, doctor: doctor ?? NO_DOCTOR_YET, day, time: '10:30', number: 100_001, phone, link };
  }
}

function previewOf(template: SmsTemplate, params: CodeParams | AppointmentParams, language: Language): MessagePreview {
  const words = wordsIn(language);
  const { form } = fullestForm({ template, params, language });
  return { template, label: TEMPLATE_LABELS[template], text: textOf(words, template, form, valuesOf(words, params)) };
}
