import './ready.mjs';
import { runCommand } from './failure.mjs';

const { showReleases } = await import('./ship/main.mjs');
await runCommand(() => showReleases(process.argv.slice(2)));
