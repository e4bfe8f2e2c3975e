import './ready.mjs';
import { runCommand } from './failure.mjs';

const { proveTraces } = await import('./test-node/traces.mjs');
await runCommand(proveTraces);
