import { CheckOutlined, CloseCircleOutlined, EditOutlined } from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import { can } from '@arogya/domain/access';
import { isExpected } from '@arogya/domain/appointments/status';
import { useSession } from '@arogya/platform';
import { useMedia, useNarrow } from '@arogya/ui/look/use-media';
import { Button } from 'antd';
import { appointmentName } from '../appointment-labels';
import { AppointmentMenu, type AppointmentActions } from './appointment-menu';

/** Where there is space for words, and a pointer that can rest on a row. */
const WIDE = '(min-width: 1260px)';
const POINTER = '(hover: hover)';

interface RowActionsProps extends AppointmentActions {
  readonly appointment: Appointment;
  /** The pointer or the focus is in the row. */
  readonly hot: boolean;
}

/** Edit and Cancel, while the row has the pointer or the focus. */
function QuickActions({ appointment, onEdit, onStatus, busyId }: Omit<RowActionsProps, 'hot'>) {
  const name = appointmentName(appointment);
  const busy = busyId === appointment.id;
  return (
    <span className="ad-quick-actions">
      <button type="button" className="ad-icon-button" title="Edit" aria-label={`Edit ${name}`} onClick={() => onEdit(appointment)}>
        <EditOutlined />
      </button>
      {isExpected(appointment.status) ? (
        <button
          type="button"
          className="ad-icon-button"
          title="Cancel Appointment"
          aria-label={`Cancel Appointment of ${name}`}
          disabled={busy}
          onClick={() => onStatus(appointment, 'cancelled')}
        >
          <CloseCircleOutlined />
        </button>
      ) : null}
    </span>
  );
}

/** What a row of the list offers: Confirm while it is pending, the usual changes under the pointer, and the menu with all of them; a phone has the menu alone. */
export function RowActions({ appointment, hot, ...actions }: RowActionsProps) {
  const { role } = useSession();
  const [wide, pointer, narrow] = [useMedia(WIDE), useMedia(POINTER), useNarrow()];
  const changes = can(role, 'appointments:change');
  const busy = actions.busyId === appointment.id;
  return (
    <span className="ad-row-actions">
      {changes && hot && wide && pointer ? <QuickActions appointment={appointment} {...actions} /> : null}
      {changes && !narrow && appointment.status === 'pending' ? (
        <Button
          size="small"
          disabled={busy}
          aria-label={`Confirm ${appointmentName(appointment)}`}
          {...(wide ? {} : { icon: <CheckOutlined />, title: 'Confirm' })}
          onClick={() => actions.onStatus(appointment, 'confirmed')}
        >
          {wide ? 'Confirm' : null}
        </Button>
      ) : null}
      <AppointmentMenu appointment={appointment} {...actions} />
    </span>
  );
}
