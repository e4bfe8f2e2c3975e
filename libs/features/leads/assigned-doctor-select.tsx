import { DoctorSelect } from '@arogya/features/appointments/doctor-select';
import { UNASSIGNED } from './lead-form-values';

interface AssignedDoctorSelectProps {
  readonly id?: string;
  readonly value?: string;
  readonly onChange?: (doctorId: string) => void;
}

/** Finds a doctor by typing; when emptied, the lead has none. */
export const AssignedDoctorSelect = ({ id, value, onChange }: AssignedDoctorSelectProps) => (
  <DoctorSelect
    {...(id ? { id } : {})}
    label="Assigned Doctor"
    placeholder="Unassigned"
    clearable
    value={value === UNASSIGNED ? '' : value}
    onChange={(doctorId) => onChange?.(doctorId || UNASSIGNED)}
  />
);
