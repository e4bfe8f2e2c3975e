import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { BUILT } from './built';
import { SCHEMA } from './database/migrations';
import { warningAboutNode } from './old-node';

interface Circumstances {
  readonly production?: boolean;
  readonly node?: string;
}

/** Whoever reads the log sees which server it is, and where; of a production server also that its Node is too old. */
export function tellStart(server: Pick<Server, 'address'>, { production, node = process.versions.node }: Circumstances = {}): void {
  const { address, port } = server.address() as AddressInfo;
  const logger = new Logger('Start');
  const warning = production ? warningAboutNode(node) : null;
  if (warning) logger.warn(warning);
  logger.log({ address, port, ...BUILT, schema: SCHEMA, node }, 'Listening');
}
