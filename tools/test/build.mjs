import '../node-version.mjs';
import { runCommand } from '../failure.mjs';

const [{ ensureBuilt }, { prepareCluster }] = await Promise.all([import('../build.mjs'), import('../start/prepared.mjs')]);
await runCommand(() => ensureBuilt().then(prepareCluster));
