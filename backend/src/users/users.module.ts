import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuthModule } from '../auth/auth.module';
import { User } from './user.entity';
import { UsersService } from './users.service';

@Module({ imports: [TypeOrmModule.forFeature([User]), AuthModule], providers: [UsersService], exports: [UsersService] })
export class UsersModule {}
