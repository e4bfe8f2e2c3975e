import { ReloadOutlined } from '@ant-design/icons';
import {
  useListWebhookDeliveriesQuery,
  useReplayWebhookMutation,
  type DeliveryState,
  type Webhook,
  type WebhookDelivery,
} from '@arogya/api/webhooks';
import {
  ALL_DELIVERY_STATES,
  DELIVERIES_FAILED,
  FIND_DELIVERY,
  NO_DELIVERIES,
  NO_DELIVERIES_IN_STATE,
  NO_DELIVERIES_OF_ID,
  SEND_AGAIN_FAILED,
  SEND_ALL_AGAIN,
  sentAllAgain,
} from '@arogya/domain/webhooks/page-texts';
import { deliverySearchRule } from '@arogya/domain/webhooks/delivery-search';
import { DELIVERY_STATES } from '@arogya/domain/webhooks/states';
import { DELIVERY_STATE_LABELS } from '@arogya/domain/webhooks/texts';
import { ListPart } from '@arogya/features/lists/list-part';
import { toasts, useListTotal, useSubmit } from '@arogya/platform';
import { RecordPart } from '@arogya/ui/record/record-part';
import { FilterSelect, SearchBox } from '@arogya/ui/table/filter-bar';
import { ShowMore } from '@arogya/ui/table/show-more';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { useState } from 'react';
import { DeliveryLine } from './delivery-line';

/** Deliveries at first, and how many each press adds; what one call answers is the most. */
const STEP = 20;
const MOST = 200;
const STATES = DELIVERY_STATES.map((value) => ({ value, label: DELIVERY_STATE_LABELS[value] }));

interface DeliveryLogProps {
  readonly integrationId: string;
  readonly webhook: Webhook;
}

/** Sends once more all that was given up. */
function SendAllAgain({ integrationId, webhook }: DeliveryLogProps) {
  const [submit, busy] = useSubmit();
  const [replay] = useReplayWebhookMutation();
  const send = async (): Promise<void> => {
    const call = () => replay({ id: integrationId, webhookId: webhook.id, replayWebhook: {} });
    const done = await submit(call, { failure: SEND_AGAIN_FAILED });
    if (done.ok) toasts.show({ title: sentAllAgain(done.data.queued, done.data.more) });
  };
  return webhook.dead > 0 ? (
    <Button loading={busy} onClick={() => void send()}>
      {SEND_ALL_AGAIN}
    </Button>
  ) : null;
}

function emptyText(q: string, state: string): string {
  if (q) return NO_DELIVERIES_OF_ID;
  return state ? NO_DELIVERIES_IN_STATE : NO_DELIVERIES;
}

/** What was sent to a webhook or will be, the newest first; one is found by its id, its change's or its record's. */
export function DeliveryLog({ integrationId, webhook }: DeliveryLogProps) {
  const [q, setQ] = useState('');
  const [state, setState] = useState<DeliveryState | ''>('');
  const [pageSize, setPageSize] = useState(STEP);
  const asked = { id: integrationId, webhookId: webhook.id, pageSize, ...(q ? { q } : {}), ...(state ? { state } : {}) };
  const fault = q ? deliverySearchRule.check(q) : null;
  const query = useListWebhookDeliveriesQuery(fault ? skipToken : asked, { refetchOnMountOrArgChange: true });
  const { total } = useListTotal(query);
  const choose = (value: string): void => {
    setState(DELIVERY_STATES.find((one) => one === value) ?? '');
    setPageSize(STEP);
  };
  const search = (next: string): void => {
    setQ(next);
    setPageSize(STEP);
  };
  return (
    <RecordPart title="Deliveries">
      <div className="ad-delivery-tools">
        <SearchBox value={q} placeholder={FIND_DELIVERY} onChange={search} />
        <FilterSelect label="State of deliveries" value={state} all={ALL_DELIVERY_STATES} options={STATES} onChange={choose} />
        <Button icon={<ReloadOutlined />} disabled={fault !== null} loading={query.isFetching} onClick={() => void query.refetch()}>
          Refresh
        </Button>
        <SendAllAgain integrationId={integrationId} webhook={webhook} />
      </div>
      {fault ? (
        <p role="alert" className="ad-delivery-fault">
          {fault}
        </p>
      ) : (
        <ListPart<WebhookDelivery>
          list={{ ...query, data: query.currentData ?? (query.isFetching ? query.data : undefined) }}
          failure={DELIVERIES_FAILED}
          empty={emptyText(q, state)}
          className="ad-webhooks"
        >
          {(delivery) => <DeliveryLine integrationId={integrationId} webhookId={webhook.id} delivery={delivery} />}
        </ListPart>
      )}
      {!fault && pageSize < MOST && (total ?? 0) > pageSize ? (
        <ShowMore loading={query.isFetching} byScrolling={false} onMore={() => setPageSize(Math.min(pageSize + STEP, MOST))} />
      ) : null}
    </RecordPart>
  );
}
