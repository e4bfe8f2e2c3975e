import './ready.mjs';
import { runCommand } from './failure.mjs';

const { testNode } = await import('./test-node/main.mjs');
await runCommand(() => testNode(process.argv.slice(2)));
