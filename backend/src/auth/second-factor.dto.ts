import { ApiProperty } from '@nestjs/swagger';
import { codeRules } from '@arogya/domain/auth/second-factor';
import { Checked } from '../http/checked.decorator';

export class SignInCode {
  @Checked(codeRules.code, {
    example: '123456',
    description: 'Six digits of the authenticator app, or a recovery code; spaces and hyphens do not count.',
  })
  code!: string;
}

export class SecondFactorSetup {
  @ApiProperty({
    example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    description: 'The secret in base 32, for typing it into an authenticator app.',
  })
  secret!: string;
  @ApiProperty({ example: 'data:image/png;base64,iVBORw0KGgo=', description: 'The same as a picture: a PNG in a data URL.' })
  qrCode!: string;
}

export class RecoveryCodes {
  @ApiProperty({
    type: [String],
    example: ['abcd-efgh-ijkl-mnop'],
    description: 'Ten codes, each good for one sign-in. They are kept as hashes, and nobody sees them again.',
  })
  codes!: string[];
}
