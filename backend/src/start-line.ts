import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { BUILT } from './built';
import { SCHEMA } from './database/migrations';
import { warningAboutNode } from './old-node';

export interface StartFacts {
  /** Servers that run on this database, this one too. */
  readonly servers: number;
  /** Migrations of newer servers, which this one does not know and can work with. */
  readonly newerMigrations: readonly string[];
  readonly production?: boolean;
  readonly node?: string;
}

/** Whoever reads the log sees which server it is, where, and beside which others; of a production server also that its Node is too old. */
export function tellStart(server: Pick<Server, 'address'>, around: StartFacts): void {
  const { servers, newerMigrations, production, node = process.versions.node } = around;
  const { address, port } = server.address() as AddressInfo;
  const logger = new Logger('Start');
  const warning = production ? warningAboutNode(node) : null;
  if (warning) logger.warn(warning);
  logger.log({ address, port, ...BUILT, schema: SCHEMA, node, servers, newerMigrations }, 'Listening');
}
