/** The product from its sources, which on the word of the bench writes no look or shares no figures, to be compared with itself. */
import 'reflect-metadata';
import { createApp } from '../backend/src/app.setup.ts';
import { AuditReads } from '../backend/src/audit/audit-reads.service.ts';
import { loadConfig } from '../backend/src/config.ts';
import { SharedFigures } from '../backend/src/events/shared-figures.ts';
import { stopOnSignal } from '../backend/src/shutdown.ts';

const config = loadConfig();
const app = await createApp({ config });
stopOnSignal(app, config);
const reads = app.get(AuditReads);
const add = reads.add.bind(reads);
const { kept } = app.get(SharedFigures);
const get = kept.get.bind(kept);
process.on('message', ({ looks = true, sharing = true }) => {
  reads.add = looks ? add : () => null;
  kept.get = sharing ? get : (_key, read) => read();
  process.send({ looks, sharing });
});
await app.listen(config.port, config.host);
