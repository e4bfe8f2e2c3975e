/** `node deploy/health.mjs <address>` ends with 0 when the address answers 200: a health check without curl. */
const ok = await fetch(process.argv[2], { signal: AbortSignal.timeout(2500) }).then(
  (answer) => answer.status === 200,
  () => false,
);
process.exit(ok ? 0 : 1);
