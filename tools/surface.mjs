import './ready.mjs';
import { runCommand } from './failure.mjs';

const { writeSurface } = await import('./surface/main.mjs');
await runCommand(writeSurface);
