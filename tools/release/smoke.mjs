import '../start/node-version.mjs';
import { runCommand } from '../start/failure.mjs';

const { smoke } = await import('./smoke-calls.mjs');
await runCommand(async () => console.log(`✓ ${await smoke(process.argv[2])}`));
