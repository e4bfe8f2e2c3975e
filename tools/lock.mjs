import './node-version.mjs';
import { runCommand } from './failure.mjs';

const { writeLock } = await import('./lock/main.mjs');
await runCommand(writeLock);
