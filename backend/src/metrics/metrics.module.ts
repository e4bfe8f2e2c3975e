import { Module } from '@nestjs/common';
import { EventsModule } from '../live/events.module';
import { MessagesModule } from '../messages/messages.module';
import { WebhooksModule } from '../webhooks/webhooks.module';
import { DatabaseFigures } from './database-figures';
import { Metrics } from './metrics';

@Module({ imports: [EventsModule, MessagesModule, WebhooksModule], providers: [DatabaseFigures, Metrics] })
export class MetricsModule {}
