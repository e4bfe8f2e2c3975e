import { Webhook as Verifier } from 'standardwebhooks';
import { loadConfig } from '../config';
import { Encryption } from '../encryption';
import { WebhookSecrets } from './signing';

const secretsUnder = (SESSION_SECRET: string): WebhookSecrets =>
  new WebhookSecrets(new Encryption(loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test', SESSION_SECRET })));

const HERE = 'a session secret of more than 32 characters';
const BODY = '{"name":"आशा","n":1}';

describe('the signature of a webhook', () => {
  const secrets = secretsUnder(HERE);
  const [made, before] = [secrets.make(), secrets.make()];
  const signed = (more: object = {}, at = new Date()) =>
    secrets.sign({ secret: made.sealed, oldSecret: null, oldUntil: null, ...more }, { id: 'evt_1', body: BODY, at });

  const verified = (secret: string, headers: object | null, body = BODY) =>
    new Verifier(secret).verify(body, headers as Record<string, string>);

  it('is verified by the package that receivers use', () => {
    expect(verified(made.secret, signed())).toEqual({ name: 'आशा', n: 1 });
  });

  it('is not good for another secret, another body, a body that was written anew, or an old call', () => {
    expect(() => verified(before.secret, signed())).toThrow('No matching signature');
    expect(() => verified(made.secret, signed(), BODY.replace('1', '2'))).toThrow('No matching signature');
    expect(() => verified(made.secret, signed(), JSON.stringify(JSON.parse(BODY), null, 1))).toThrow('No matching signature');
    expect(() => verified(made.secret, signed({}, new Date(Date.now() - 6 * 60_000)))).toThrow('too old');
  });

  it('is made with the secret of before as well, until its time is over', () => {
    const later = new Date(Date.now() + 60_000);
    const both = signed({ oldSecret: before.sealed, oldUntil: later });
    expect(verified(made.secret, both)).toEqual(verified(before.secret, both));
    expect(() => verified(before.secret, signed({ oldSecret: before.sealed, oldUntil: new Date() }))).toThrow('No matching signature');
  });

  it('is not made where the secret was sealed under another SESSION_SECRET: nothing goes out unsigned', () => {
    const elsewhere = secretsUnder(`${HERE} 2`);
    const sealed = { secret: made.sealed, oldSecret: null, oldUntil: null };
    expect([elsewhere.isReadable(made.sealed), secrets.isReadable(made.sealed)]).toEqual([false, true]);
    expect(elsewhere.sign(sealed, { id: 'evt_1', body: BODY, at: new Date() })).toBeNull();
    expect(secrets.isReadable('')).toBe(false);
    // The one of before alone is no way round.
    const own = elsewhere.make();
    expect(
      elsewhere.sign({ ...sealed, oldSecret: own.sealed, oldUntil: new Date(Date.now() + 1e6) }, { id: 'e', body: '', at: new Date() }),
    ).toBeNull();
  });
});
