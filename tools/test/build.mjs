import '../node-version.mjs';
import { endChildren } from '../children.mjs';
import { runCommand } from '../failure.mjs';
import { atEnd } from '../interruption.mjs';

const [{ ensureBuilt }, { prepareCluster }] = await Promise.all([import('../build.mjs'), import('../start/prepared.mjs')]);
const building = ensureBuilt().then(prepareCluster);
atEnd(() => Promise.allSettled([endChildren(), building]));
await runCommand(() => building);
