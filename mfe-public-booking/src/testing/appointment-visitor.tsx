import { configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppointmentPage } from '../appointment/appointment-page';
import { InEnglish } from './words';
import { asRead, fakeLink, TOKEN } from './appointment-fixture';

// The dialog has some eighty controls, and checking the visibility of each by jsdom's styles is slow.
configure({ defaultHidden: true });

/** A tab in which the link was just opened. */
export function freshTab(): void {
  window.history.replaceState(null, '', `/a/${TOKEN}`);
}

export function open(first = asRead(), link = fakeLink(first.appointment.digitsNeeded)) {
  const view = render(
    <InEnglish>
      <AppointmentPage token={TOKEN} first={first} {...link} />
    </InEnglish>,
  );
  return { ...link, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), ...view };
}

/** The state, as its heading says it. */
export const state = (name: string | RegExp): HTMLElement => screen.getByRole('heading', { level: 2, name });
