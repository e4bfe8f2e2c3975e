import { Module } from '@nestjs/common';
import { LinkTokens } from './link-token';

/** The addresses of appointments' pages, for all who write one: messages, the answer of a booking, the desk. */
@Module({ providers: [LinkTokens], exports: [LinkTokens] })
export class LinkTokensModule {}
