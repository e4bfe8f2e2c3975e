import { ApiProperty } from '@nestjs/swagger';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { LANGUAGES, type Language } from '@arogya/domain/languages/languages';
import {
  CANCEL_REASONS,
  LATE_MINUTES,
  LINK_BARRIERS,
  type CancelReason,
  type LateMinutes,
  type LinkBarrier,
  type LinkedAppointment as Linked,
} from '@arogya/domain/links/link';

const words = { type: String, nullable: true } as const;
const start = { format: 'date-time', example: '2026-11-24T09:30:00+05:30' } as const;
const barrier = { enum: LINK_BARRIERS, type: String, nullable: true, example: null } as const;

class LinkedDoctor {
  @ApiProperty({ format: 'uuid', description: 'The id of the doctor.' }) id!: string;
  @ApiProperty({ example: 'Dr. Meera Iyer' }) fullName!: string;
  @ApiProperty({ example: 'Cardiology' }) specialty!: string;
}

class LinkedHospital {
  @ApiProperty({ example: 'lotus-care-hospital', description: 'The part of its booking link behind `/book/`.' }) slug!: string;
  @ApiProperty({ example: 'Lotus Care Hospital', description: 'The name of the hospital.' }) name!: string;
  @ApiProperty({ example: 'Pune' }) city!: string;
  @ApiProperty({ ...words, example: '12 MG Road' }) address!: string | null;
  @ApiProperty({ ...words, example: '+91 55500 10001', description: 'The phone number to call, as it is shown; null for none.' })
  phone!: string | null;
  @ApiProperty({ ...words, example: 'tel:+915550010001', description: 'The address that dials it; null where that is no number.' })
  call!: string | null;
  @ApiProperty({ example: 'Asia/Kolkata' }) timeZone!: string;
}

class SaidLate {
  @ApiProperty({ type: 'integer', enum: LATE_MINUTES, example: 20, description: 'How late the patient will be.' }) minutes!: LateMinutes;
  @ApiProperty({ format: 'date-time', description: 'When this was said.' }) at!: string;
}

class Said {
  @ApiProperty({ format: 'date-time', required: false, description: 'When the patient said that they are coming.' }) coming?: string;
  @ApiProperty({ type: SaidLate, required: false, description: 'How late the patient will be.' }) late?: SaidLate;
  @ApiProperty({ enum: CANCEL_REASONS, required: false, description: 'Why the patient cancelled.' }) cancel?: CancelReason;
  @ApiProperty({ type: 'integer', required: false, example: 1, description: 'How often the patient has moved it.' }) moves?: number;
}

class MovedFrom {
  @ApiProperty(start) appointmentDate!: string;
  @ApiProperty({ example: 'Dr. Meera Iyer', description: 'The name of the doctor with whom it was.' }) doctor!: string;
}

class Barriers {
  @ApiProperty({ ...barrier, description: 'Of saying that one is coming.' }) coming!: LinkBarrier | null;
  @ApiProperty({ ...barrier, description: 'Of saying that one will be late.' }) late!: LinkBarrier | null;
  @ApiProperty({ ...barrier, description: 'Of moving it.' }) move!: LinkBarrier | null;
  @ApiProperty({ ...barrier, description: 'Of cancelling it.' }) cancel!: LinkBarrier | null;
}

export class LinkedAppointment implements Linked {
  @ApiProperty({ type: 'integer', example: 100001, description: 'The number that people read out' }) number!: number;
  @ApiProperty({ type: 'integer', example: 2, description: 'Goes back with what changes the appointment' }) version!: number;
  @ApiProperty({ enum: APPOINTMENT_STATUSES, example: 'pending', description: 'One that staff have deleted is `cancelled`.' })
  status!: AppointmentStatus;
  @ApiProperty(start) appointmentDate!: string;
  @ApiProperty({ ...start, example: '2026-11-24T09:45:00+05:30' }) endsAt!: string;
  @ApiProperty({ example: 'Asha V.', description: 'First name and initial.' }) person!: string;
  @ApiProperty({ type: LinkedDoctor, description: 'The doctor of the appointment.' }) doctor!: LinkedDoctor;
  @ApiProperty({ type: LinkedHospital, description: 'The hospital of the appointment.' }) hospital!: LinkedHospital;
  @ApiProperty({ type: Said, description: 'What the patient has said by the link.' }) said!: Said;
  @ApiProperty({ enum: ['patient', 'hospital'], type: String, nullable: true, description: 'Null while it is not cancelled.' })
  cancelledBy!: 'patient' | 'hospital' | null;
  @ApiProperty({
    type: MovedFrom,
    nullable: true,
    description: 'Where it was before the hospital moved it, until the patient says something.',
  })
  movedFrom!: MovedFrom | null;
  @ApiProperty({ type: Barriers, description: 'What stands in the way of each act; null: it may be done.' }) barriers!: Barriers;
  @ApiProperty({ example: true, description: 'Move and cancel need the last four digits of the phone from this browser.' })
  digitsNeeded!: boolean;
  @ApiProperty({ ...words, format: 'date-time', description: "Until when the patient's own last move or cancellation can be taken back." })
  undoUntil!: string | null;
  @ApiProperty({ type: 'integer', example: 120, description: 'Minutes before the start until which it may be changed.' })
  changeUntil!: number;
  @ApiProperty({ type: 'integer', example: 3, description: 'How often it may still be moved.' }) movesLeft!: number;
  @ApiProperty({ enum: LANGUAGES, type: String, nullable: true, description: 'Of its messages; null: as the hospital has it.' })
  language!: Language | null;
}
