/** The product from its sources, for the case of looks: on the word of the bench it writes no look, to be compared with itself. */
import 'reflect-metadata';
import { createApp } from '../backend/src/app.setup.ts';
import { AuditReads } from '../backend/src/audit/audit-reads.service.ts';
import { loadConfig } from '../backend/src/config.ts';
import { closeOnSignal } from '../backend/src/shutdown.ts';

const config = loadConfig();
const app = await createApp({ config });
closeOnSignal(app);
const reads = app.get(AuditReads);
const add = reads.add.bind(reads);
process.on('message', (looks) => {
  reads.add = looks ? add : () => null;
  process.send({ looks });
});
await app.listen(config.port, config.host);
