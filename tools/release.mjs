import './ready.mjs';
import { runCommand } from './failure.mjs';

const { release } = await import('./release/main.mjs');
await runCommand(() => release(process.argv.slice(2)));
