import './ready.mjs';
import { Failure, runCommand } from './failure.mjs';

await runCommand(async () => {
  const { checkContract, contractFiles, writeContract } = await import('./contract/files.mjs');
  if (process.argv.includes('--check')) {
    const problems = await checkContract();
    if (problems.length) throw new Failure(problems.join('\n'));
    return console.log('openapi.json and libs/api are up to date; Redocly and Spectral find nothing.');
  }
  const changed = writeContract(await contractFiles());
  console.log(changed.length ? `Written: ${changed.join(', ')}` : 'Nothing has changed.');
});
