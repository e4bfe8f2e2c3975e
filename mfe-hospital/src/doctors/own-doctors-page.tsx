import { DoctorsPage } from '@arogya/features/doctors/doctors-page';
import { useOwnHospital } from '../dashboard/use-own-hospital';

/** Doctor Management for a hospital administrator, whose doctors all belong to the own hospital. */
export function OwnDoctorsPage() {
  return <DoctorsPage own={useOwnHospital()} />;
}
