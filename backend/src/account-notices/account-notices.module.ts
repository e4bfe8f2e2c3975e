import { Module } from '@nestjs/common';
import { MessagesModule } from '../messages/messages.module';
import { AccountNoticesReader } from './account-notices.reader';

@Module({ imports: [MessagesModule], providers: [AccountNoticesReader] })
export class AccountNoticesModule {}
