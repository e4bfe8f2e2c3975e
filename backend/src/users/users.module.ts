import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UserEntity } from '../records/user.entity';
import { AuthModule } from '../auth/auth.module';
import { UserAdminService } from './user-admin.service';
import { UserDirectory } from './user-directory.service';
import { UsersController } from './users.controller';
import { UsersService } from './users.service';

@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), AuthModule],
  controllers: [UsersController],
  providers: [UsersService, UserDirectory, UserAdminService],
  exports: [UsersService],
})
export class UsersModule {}
