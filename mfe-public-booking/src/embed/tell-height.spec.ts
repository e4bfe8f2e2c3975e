import { ASKS_HEIGHT } from '@arogya/domain/hospitals/embed';
import { jest } from '@jest/globals';
import { tellHeight } from './tell-height';

const SITE = 'https://www.lotus.in';
const told = jest.spyOn(window, 'postMessage').mockImplementation(() => undefined);
const resized: (() => void)[] = [];

beforeAll(() => {
  window.ResizeObserver = class {
    constructor(tell: ResizeObserverCallback) {
      resized.push(() => tell([], this));
    }
    observe = (): void => undefined;
    unobserve = (): void => undefined;
    disconnect = (): void => undefined;
  };
  document.body.getBoundingClientRect = () => ({ height: 812.4 }) as DOMRect;
  tellHeight([SITE]);
});
beforeEach(() => told.mockClear());
afterAll(() => told.mockRestore());

/** Something says this to the page; the page around it unless specified. */
const say = (origin: string, data: unknown = ASKS_HEIGHT, source: Window | null = window.parent): unknown =>
  window.dispatchEvent(new MessageEvent('message', { origin, data, source }));

it.each<[string, Parameters<typeof say>]>([
  ['a website that is not named', ['https://evil.example']],
  ['a name that begins like one', [`${SITE}.evil.example`]],
  ['a page without an origin', ['null']],
  ['a named website that is not the page around it', [SITE, ASKS_HEIGHT, null]],
  ['a named website that asks for something else', [SITE, { ask: ASKS_HEIGHT }]],
])('says nothing to %s, also when the height changes', (_, said) => {
  say(...said);
  resized.forEach((change) => change());
  expect(told).not.toHaveBeenCalled();
});

it('says the height and nothing else to the named website around it, when that asks and when it changes', () => {
  say(SITE);
  expect(told.mock.calls).toEqual([[{ bookingHeight: 813 }, SITE]]);
  resized.forEach((change) => change());
  expect(told.mock.calls).toEqual([
    [{ bookingHeight: 813 }, SITE],
    [{ bookingHeight: 813 }, SITE],
  ]);
});
