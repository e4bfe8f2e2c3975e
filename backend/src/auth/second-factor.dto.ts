import { ApiProperty } from '@nestjs/swagger';
import { codeRules } from '@arogya/domain/auth/second-factor';
import { Checked } from '../http/checked.decorator';

export class SignInCode {
  @Checked(codeRules.code, { example: '123456' }) code!: string;
}

export class SecondFactorSetup {
  @ApiProperty({ example: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }) secret!: string;
  @ApiProperty({ example: 'data:image/png;base64,iVBORw0KGgo=' }) qrCode!: string;
}

export class RecoveryCodes {
  @ApiProperty({ type: [String], example: ['abcd-efgh-ijkl-mnop'] }) codes!: string[];
}
