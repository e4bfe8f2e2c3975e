import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { BUILT } from './built';
import { SCHEMA } from './database/migrations';

/** Whoever reads the log sees which server it is, and where. */
export function tellStart(server: Server): void {
  const { address, port } = server.address() as AddressInfo;
  new Logger('Start').log({ address, port, ...BUILT, schema: SCHEMA, node: process.versions.node }, 'Listening');
}
