import { loadConfig } from './config';

const ENV = { DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' };
const houseFrom = (WEBHOOK_ALLOW: string) => loadConfig({ ...ENV, WEBHOOK_ALLOW }).isInHouse;

describe('receivers in the house', () => {
  it('are none unless ranges are named', () => {
    expect(loadConfig(ENV).isInHouse).toBeNull();
    expect(houseFrom(' , ')).toBeNull();
  });

  it('are the addresses in these ranges, and no others', () => {
    const isInHouse = houseFrom('10.20.0.0/16, 192.168.1.7/32,fd12::/16');
    const inside = ['10.20.0.1', '192.168.1.7', 'fd12::9', '::ffff:10.20.0.1'];
    const outside = ['10.21.0.1', '192.168.1.8', 'fd13::1', '127.0.0.1', '::1', '0.0.0.0', 'inside.example', ''];
    expect([...inside, ...outside].filter((address) => isInHouse?.(address))).toEqual(inside);
  });

  it.each(['10.0.0.0/33', '10.0.0.1', '10/8', 'fd12::/129', 'inside.example/8', '10.0.0.0/8;10.1.0.0/16', '10.0.0.0/8/8'])(
    'are refused at the start where they are written so: %s',
    (ranges) => {
      expect(() => houseFrom(ranges)).toThrow(
        /^WEBHOOK_ALLOW must be ranges in CIDR notation with commas between them, such as .+ Correct the environment and start again\.$/u,
      );
    },
  );
});
