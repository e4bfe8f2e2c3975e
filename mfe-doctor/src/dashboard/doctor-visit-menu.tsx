import { CheckCircleOutlined, CheckOutlined, CloseCircleOutlined, FormOutlined, UserDeleteOutlined } from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import { visitName } from '@arogya/features/appointments/visit';
import { RowMenu } from '@arogya/ui/row-menu';
import { STEP_LABELS, stepsOf, type DoctorActs } from './doctor-acts';

const ICONS = {
  confirmed: <CheckOutlined />,
  completed: <CheckCircleOutlined />,
  no_show: <UserDeleteOutlined />,
  cancelled: <CloseCircleOutlined />,
};

/** Confirm only when pending, Mark Complete only when confirmed, No Show and Cancel always, and the dialog. */
export function DoctorVisitMenu({ visit, onStep, onUpdate, busyId }: DoctorActs & { visit: Appointment }) {
  const steps = stepsOf(visit.status).map((status) => ({
    key: status,
    label: STEP_LABELS[status],
    icon: ICONS[status],
    danger: status === 'cancelled',
    onSelect: () => onStep(visit, status),
  }));
  const update = { key: 'update', label: 'Update Appointment', icon: <FormOutlined />, onSelect: () => onUpdate(visit) };
  return <RowMenu label={`Actions for ${visitName(visit)}`} items={[...steps, update]} busy={busyId === visit.id} />;
}
