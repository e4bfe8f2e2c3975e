import { Global, Logger, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Config } from '../config';
import { dataSourceOptions } from './data-source';
import { Listener } from './listener';
import { Sql } from './sql';

const logger = new Logger('Database');

@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [Config],
      useFactory: ({ databaseUrl, databasePool }: Config) => ({
        ...dataSourceOptions({
          url: databaseUrl,
          pool: databasePool,
          onLost: (error) => logger.warn({ error: error.name }, 'A connection was lost'),
        }),
        autoLoadEntities: true,
        retryAttempts: 0,
      }),
    }),
  ],
  providers: [Sql, Listener],
  exports: [Sql, Listener],
})
export class DatabaseModule {}
