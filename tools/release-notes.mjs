import './ready.mjs';
import { runCommand } from './failure.mjs';

const { printNotes } = await import('./release/main.mjs');
await runCommand(() => printNotes(process.argv[2]));
