import './ready.mjs';
import { runCommand } from './failure.mjs';

const { provePruned } = await import('./test-node/pruned.mjs');
await runCommand(provePruned);
