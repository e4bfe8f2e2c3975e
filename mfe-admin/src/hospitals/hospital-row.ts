/** What the screen reads of a hospital; the API's answer has all of it. */
export interface HospitalRow {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly stateId?: string | null;
  readonly address?: string | null;
  readonly phone?: string | null;
  readonly email?: string | null;
  readonly website?: string | null;
  readonly type?: string | null;
  readonly accreditation?: string | null;
  readonly specialties: readonly string[];
  readonly bookingSlug: string;
  readonly timeZone: string;
  readonly isActive: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
}
