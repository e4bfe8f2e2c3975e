/** Runs the parts, two at a time, prints each with its problems when it ends; answers how many passed, and which failed. */
export async function runParts(parts) {
  const waiting = [...parts];
  const count = { passed: 0, failures: [] };
  const worker = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      const problems = await problemsOf(part);
      if (problems.length > 0) count.failures.push(part.name);
      else count.passed += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return count;
}

async function problemsOf({ name, run }) {
  const began = Date.now();
  const problems = await run().catch((error) => [error.stack ?? String(error)]);
  console.log(`${problems.length ? '✗' : '✓'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  problems.forEach((problem) => console.log(`  ${problem}`));
  return problems;
}
