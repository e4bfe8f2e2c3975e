import { Module } from '@nestjs/common';
import { EventsModule } from '../live/events.module';
import { MessagesModule } from '../messages/messages.module';
import { DatabaseFigures } from './database-figures';
import { Metrics } from './metrics';

@Module({ imports: [EventsModule, MessagesModule], providers: [DatabaseFigures, Metrics] })
export class MetricsModule {}
