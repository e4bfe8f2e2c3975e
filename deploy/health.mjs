/**
 * `node deploy/health.mjs <address> [seconds]` ends with 0 when the address answers 200: a health check without curl. With
 * seconds it asks again and again, for as long at most.
 */
const [address, seconds = '0'] = process.argv.slice(2);
const until = Date.now() + Number(seconds) * 1000;

const isOk = () =>
  fetch(address, { signal: AbortSignal.timeout(2500) }).then(
    (answer) => answer.status === 200,
    () => false,
  );

let ok = await isOk();
while (!ok && Date.now() < until) {
  await new Promise((done) => setTimeout(done, 250));
  ok = await isOk();
}
process.exit(ok ? 0 : 1);
