import './ready.mjs';
import { runCommand } from './failure.mjs';

const { drill } = await import('./drill/main.mjs');
await runCommand(() => drill(process.argv[2]));
