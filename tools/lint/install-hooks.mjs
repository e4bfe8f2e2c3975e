import { spawnSync } from 'node:child_process';
import { ROOT } from '../start/aliases.mjs';

/** Run by `npm install`. Outside of git, or where git cannot be written, nothing happens. */
spawnSync('git', ['config', 'core.hooksPath', 'tools/lint/hooks'], { cwd: ROOT, stdio: 'ignore' });
