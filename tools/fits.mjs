import './ready.mjs';
import { runCommand } from './failure.mjs';

const { fits } = await import('./fits/main.mjs');
await runCommand(() => fits(process.argv.slice(2)));
