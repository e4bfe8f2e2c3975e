const BAR = 20;
const EVERY_MS = 1_000;
const LINE_EVERY_MS = 15_000;

/**
 * Shows how far something is: one line that is written again each second on a terminal, else a line for each piece that is done
 * and one every 15 s between them. `progress()` answers `{ done, of, what }`, `what` being the newest piece where it has a name.
 */
export function showProgress(title, progress, output = process.stdout) {
  const began = Date.now();
  let last;
  let lastAt = began;
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const line = () => {
    const { done, of, what } = progress();
    return `${title}: ${done} of ${of}${what ? `, ${what}` : ''}`;
  };
  const bar = () => {
    const { done, of } = progress();
    const filled = Math.min(BAR, Math.floor((done / of) * BAR));
    return `[${'#'.repeat(filled)}${'.'.repeat(BAR - filled)}]`;
  };
  const show = () => {
    if (output.isTTY) return output.write(`\r\u001b[K${`${bar()} ${line()}`.slice(0, (output.columns ?? 80) - 8)}, ${seconds()} s`);
    const { what = title } = progress();
    if (what === last && Date.now() - lastAt < LINE_EVERY_MS) return undefined;
    [last, lastAt] = [what, Date.now()];
    return output.write(`${line()}, ${seconds()} s\n`);
  };
  show();
  const timer = setInterval(show, EVERY_MS);
  const end = () => {
    clearInterval(timer);
    output.write(output.isTTY ? `\r\u001b[K${title}: ${seconds()} s\n` : `${line()}, ${seconds()} s\n`);
  };
  return { show, end };
}
