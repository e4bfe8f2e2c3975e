import { test, expect } from '../fixtures';
import { noteShifts, standsStill } from '../shift';
import { ALL_LOOKS } from '../looks/all-looks';
import { looks } from './axe-looks';
import { MORE_PLACES } from './more-places';
import { PLACES } from './places';
import { atRest } from './rest';

const PHONE = { width: 390, height: 844 };
const NOTEBOOK = { width: 1366, height: 900 };

for (const { name, as, at, way, measure } of [...PLACES, ...(ALL_LOOKS ? MORE_PLACES : [])]) {
  test(`${name} comes without a jump and looks right to axe, wide and narrow, light and dark`, async ({ open, made }) => {
    const page = await open('about:blank', { still: true, ...(as ? { as } : {}) });
    await page.addInitScript(noteShifts);
    // Staff pages on a phone: first-load.e2e.ts and in-sight.e2e.ts.
    for (const size of as ? [NOTEBOOK] : [PHONE, NOTEBOOK]) {
      await page.setViewportSize(size);
      await page.goto(at);
      await way?.(page, made);
      await atRest(page);
      await standsStill(page, `${name} at ${size.width} px`);
    }
    expect(await looks(page, name)).toEqual([]);
    await measure?.(page);
  });
}
