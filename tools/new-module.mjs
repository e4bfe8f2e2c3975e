import './ready.mjs';
import { runCommand } from './failure.mjs';

const { newModule } = await import('./generate/module.mjs');
await runCommand(() => newModule(process.argv.slice(2)));
