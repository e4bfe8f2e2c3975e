import { CheckCircleOutlined, CheckOutlined, CloseCircleOutlined, FormOutlined, UserDeleteOutlined } from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import { appointmentName } from '@arogya/features/appointments/appointment-labels';
import { RowMenu } from '@arogya/ui/table/row-menu';
import { STEP_LABELS, stepsOf, type DoctorMutations } from './doctor-mutations';

const ICONS = {
  confirmed: <CheckOutlined />,
  completed: <CheckCircleOutlined />,
  no_show: <UserDeleteOutlined />,
  cancelled: <CloseCircleOutlined />,
};

/** Confirm only when pending, Mark Complete only when confirmed, No Show and Cancel always, and the dialog. */
export function DoctorAppointmentMenu({ appointment, onStep, onUpdate, busyId }: DoctorMutations & { appointment: Appointment }) {
  const steps = stepsOf(appointment.status).map((status) => ({
    key: status,
    label: STEP_LABELS[status],
    icon: ICONS[status],
    danger: status === 'cancelled',
    onSelect: () => onStep(appointment, status),
  }));
  const update = { key: 'update', label: 'Update Appointment', icon: <FormOutlined />, onSelect: () => onUpdate(appointment) };
  return <RowMenu label={`Actions for ${appointmentName(appointment)}`} items={[...steps, update]} busy={busyId === appointment.id} />;
}
