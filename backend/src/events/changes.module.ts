import { Global, Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed';

/** The feed alone, so that any room can tell of a change without knowing who watches. */
@Global()
@Module({ providers: [ChangeFeed], exports: [ChangeFeed] })
export class ChangesModule {}
