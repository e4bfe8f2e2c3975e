import './ready.mjs';
import { runCommand } from './failure.mjs';

const { newMfe } = await import('./generate/mfe.mjs');
await runCommand(() => newMfe(process.argv.slice(2)));
