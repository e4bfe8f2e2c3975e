const BROKEN = /has stopped working|is not responding|needs a newer/;
const SILENT_MS = 700;
const PATIENCE_MS = 30_000;

/** Opens a page and waits until nothing comes any more. Answers what was wrong with it, a line each. */
export async function faultsOn(page, address, has) {
  const faults = [];
  let last = performance.now();
  const note = (line) => faults.push(`${new URL(address).pathname}: ${line}`);
  const on = {
    pageerror: (error) => note(error.message),
    console: (message) => (message.type() === 'error' && !/Failed to load resource/.test(message.text()) ? note(message.text()) : null),
    request: (request) => {
      last = performance.now();
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !has(request.method(), pathname))
        note(`calls ${request.method()} ${pathname}, which is not in the contract`);
    },
    response: (answer) => {
      last = performance.now();
      const { pathname } = new URL(answer.url());
      if (answer.status() >= 500 || (answer.status() >= 400 && pathname.startsWith('/mfe/')))
        note(`${pathname} answered ${answer.status()}`);
    },
  };
  for (const [event, listen] of Object.entries(on)) page.on(event, listen);
  try {
    await page.goto(address, { timeout: PATIENCE_MS });
    await page.locator('h1').first().waitFor({ timeout: PATIENCE_MS });
    while (performance.now() - last < SILENT_MS) await page.waitForTimeout(100);
    const said = page.getByText(BROKEN).first();
    if ((await said.count()) > 0) note(await said.textContent());
  } catch (error) {
    note(error.message.split('\n')[0]);
  } finally {
    for (const [event, listen] of Object.entries(on)) page.off(event, listen);
  }
  return faults;
}
