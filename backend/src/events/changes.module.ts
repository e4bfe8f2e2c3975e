import { Global, Module } from '@nestjs/common';
import { ChangeFeed } from './change-feed';
import { EventWake } from './event-wake';
import { EventReaders } from './readers/event-readers';
import { FiguresReader } from './readers/figures.reader';
import { RowsBefore } from './rows-before';
import { SharedFigures } from './shared-figures';

const SHARED = [ChangeFeed, EventWake, EventReaders, FiguresReader, RowsBefore, SharedFigures];

/** What any module needs to announce a change, to read events and to read figures, without knowing who listens. */
@Global()
@Module({ providers: SHARED, exports: SHARED })
export class ChangesModule {}
