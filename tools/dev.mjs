import './ready.mjs';
import { runCommand } from './failure.mjs';

const { dev } = await import('./dev/main.mjs');
await runCommand(() => dev(process.argv.slice(2)));
