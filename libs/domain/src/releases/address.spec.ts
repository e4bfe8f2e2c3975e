import { releaseAt } from './address';

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
