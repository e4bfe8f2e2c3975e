import { addressFault, hostOf, URL_FRAGMENT, URL_MISSING, URL_PERSON, URL_PORT, URL_SCHEME } from './address';
import { replayRules, webhookRules } from './rules';
import { WEBHOOK_REASONS } from './states';
import { webhookOffOf } from './texts';

describe('the address of a webhook', () => {
  it.each([
    'https://receiver.example',
    'https://receiver.example:443/hooks?token=1',
    ' https://receiver.example:8443/ ',
    'https://93.184.216.34/',
    'https://[2606:2800::1]:65535/',
    'https://रिसीवर.भारत/',
    'http://receiver.example:8080/',
  ])('may be %s', (url) => expect(addressFault(url)).toBeNull());

  it.each([
    ['', URL_MISSING],
    ['receiver.example', URL_MISSING],
    ['https://', URL_MISSING],
    ['https://receiver.example:99999/', URL_MISSING],
    ['ftp://receiver.example/', URL_SCHEME],
    ['javascript:alert(1)', URL_MISSING],
    ['https://me@receiver.example/', URL_PERSON],
    ['https://:secret@receiver.example/', URL_PERSON],
    ['https://receiver.example:80/', URL_PORT],
    ['https://receiver.example:22/', URL_PORT],
    ['http://receiver.example:443/', URL_PORT],
    ['https://receiver.example/#part', URL_FRAGMENT],
  ])('is not %s', (url, sentence) => expect(addressFault(url)).toBe(sentence));

  it('is shown by its host alone, since a path or a query may hold a secret', () => {
    expect(hostOf('https://me:pass@receiver.example:8443/hooks/secret?token=1')).toBe('receiver.example:8443');
    expect(hostOf('nonsense')).toBe('');
  });
});

describe('the fields of a webhook', () => {
  it('are one type at least, each once, of the list', () => {
    const { types } = webhookRules;
    expect(types.check(['lead.created', 'doctor.calendar_changed'])).toBeNull();
    for (const wrong of [[], ['lead.created', 'lead.created'], ['lead.eaten'], 'lead.created', null])
      expect(types.check(wrong)).not.toBeNull();
  });

  it('begin a replay at an instant with its offset', () => {
    const { since } = replayRules;
    for (const right of [undefined, null, '', '2026-11-24T09:00:00+05:30', '2026-11-24T03:30Z']) expect(since.check(right)).toBeNull();
    for (const wrong of ['2026-11-24', '2026-11-24T09:00:00', '2026-02-30T99:00:00Z', 'now', 5]) expect(since.check(wrong)).not.toBeNull();
  });
});

it.each(WEBHOOK_REASONS)('the bell says of a webhook why nothing is sent: %s', (reason) => {
  expect(webhookOffOf({ host: 'receiver.example', integration: 'Front desk', reason })).toMatch(
    /^receiver\.example of Front desk\. .+\.$/u,
  );
});
