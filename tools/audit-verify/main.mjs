import pg from 'pg';
import { withStored } from '../database/stored.mjs';
import { Failure, runCommand } from '../failure.mjs';

const SLICE = 50_000;

/** `npm run audit:verify`: checks the chain of the audit log without the server, which may run meanwhile. */
export const verifyAudit = () =>
  runCommand(async () => {
    const { rows, brokenAt, head } = await withStored(prove);
    if (brokenAt !== null) throw new Failure(`The audit log is not as it was written: link ${brokenAt} of its chain is broken.`);
    console.log(`${rows} rows of the audit log are as they were written. Last hash: ${head ?? 'none yet'}.`);
  });

async function prove(url) {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    await sealAll(client);
    return await verifyAll(client);
  } finally {
    await client.end();
  }
}

async function sealAll(client) {
  const seal = async () => (await client.query('select seal_audit(5000, true) as sealed')).rows[0].sealed;
  while ((await seal()) > 0);
}

async function verifyAll(client) {
  const last = await client.query(
    `select position::int, encode(hash, 'hex') as head from audit_chain order by audit_chain.position desc limit 1`,
  );
  const { position = 0, head = null } = last.rows[0] ?? {};
  let rows = 0;
  for (let low = 0; low < position; low += SLICE) {
    const slice = await client.query('select links::int, broken_at::int from verify_audit($1, $2)', [low, Math.min(low + SLICE, position)]);
    if (slice.rows[0].broken_at !== null) return { rows, brokenAt: slice.rows[0].broken_at, head };
    rows += slice.rows[0].links;
  }
  return { rows, brokenAt: null, head };
}
