import { createServer } from 'node:http';
import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { tellStart } from './start-line';

/** What is logged at a start: the warnings, and then the line about the server. */
function linesOf(circumstances: Partial<Parameters<typeof tellStart>[1]>): readonly unknown[] {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const log = jest.spyOn(Logger.prototype, 'log').mockImplementation(() => undefined);
  const address = () => ({ address: '127.0.0.1', family: 'IPv4', port: 3000 });
  tellStart(Object.assign(createServer(), { address }), { servers: 1, newerMigrations: [], ...circumstances });
  const lines = [...warn.mock.calls, ...log.mock.calls].map(([first]: unknown[]) => first);
  jest.restoreAllMocks();
  return lines;
}

it('a production server warns of a Node that gets no security fixes any more, and says where it listens', () => {
  expect(linesOf({ production: true, node: '20.19.0' })).toEqual([
    expect.stringContaining('gets no security fixes any more'),
    expect.objectContaining({ port: 3000, node: '20.19.0' }),
  ]);
});

it.each([
  { production: true, node: '24.21.0' },
  { production: false, node: '20.19.0' },
])('there is no warning for $node, production: $production', (circumstances) => {
  expect(linesOf(circumstances)).toHaveLength(1);
});
