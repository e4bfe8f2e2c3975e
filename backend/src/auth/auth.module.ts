import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SessionEntity } from './session.entity';
import { Authenticator } from '../access/authenticator';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LoginThrottle } from './login-throttle';
import { OwnPasswordService } from './own-password.service';
import { Passwords } from './passwords';
import { SessionMemory } from './session-memory';
import { Sessions } from './sessions';
import { StaffAuthenticator } from './staff-authenticator';
import { StaffStrategy } from './staff.strategy';
import { Tokens } from './tokens';

/** Global, since the access guard of every route asks the Authenticator. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([SessionEntity])],
  controllers: [AuthController],
  providers: [
    AuthService,
    LoginThrottle,
    OwnPasswordService,
    Passwords,
    SessionMemory,
    Sessions,
    StaffStrategy,
    Tokens,
    { provide: Authenticator, useClass: StaffAuthenticator },
  ],
  exports: [Authenticator, Passwords],
})
export class AuthModule {}
