import { frontendReports, MOST_REPORTS, releaseAt } from './report';

const REPORT = { name: 'mfe-doctor', id: '1.4.0-48f613b791', kind: 'opened' };
const { check } = frontendReports();

describe('reports of a tab', () => {
  it('say which release was opened, and how it failed', () => {
    const failed = { ...REPORT, kind: 'render', error: 'TypeError', frame: 'page-leads.0123456789.js:1:2041', page: '/appointments' };
    expect(check([REPORT, failed, { ...REPORT, id: 'installed', kind: 'chunk', error: null }])).toBeNull();
  });

  it.each<[string, unknown]>([
    ['nothing', []],
    ['no list', REPORT],
    ['null', [null]],
    ['too many', Array.from({ length: MOST_REPORTS + 1 }, () => REPORT)],
    ['something else than a micro-frontend', [{ ...REPORT, name: 'shell' }]],
    ['no release', [{ ...REPORT, id: 'newest' }]],
    ['an unknown kind', [{ ...REPORT, kind: 'hacked' }]],
    ['a message instead of the name of an error', [{ ...REPORT, error: 'Asha Rao has no phone' }]],
    ['a whole address as the place', [{ ...REPORT, frame: 'https://desk.example.org/x?phone=9876512345' }]],
    ['a page with a phone in it', [{ ...REPORT, page: '/patients?q=9876512345' }]],
  ])('are refused with a sentence: %s', (_, reports) => {
    expect(check(reports)).toEqual(expect.any(String));
  });
});

describe('the address of a script', () => {
  it.each([
    ['https://x/mfe/mfe-doctor/1.4.0-48f613b791/a/page.js', { name: 'mfe-doctor', id: '1.4.0-48f613b791', file: 'a/page.js' }],
    ['/mfe/mfe-doctor/remoteEntry.0123456789.js?t=1', { name: 'mfe-doctor', id: 'installed', file: 'remoteEntry.0123456789.js' }],
    ['https://x/web/main.js', null],
    ['/mfe/shell/main.js', null],
  ])('says whose it is: %s', (address, whose) => {
    expect(releaseAt(address)).toEqual(whose);
  });
});
