import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PendingSignInEntity, RecoveryCodeEntity, SecondFactorEntity } from './second-factor.entity';
import { FirstSignInEntity, SessionEntity } from './session.entity';
import { Encryption } from '../encryption';
import { ConfirmationService } from './confirmation.service';
import { OwnSessionsController } from './own-sessions.controller';
import { SecondFactorController } from './second-factor.controller';
import { SecondFactors } from './second-factors';
import { Authenticator } from '../access/authenticator';
import { AuthController } from './auth.controller';
import { AuthService } from './auth.service';
import { LoginThrottle } from './login-throttle';
import { KnownBrowserEntity } from './known-browser.entity';
import { KnownBrowsers } from './known-browsers';
import { OwnProof } from './own-proof';
import { OwnPasswordService } from './own-password.service';
import { Config } from '../config';
import { PasswordPolicy } from './password-policy';
import { Passwords } from './passwords';
import { SessionMemory } from './session-memory';
import { Sessions } from './sessions';
import { StaffAuthenticator } from './staff-authenticator';
import { StaffStrategy } from './staff.strategy';
import { Tokens } from './tokens';

/** Global, since the access guard of every route asks the Authenticator. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([
      ...[SessionEntity, FirstSignInEntity, KnownBrowserEntity],
      ...[SecondFactorEntity, RecoveryCodeEntity, PendingSignInEntity],
    ]),
  ],
  controllers: [AuthController, SecondFactorController, OwnSessionsController],
  providers: [
    AuthService,
    ConfirmationService,
    Encryption,
    KnownBrowsers,
    LoginThrottle,
    OwnPasswordService,
    OwnProof,
    { provide: PasswordPolicy, useFactory: (config: Config) => new PasswordPolicy(config), inject: [Config] },
    Passwords,
    SecondFactors,
    SessionMemory,
    Sessions,
    StaffStrategy,
    Tokens,
    { provide: Authenticator, useClass: StaffAuthenticator },
  ],
  exports: [Authenticator, PasswordPolicy, Passwords, SecondFactors],
})
export class AuthModule {}
