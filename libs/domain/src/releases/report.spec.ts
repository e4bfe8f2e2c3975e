import { frontendReports, MOST_REPORTS } from './report';

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
