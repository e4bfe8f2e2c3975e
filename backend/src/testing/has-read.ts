import { EventReaders } from '../events/readers/event-readers';
import { FIGURES_READER } from '../events/readers/figures.sql';
import type { TestApp } from './test-app';

/** For a reader that never comes to an end. */
const LIMIT_MS = 300_000;

/**
 * Comes back when a reader of events has read all that is committed now. `EventReaders.run` alone may share a turn that began
 * before, or find a transaction of the server itself open.
 */
export async function hasRead({ app }: Pick<TestApp, 'app'>, reader = FIGURES_READER): Promise<void> {
  const read = await app.get(EventReaders).catchUp(reader, LIMIT_MS);
  if (!read) throw new Error(`'${reader}' has not read all events within ${LIMIT_MS / 1000} s`);
}
