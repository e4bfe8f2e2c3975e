/**
 * The peer: the same questions in NestJS and TypeORM as they are usually written, on the limit's rows and indexes. It checks tokens
 * and input; no scopes, no rule of a booking but the overlap, no audit, no messages, no request keys.
 */
import 'reflect-metadata';
import { Module, ValidationPipe } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PassportModule } from '@nestjs/passport';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { TypeOrmModule } from '@nestjs/typeorm';
import * as validator from 'class-validator';
import { AppointmentsController, AppointmentsService } from './appointments';
import { AuthController, JwtStrategy } from './auth';
import { DashboardController, DashboardService } from './dashboard';
import { DoctorsController, DoctorsService } from './doctors';
import { ENTITIES } from './entities';
import { transformer } from './page';
import { PeopleController, PeopleService } from './people';

@Module({
  imports: [
    TypeOrmModule.forRoot({
      type: 'postgres',
      url: process.env['DATABASE_URL'],
      entities: ENTITIES,
      synchronize: false,
      logging: false,
      poolSize: 10,
    }),
    TypeOrmModule.forFeature(ENTITIES),
    PassportModule,
  ],
  controllers: [AuthController, AppointmentsController, DoctorsController, PeopleController, DashboardController],
  providers: [JwtStrategy, AppointmentsService, DoctorsService, PeopleService, DashboardService],
})
class AppModule {}

process.on('disconnect', () => process.exit(0));
const app = await NestFactory.create<NestFastifyApplication>(AppModule, new FastifyAdapter({ keepAliveTimeout: 120_000 }), {
  logger: ['error', 'warn'],
});
app.useGlobalPipes(new ValidationPipe({ transform: true, whitelist: true, validatorPackage: validator, transformerPackage: transformer }));
await app.listen(0, '127.0.0.1');
process.send?.({ port: new URL(await app.getUrl()).port });
