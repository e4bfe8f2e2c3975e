import './ready.mjs';
import { runCommand } from './failure.mjs';

const { ship } = await import('./ship/main.mjs');
await runCommand(() => ship(process.argv.slice(2)));
