import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { BUILT } from './built';
import { SCHEMA } from './database/migrations';

export interface Around {
  /** Servers that run on this database, this one too. */
  readonly servers: number;
  /** Migrations of newer servers, which this one does not know and can work with. */
  readonly newerMigrations: readonly string[];
}

/** Whoever reads the log sees which server it is, where, and beside which others. */
export function tellStart(server: Server, { servers, newerMigrations }: Around): void {
  const { address, port } = server.address() as AddressInfo;
  new Logger('Start').log({ address, port, ...BUILT, schema: SCHEMA, node: process.versions.node, servers, newerMigrations }, 'Listening');
}
