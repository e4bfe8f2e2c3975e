import { CalendarOutlined, DownloadOutlined, MedicineBoxOutlined, UserAddOutlined } from '@ant-design/icons';
import { can, type Action } from '@arogya/domain/access';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { useSession } from '@arogya/platform';
import type { ReactNode } from 'react';
import { FigureCards } from './figure-cards';
import { NeedsPanel } from './needs-panel';
import { OwnLeads } from './own-leads';
import { OwnToday } from './own-today';
import { OverviewDialogs } from './overview-dialogs';
import { QuickActions, type QuickAction } from './quick-actions';
import { RecentActivity } from './recent-activity';
import { RecentAppointments } from './recent-appointments';
import { useOverview, type OverviewParts } from './use-overview';

/** Quick Actions, each with its permission: an agent cannot add doctors or export. */
const quickActions = ({ booker, show }: OverviewParts): readonly (readonly [Action, QuickAction])[] => [
  ['appointments:create', { label: 'Book Appointment', icon: <CalendarOutlined />, first: true, run: () => booker.book() }],
  ['doctors:write', { label: 'Add Doctor', icon: <MedicineBoxOutlined />, run: () => show('doctor') }],
  ['leads:unassigned', { label: 'Assign Lead', icon: <UserAddOutlined />, run: () => show('assign') }],
  ['exports:read', { label: 'Export Report', icon: <DownloadOutlined />, run: () => show('export') }],
];

/** Dashboard Overview (docs/spec/screens.md). */
export function Overview({ setup = null }: { readonly setup?: ReactNode }) {
  const { role, user } = useSession();
  const parts = useOverview();
  const actions = quickActions(parts)
    .filter(([action]) => can(role, action))
    .map(([, quick]) => quick);
  useShortcuts([{ key: 'n', label: 'Book Appointment', run: () => parts.booker.book() }]);
  return (
    <div className="ad-overview">
      {setup}
      <FigureCards />
      {role === 'agent' && user ? (
        <div className="ad-overview-morning">
          <OwnToday agentId={user.id} />
          <OwnLeads agentId={user.id} />
        </div>
      ) : null}
      <div className="ad-overview-lists">
        <NeedsPanel actions={parts.pageActions.actions} onOpen={parts.appointment.open} />
        <QuickActions actions={actions} />
      </div>
      <div className="ad-overview-lists">
        <RecentAppointments
          list={parts.list}
          actions={parts.pageActions.actions}
          onOpen={parts.appointment.open}
          onBook={() => parts.booker.book()}
        />
        <RecentActivity list={parts.activity} />
      </div>
      <OverviewDialogs parts={parts} />
    </div>
  );
}
