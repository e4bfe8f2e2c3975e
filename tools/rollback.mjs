import './ready.mjs';
import { runCommand } from './failure.mjs';

const { rollBack } = await import('./ship/main.mjs');
await runCommand(() => rollBack(process.argv.slice(2)));
