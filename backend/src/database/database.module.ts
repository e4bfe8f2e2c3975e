import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { Config } from '../config';
import { createDataSource, dataSourceOptions, openPool } from './data-source';
import { DataLoadEntity, SchemaObjectEntity } from './database.entity';
import { Listener } from './listener';
import { Sql } from './sql';

const logger = new Logger('Database');

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
      useFactory: (pool: Pool) => ({ ...dataSourceOptions(pool), autoLoadEntities: true, retryAttempts: 0 }),
      dataSourceFactory: (options) => createDataSource(options as DataSourceOptions).initialize(),
    }),
    TypeOrmModule.forFeature([SchemaObjectEntity, DataLoadEntity]),
  ],
  providers: [Sql, Listener],
  exports: [PoolModule, Sql, Listener],
})
export class DatabaseModule {}
