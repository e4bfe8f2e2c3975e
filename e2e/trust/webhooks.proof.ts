import { randomUUID } from 'node:crypto';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { endpointAt, fannedOut, MAY_CALL_HERE, readFromNow, sendWebhooks } from '@arogya/backend/testing/webhook-clinic';
import { DeliveryClaims } from '@arogya/backend/webhooks/sending/delivery-claims';
import { waits } from '@arogya/backend/webhooks/sending/deliveries.sql';
import { application } from './application';
import { Dice } from './dice';
import { proof, type Figure, type Scale } from './figure';
import { instead } from './instead';
import { bookingFigure } from './webhook-bookings';
import { killFigure } from './webhook-kills';
import { CHANGES, FaultyReceivers, HURRY, RECEIVERS, STATES, type Arrivals } from './webhook-load';
import { turnFigure } from './webhook-turn';

const ON = { env: MAY_CALL_HERE, history: false } as const;

interface Sent extends Arrivals {
  readonly dead: number;
  readonly changes: number;
}

/** Two servers send the changes of some leads to three receivers, until nothing is left. */
async function sentBy(servers: readonly TestApp[], changes: { records: number; versions: number }, dice: Dice): Promise<Sent> {
  const [first] = servers as [TestApp];
  const receivers = await FaultyReceivers.start(dice);
  await first.sql.query('delete from webhook_deliveries');
  await first.sql.query('delete from webhook_endpoints');
  for (const url of receivers.urls) await endpointAt(first, url);
  await first.sql.query(CHANGES, [changes.records, randomUUID(), 1, changes.versions]);
  await fannedOut(first);
  let state = { left: 1, dead: 0 };
  for (let round = 0; state.left > 0 && round < 2_000; round += 1) {
    await Promise.all(servers.map(sendWebhooks));
    for (const hurry of HURRY) await first.sql.query(hurry);
    state = (await first.sql.one<typeof state>(STATES)) ?? state;
  }
  const arrivals = receivers.arrivals();
  await receivers.close();
  return { ...arrivals, dead: state.dead, changes: changes.records * changes.versions };
}

type ClaimStatement = DeliveryClaims['statement'];

/** A claim that writes nothing: whoever looks meanwhile takes the same. */
const withoutLease = (before: ClaimStatement): ClaimStatement =>
  function claimNothing(this: DeliveryClaims, values) {
    const { text, ...rest } = before.call(this, values);
    const [head = '', columns = ''] = text.split(/update webhook_deliveries d set[^]*?returning/u);
    return {
      ...rest,
      name: 'claim-nothing',
      text: `${head} select ${columns} from webhook_deliveries d join claimed on claimed.endpoint_id = d.endpoint_id and claimed.id = d.id`,
    };
  };

/** A claim that takes a record's later change though its earlier one is not there yet. */
const withoutOrder = (before: ClaimStatement): ClaimStatement =>
  function claimAny(this: DeliveryClaims, values) {
    const { text, ...rest } = before.call(this, values);
    return { ...rest, name: 'claim-in-no-order', text: text.replace(`not ${waits('d')}`, 'true') };
  };

async function arrivalFigure({ full, seed }: Scale): Promise<Figure> {
  const first = await application(ON);
  const servers = [first, await application({ ...ON, database: first.config.databaseUrl })];
  await readFromNow(first);
  const changes = full ? { records: 200, versions: 10 } : { records: 30, versions: 4 };
  const few = { records: 30, versions: 4 };
  const { arrived, again, fell, dead, changes: count } = await sentBy(servers, changes, new Dice(seed));
  const bare = await instead(DeliveryClaims, 'statement', withoutLease, () => sentBy(servers, few, new Dice(seed)));
  const mixed = await instead(DeliveryClaims, 'statement', withoutOrder, () => sentBy(servers, few, new Dice(seed)));
  return {
    name: 'changes at three receivers that are down, slow and faulty, sent by two servers: missing, given up, taken twice, out of order',
    found: `${count} changes: ${count * RECEIVERS.length - arrived}, ${dead}, ${again}, ${fell}`,
    met: arrived === count * RECEIVERS.length && dead === 0 && again === 0 && fell === 0,
    controls: [
      { name: 'a claim without a lease', found: `${bare.again} taken twice`, fails: bare.again > 0 },
      { name: 'without waiting for the earlier change', found: `${mixed.fell} out of order`, fails: mixed.fell > 0 },
    ],
  };
}

export default proof('Webhooks: what arrives, and what a turn costs', async (scale) => [
  await arrivalFigure(scale),
  ...(scale.full ? [await killFigure(scale), await turnFigure(), await bookingFigure()] : []),
]);
