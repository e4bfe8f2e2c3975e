import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { OfflineBanner } from './offline-banner';

const onLine = jest.spyOn(navigator, 'onLine', 'get');
const turn = (on: boolean): void => {
  onLine.mockReturnValue(on);
  act(() => void window.dispatchEvent(new Event(on ? 'online' : 'offline')));
};

test('it says from when the data is as long as there is no network, on the clock of the hospitals', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-24T05:12:30Z') });
  turn(true);
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  turn(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. What you see is from 10:42 AM, and nothing can be saved until the connection is back.',
  );
  turn(true);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});
