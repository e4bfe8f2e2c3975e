import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { Config } from '../config';
import { createDataSource, dataSourceOptions, openPool } from './data-source';
import { DataLoadEntity, PutAsideEntity, SchemaObjectEntity } from './database.entity';
import { Listener } from './listener';
import { Repeats } from './repeats';
import { Replica } from './replica';
import { Sql } from './sql';

const logger = new Logger('Database');

/** A database that had just answered (main.ts) may pause: a server that starts asks it once more. */
const ATTEMPTS = 2;
const RETRY_MS = 500;

@Module({
  providers: [
    {
      provide: Pool,
      inject: [Config],
      useFactory: ({ databaseUrl: url, databasePool: pool }: Config) =>
        openPool({ url, pool, onLost: (error) => logger.warn({ error: error.name }, 'A connection was lost') }),
    },
  ],
  exports: [Pool],
})
class PoolModule {}

@Global()
@Module({
  imports: [
    PoolModule,
    TypeOrmModule.forRootAsync({
      imports: [PoolModule],
      inject: [Pool],
      useFactory: (pool: Pool) => ({
        ...dataSourceOptions(pool),
        autoLoadEntities: true,
        retryAttempts: ATTEMPTS,
        retryDelay: RETRY_MS,
        // TypeORM ends the pool when what fails is not the connection: a second attempt would only hide why.
        toRetry: () => !pool.ending,
      }),
      dataSourceFactory: (options) => createDataSource(options as DataSourceOptions).initialize(),
    }),
    TypeOrmModule.forFeature([SchemaObjectEntity, DataLoadEntity, PutAsideEntity]),
  ],
  providers: [
    Listener,
    { provide: Repeats, inject: [Config], useFactory: ({ databaseAwaySeconds }: Config) => new Repeats(databaseAwaySeconds * 1000) },
    Sql,
    Replica,
  ],
  exports: [PoolModule, Sql, Replica, Listener],
})
export class DatabaseModule {}
