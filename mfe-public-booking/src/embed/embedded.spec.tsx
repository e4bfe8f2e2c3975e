import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { words } from '@arogya/languages/generated/words.en';
import { BookingPage } from '../page/booking-page';
import { draftStore } from '../page/draft';
import { aPage, fakeApi } from '../testing/booking-fixture';
import { fill, freshTab, openSheet, pressBook, tapStart } from '../testing/booking-visitor';
import { WordsProvider } from '../words/words';
import { EmbeddedPage } from './embedded';

beforeEach(freshTab);

function open(api = fakeApi()) {
  render(
    <WordsProvider words={words}>
      <EmbeddedPage value>
        <BookingPage slug="lotus" page={aPage()} store={draftStore('lotus', sessionStorage)} api={api} />
      </EmbeddedPage>
    </WordsProvider>,
  );
  return userEvent.setup({ delay: null, pointerEventsCheck: 0 });
}

it('the sheet stands under its doctor, in the list, and Escape closes it', async () => {
  const user = open();
  const sheet = await openSheet(user);
  const items = [...document.querySelectorAll('.cards > li')];
  expect(items.map((item) => item.contains(sheet))).toEqual([false, true, false]);
  expect(within(items[0] as HTMLElement).getByText('Dr. Asha Menon')).toBeInTheDocument();
  sheet.querySelector('button')?.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('the link of the appointment opens a tab of its own', async () => {
  const user = open();
  await openSheet(user);
  await tapStart(user, '9:30 AM');
  await fill(user);
  await pressBook(user);
  const link = await screen.findByRole('link', { name: 'See, move or cancel' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
});
