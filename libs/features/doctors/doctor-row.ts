/** What the doctor form reads of a doctor; the API's answer has all of it. */
export interface DoctorRow {
  readonly id: string;
  readonly userId?: string | null;
  readonly fullName: string;
  readonly specialty: string;
  readonly phone: string;
  readonly email?: string | null;
  readonly hospitalId?: string | null;
  readonly hospitalName?: string | null;
  readonly city: string;
  readonly experience?: number | null;
  readonly licenseNumber?: string | null;
  readonly workingDays: readonly string[];
  readonly timeSlots: readonly string[];
  readonly services: readonly string[];
  readonly consultationMinutes: number;
  readonly isActive: boolean;
  readonly version: number;
}
