import { freePort, signalTo } from '@arogya/tools/postgres/server.mjs';
import { Caddy, hasCaddy, type CaddyStart } from './caddy';
import { Calls, reads } from './calls';
import type { Figure } from './figure';
import { Client } from './load';
import type { Real } from './real';

const PACE = { lanes: 6, breathMs: 30 };
const DRAIN_SECONDS = '0';

/** What becomes of those who read while the one server behind Caddy is restarted. */
async function readsDuring(product: Real, how: CaddyStart): Promise<Calls> {
  const api = await product.startAnother(how.server, { DRAIN_SECONDS });
  const caddy = await Caddy.start(how);
  try {
    const calls = new Calls([reads(await Client.as(caddy.port, 'agent'), 'doctors')], PACE);
    await calls.more(PACE.lanes);
    signalTo(api.pid, 'SIGTERM');
    await api.ended;
    const successor = await product.startAnother(how.server, { DRAIN_SECONDS });
    await calls.more(100);
    await calls.end();
    await successor.stop();
    return calls;
  } finally {
    caddy.stop();
  }
}

/** On a machine that has Caddy. A call with a body waits only behind one of after March 2026 (caddyserver/caddy#7547). */
export async function restartedAlone(product: Real): Promise<Figure[]> {
  if (!hasCaddy()) return [];
  const waiting = await readsDuring(product, { server: await freePort(0) });
  const bare = await readsDuring(product, { server: await freePort(0), bare: true });
  return [
    {
      name: 'the one server behind Caddy restarted (deploy/Caddyfile), for those who read',
      found: waiting.said,
      met: waiting.failed.length === 0 && waiting.answered > 100,
      wrong: [...new Set(waiting.failed)],
      controls: [{ name: 'Caddy by itself', found: bare.said, fails: bare.failed.length > 0 }],
    },
  ];
}
