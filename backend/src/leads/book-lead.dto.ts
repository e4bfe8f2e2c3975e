import { ApiProperty } from '@nestjs/swagger';
import { appointmentRules } from '@arogya/domain/appointments/rules';
import { newPatientRules, type Gender } from '@arogya/domain/patients/rules';
import { optional } from '@arogya/domain/rule';
import { Appointment, ConfirmAtOnce, TakeHeld } from '../appointments/appointment.dto';
import { Checked } from '../http/checked.decorator';
import { Lead } from './lead.dto';

export class BookLead {
  @Checked(optional(appointmentRules.patientId), { description: 'A patient with this phone; without one a patient is made' })
  patientId?: string | null;
  @Checked(newPatientRules.name, { ifSent: true, description: "The lead's, unless sent" }) name?: string;
  @Checked(newPatientRules.phone, { ifSent: true, description: "The lead's, unless sent" }) phone?: string;
  @Checked(newPatientRules.email) email?: string | null;
  @Checked(newPatientRules.age) age?: number | null;
  @Checked(newPatientRules.gender) gender?: Gender | null;
  @Checked(newPatientRules.location) location?: string | null;
  @Checked(newPatientRules.symptoms) symptoms?: string | null;
  @Checked(appointmentRules.doctorId) doctorId!: string;
  @Checked(appointmentRules.appointmentDate) appointmentDate!: string;
  @Checked(appointmentRules.notes, { description: 'Notes for the appointment, free text.' }) notes?: string | null;
  @TakeHeld() takeHeld?: boolean | null;
  @ConfirmAtOnce() confirm?: boolean | null;
}

export class BookedLead {
  @ApiProperty({ type: Lead, description: 'The lead, now with its appointment.' }) lead!: Lead;
  @ApiProperty({ type: Appointment, description: 'The appointment that was booked.' }) appointment!: Appointment;
}
