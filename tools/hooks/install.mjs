import { spawnSync } from 'node:child_process';
import { ROOT } from '../aliases.mjs';

/** Run by `npm install`. Outside of git, or where git cannot be written, nothing happens. */
spawnSync('git', ['config', 'core.hooksPath', 'tools/hooks'], { cwd: ROOT, stdio: 'ignore' });
