import { JwtService } from '@nestjs/jwt';
import { loadConfig } from '../config';
import { Tokens } from './tokens';

const SECRET = 'a secret of the tests with more than 32 characters';
const OPTIONS = { secret: SECRET, subject: 'somebody', issuer: 'arogyadesk', audience: 'arogyadesk-staff', expiresIn: 60 } as const;
const sign = (more: object = {}): string => new JwtService({}).sign({ sid: 'one' }, { ...OPTIONS, ...more });
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the token of a session', () => {
  const tokens = new Tokens(loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test', SESSION_SECRET: SECRET }));

  it('is read as it was signed', () => {
    expect(tokens.read(tokens.session({ sub: 'somebody', sid: 'one' }))).toMatchObject({ sub: 'somebody', sid: 'one' });
    expect(tokens.read(sign())).toMatchObject({ sub: 'somebody', sid: 'one' });
  });

  it.each([
    ['signed with another secret', sign({ secret: 'another secret of more than 32 characters!' })],
    ['of another issuer', sign({ issuer: 'else' })],
    ['for another audience', sign({ audience: 'arogyadesk-browser' })],
    ['expired', sign({ expiresIn: -1 })],
    ['signed with another algorithm', sign({ algorithm: 'HS512' })],
    ['not signed', `${part({ alg: 'none' })}.${part({ sid: 'one', iss: 'arogyadesk', aud: 'arogyadesk-staff', exp: 9_999_999_999 })}.`],
    ['no token at all', 'not-a-token'],
    ['empty', ''],
  ])('is nobody’s when it is %s', (_, token) => {
    expect(tokens.read(token)).toBeNull();
  });
});
