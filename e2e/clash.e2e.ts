import type { Locator } from '@playwright/test';
import { BookingPage } from './booking-page';
import { expect, test, type OpenPage } from './fixtures';
import { see } from './look';
import type { TestData } from './test-data';
import { newPerson } from './people';

const REFUSED = 'This time has just been taken. Please choose another one.';

/** Two visitors who look at the times of one doctor, whom nobody else knows. */
async function twoVisitors(open: OpenPage, made: TestData): Promise<[BookingPage, BookingPage]> {
  const { path, doctor } = await made.bookingPage();
  const visitor = async (): Promise<BookingPage> => {
    const booking = new BookingPage(await open(path, { width: 390 }));
    await booking.openSheet(doctor);
    return booking;
  };
  return Promise.all([visitor(), visitor()]);
}

/** The visitor reads why, sees the start closed, and is offered three others. */
async function refused(visitor: BookingPage, time: string): Promise<Locator> {
  const refusal = visitor.page.getByRole('alert').filter({ hasText: REFUSED });
  await see(refusal, visitor.start(time).and(visitor.page.locator('[aria-disabled=true]')));
  const others = refusal.getByRole('button');
  await expect(others).toHaveCount(3);
  return others;
}

test('two visitors choose the same start: one books, the other reads why, takes one of the three offered and books it', async ({
  open,
  made,
}) => {
  const both = await twoVisitors(open, made);
  const time = await both[0].freeStarts().first().innerText();
  await Promise.all(both.map((visitor) => visitor.start(time).click()));
  const kept = both.map((visitor) => visitor.kept().then(() => visitor));
  const faster = await Promise.any(kept);
  const slower = both[0] === faster ? both[1] : both[0];

  const others = await refused(slower, time);

  const [one, other] = [newPerson('Ravi'), newPerson('Sunita')];
  await faster.enterPhone(one.phone);
  await faster.enterDetails(one);
  await faster.book();
  expect(await faster.when()).toContain(time);

  const offered = await others.first().innerText();
  await others.first().click();
  await slower.kept();
  await slower.enterPhone(other.phone);
  await slower.enterDetails(other);
  await slower.book();
  expect(await slower.when(), `${offered} was chosen`).toContain(offered.split(', ').at(-1) ?? '?');
});

test('a start that somebody booked meanwhile is refused with the reason and three others', async ({ open, made }) => {
  const [early, late] = await twoVisitors(open, made);
  const person = newPerson('Imran');
  const time = await early.chooseFirstFree();
  await early.enterPhone(person.phone);
  await early.enterDetails(person);
  await early.book();
  await late.start(time).click();
  await refused(late, time);
});
