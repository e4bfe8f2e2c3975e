import './ready.mjs';
import { runCommand } from './failure.mjs';

const { affected } = await import('./affected/main.mjs');
await runCommand(() => affected(process.argv[2]));
