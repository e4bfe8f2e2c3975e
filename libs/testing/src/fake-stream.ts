import { browser } from '@arogya/platform';
import { act } from '@testing-library/react';

class FakeStream extends EventTarget {
  close(): void {
    // There is nothing to close.
  }
}

export interface FakeLive {
  /** What the server pushes, e.g. `push('changed', { topics: ['leads'] })`. */
  readonly push: (event: string, data: object) => void;
}

/** The server's events, sent by the test: call it once at the top of the file. Screens react without a pause. */
export function fakeLive(): FakeLive {
  const real = { ...browser };
  let stream = new FakeStream();
  const push = (event: string, data: object): void =>
    act(() => void stream.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) })));
  beforeAll(() => {
    browser.listenTo = () => {
      stream = new FakeStream();
      queueMicrotask(() => push('hello', { jitter: 0 }));
      return stream as unknown as EventSource;
    };
  });
  afterAll(() => {
    Object.assign(browser, real);
  });
  return { push };
}
