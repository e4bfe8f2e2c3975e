import { rm } from 'node:fs/promises';
import { migrate } from '../database/migrate';
import { startPostgres, THROWAWAY, type RunningPostgres } from '@arogya/tools/postgres/start-postgres.mjs';
import { newDataFolder } from '@arogya/tools/postgres/throwaway.mjs';

/** A PostgreSQL of a spec's own, which it may stop and start as it likes. */
export interface OwnPostgres {
  /** The application's database; the address stays the same. */
  readonly url: string;
  readonly adminUrl: string;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Stops it and takes its files away. */
  readonly end: () => Promise<void>;
}

/** Starts one on a data folder; `flags` are settings beside those of data that may be lost. */
export async function postgresIn(dataDir: string, flags: readonly string[]): Promise<OwnPostgres> {
  const settings = { ...THROWAWAY, flags: [...THROWAWAY.flags, ...flags] };
  let server: RunningPostgres = await startPostgres({ dataDir, port: 0, ...settings });
  const { port, url, adminUrl } = server;
  return {
    url,
    adminUrl,
    dataDir,
    stop: () => server.stop(),
    start: async () => {
      server = await startPostgres({ dataDir, port, ...settings });
      if (server.port !== port) throw new Error(`Port ${port} was taken meanwhile`);
    },
    end: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new one, migrated. */
export async function ownPostgres(flags: readonly string[] = []): Promise<OwnPostgres> {
  const server = await postgresIn(newDataFolder(), flags);
  await migrate(server.url);
  return server;
}
