import './agent-dashboard.css';
import { CalendarOutlined, PhoneOutlined, PlusOutlined, SwapOutlined, UserAddOutlined } from '@ant-design/icons';
import { ADD_LEAD, ASSIGN_TO_ME } from '@arogya/domain/leads/texts';
import { useBookingSoon } from '@arogya/features/appointments/booking/use-booking-soon';
import { OwnToday } from '@arogya/features/dashboard/own-today';
import { QuickActions } from '@arogya/features/dashboard/quick-actions';
import { RecentActivity } from '@arogya/features/dashboard/recent-activity';
import { BOOK, useGoBook } from '@arogya/features/keyboard/go-book';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { LIST_KEYS } from '@arogya/features/keyboard/list-keys';
import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { AssignDialog } from '@arogya/features/leads/assign-dialog';
import type { Lead } from '@arogya/features/leads/lead';
import { KeyHint } from '@arogya/features/leads/key-hint';
import { REACHED_KEY } from '@arogya/features/leads/lead-call';
import { LeadDialogs } from '@arogya/features/leads/lead-dialogs';
import { LeadDrawer } from '@arogya/features/leads/lead-drawer';
import { useLeadActions } from '@arogya/features/leads/use-lead-actions';
import { useClaim } from '@arogya/features/leads/use-claim';
import { TAKE_KEY, useTakeNext } from '@arogya/features/leads/use-take-next';
import { useRecordInList } from '@arogya/features/records/use-record-in-list';
import { PageHeader, useSession, useUrlState, type SessionUser } from '@arogya/platform';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { AgentCards } from './agent-cards';
import { AGENT_VIEW } from './agent-view';
import { AvailableLeads } from './available-leads';
import { CallDialog } from './call-dialog';
import { MyAppointments } from './my-appointments';
import { MyLeads } from './my-leads';
import { StatusDialog } from './status-dialog';
import { useAgentData } from './use-agent-data';

type QuickAction = 'book' | 'call' | 'assign' | 'status';

/** The four things an agent does all day. */
const QUICK: readonly (readonly [QuickAction, string, ReactNode])[] = [
  ['book', BOOK, <CalendarOutlined key="book" />],
  ['call', 'Call Patient', <PhoneOutlined key="call" />],
  ['assign', 'Assign Lead', <UserAddOutlined key="assign" />],
  ['status', 'Update Status', <SwapOutlined key="status" />],
];

/** Somebody has called who does not book: they become a lead of the agent's own. */
const ADD_KEY = 'a';

/** The open dialog; a call may be for a lead that is chosen already. */
type OpenDialog = { readonly action: Exclude<QuickAction, 'book'>; readonly lead: Lead | null };

interface TakeButtonProps {
  readonly lead: Lead;
  readonly busyId: string | null;
  readonly onTake: (lead: Lead) => void;
}

/** Takes the lead that is shown. */
const TakeButton = ({ lead, busyId, onTake }: TakeButtonProps) => (
  <Button
    type="primary"
    block
    icon={<UserAddOutlined />}
    aria-keyshortcuts={TAKE_KEY}
    loading={busyId === lead.id}
    onClick={() => onTake(lead)}
  >
    {ASSIGN_TO_ME}
    <KeyHint name={TAKE_KEY} />
  </Button>
);

function Dashboard({ user }: { user: SessionUser }) {
  const book = useGoBook();
  const [view, setView] = useUrlState(AGENT_VIEW);
  const [openId, openRecord, close, neighbours] = useRecordInList('lead');
  const [opened, setOpened] = useState<Lead>();
  const [over, setOver] = useState<OpenDialog | null>(null);
  const data = useAgentData(user.id, view);
  const claims = useClaim();
  const pageActions = useLeadActions((lead) => {
    setOpened(lead);
    openRecord(lead.id);
  });
  const submit = (action: QuickAction): void => (action === 'book' ? book() : setOver({ action, lead: null }));
  const call = (lead: Lead): void => setOver({ action: 'call', lead });
  const stop = (): void => setOver(null);
  useBookingSoon(true);
  const takeNext = useTakeNext({ free: data.free.data, claim: claims.claim, openId, open: pageActions.actions.onOpen });
  const take = (lead: Lead): void => void claims.claim(lead).then((taken) => (taken ? undefined : close()));
  const takes = { key: TAKE_KEY, label: 'Take the next lead, and open it', run: () => void takeNext() };
  useShortcuts([
    takes,
    { key: REACHED_KEY, label: 'Record a call; in an open lead: reached', run: () => submit('call') },
    { key: 'b', label: `${BOOK}; in an open lead: for it`, run: book },
    { key: 'n', label: BOOK, run: book },
    { key: ADD_KEY, label: ADD_LEAD, run: pageActions.add },
    ...LIST_KEYS,
  ]);

  const isMine = (lead: Lead): boolean => lead.assignedAgentId === user.id;
  const foot = (lead: Lead) => (isMine(lead) ? undefined : <TakeButton lead={lead} busyId={claims.busyId} onTake={take} />);
  const keys = (lead: Lead) => (isMine(lead) ? [takes] : [{ ...takes, run: () => take(lead) }]);
  return (
    <>
      <PageHeader
        actions={
          <Button icon={<PlusOutlined />} aria-keyshortcuts={ADD_KEY} onClick={pageActions.add}>
            {ADD_LEAD}
          </Button>
        }
      />
      <AgentCards data={data} />
      <QuickActions
        actions={QUICK.map(([action, label, icon]) => ({ label, icon, first: action === 'book', run: () => submit(action) }))}
      />
      <OwnToday agentId={user.id} />
      <div className="ad-agent-pair">
        <AvailableLeads data={data} claims={claims} onOpen={pageActions.actions.onOpen} onAll={() => submit('assign')} />
        <RecentActivity list={data.recent} />
      </div>
      <MyLeads data={data} pageActions={pageActions} page={view.leads} onPage={(leads) => setView({ leads })} onCall={call} />
      <MyAppointments data={data} page={view.appointments} onPage={(appointments) => setView({ appointments })} onBook={book} />
      <LeadDrawer
        id={openId}
        neighbours={neighbours}
        known={opened?.id === openId ? opened : undefined}
        onClose={close}
        actions={pageActions.actions}
        foot={foot}
        keys={keys}
      />
      <LeadDialogs pageActions={pageActions} />
      {over?.action === 'call' ? <CallDialog lead={over.lead} onClose={stop} /> : null}
      {over?.action === 'assign' ? <AssignDialog onClose={stop} /> : null}
      {over?.action === 'status' ? <StatusDialog onClose={stop} /> : null}
      <KeysHelp />
    </>
  );
}

/** The agent's day (docs/spec/screens.md). Designed for a phone first. */
export function AgentDashboardPage() {
  const { user } = useSession();
  return user ? <Dashboard user={user} /> : null;
}
