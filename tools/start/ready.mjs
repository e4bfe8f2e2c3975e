import './node-version.mjs';
import { sentenceOf } from './failure.mjs';
import { ensureInstalled, isAnythingInstalled } from './install.mjs';

/**
 * Imported first by each command that uses packages: where nothing is installed yet, they are. What uses packages is imported
 * after that, by `await import(…)`; tools/test/commands.spec.mjs follows the imports. A server with its own packages alone stays so.
 */
try {
  if (!isAnythingInstalled()) await ensureInstalled();
} catch (error) {
  console.error(sentenceOf(error));
  process.exit(1);
}
