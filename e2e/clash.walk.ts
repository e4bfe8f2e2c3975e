import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import { BookingPage } from './booking-page';
import { see } from './look';
import { addressOfQr, demoDoctor, newPerson } from './people';
import { walk, type Walker } from './walk';

const REFUSED = 'This time has just been taken. Please choose another one.';

async function visitorAt(walker: Walker): Promise<BookingPage> {
  const { origin } = await walker.product();
  const visitor = new BookingPage(await walker.open(await addressOfQr(origin), { width: 390 }));
  await visitor.openSheet(await demoDoctor(origin));
  return visitor;
}

/** The visitor reads why, sees the start closed, and is offered three others. */
async function refused(visitor: BookingPage, time: string): Promise<Locator> {
  const refusal = visitor.page.getByRole('alert').filter({ hasText: REFUSED });
  await see(refusal, visitor.start(time).and(visitor.page.locator('[aria-disabled=true]')));
  const offers = refusal.getByRole('button');
  assert.equal(await offers.count(), 3);
  return offers;
}

walk(
  'two visitors choose the same start: one books, the other reads why, takes one of the three offered and books it',
  async (walker) => {
    const both = await Promise.all([visitorAt(walker), visitorAt(walker)]);
    const time = await both[0].freeStarts().first().innerText();
    await Promise.all(both.map((visitor) => visitor.start(time).click()));
    const kept = both.map((visitor) => visitor.kept().then(() => visitor));
    const faster = await Promise.any(kept);
    const slower = both[0] === faster ? both[1] : both[0];

    const offers = await refused(slower, time);

    const [one, other] = [newPerson('Ravi'), newPerson('Sunita')];
    await faster.enterPhone(one.phone);
    await faster.enterDetails(one);
    await faster.book();
    assert.ok((await faster.when()).includes(time));

    const offered = await offers.first().innerText();
    await offers.first().click();
    await slower.kept();
    await slower.enterPhone(other.phone);
    await slower.enterDetails(other);
    await slower.book();
    const got = await slower.when();
    assert.ok(got.includes(offered.split(', ').at(-1) ?? '?'), `${offered} was chosen, ${got} was booked`);
  },
  { minutes: 3 },
);

walk('a start that somebody booked meanwhile is refused with the reason and three others', async (walker) => {
  const [early, late] = [await visitorAt(walker), await visitorAt(walker)];
  const person = newPerson('Imran');
  const time = await early.chooseFirstFree();
  await early.enterPhone(person.phone);
  await early.enterDetails(person);
  await early.book();
  await late.start(time).click();
  await refused(late, time);
});
