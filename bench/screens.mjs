/**
 * What open screens do when the server's stream tells them of a change: the one place that knows. It is today's model:
 * `changed {topics}` makes a screen fetch again whatever a touched tag stands on (libs/platform/src/refetching.ts). When the
 * stream's first message carries `jitter`, the model of events with ids holds: only rows that are shown, or that match the
 * day, are fetched, by id and after that pause.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from './http.mjs';

const GATHER_MS = 300;
const POLL_MS = 30_000;
const MOST_IDS = 50;

const TOUCHED_BY_APPOINTMENTS = ['hospital', 'patients', 'stats', 'leads', 'doctors', 'appointments'];
const TOUCHED = {
  appointments: TOUCHED_BY_APPOINTMENTS,
  patients: ['appointments', 'hospital', 'stats', 'patients'],
  '*': [...TOUCHED_BY_APPOINTMENTS, 'enquiries', 'users', 'reference'],
};

/** One tab: a stream, and where it is a dashboard, the calls that it shows. `note(ms, status)` hears of every call. */
export class Screen {
  constructor(browser, calls, note) {
    Object.assign(this, {
      browser,
      calls,
      note,
      shown: new Set(),
      ids: new Set(),
      dirty: new Set(),
      busy: false,
      jitter: null,
      messages: 0,
    });
  }

  async open() {
    const hear = (event, data) => this.hear(event, data);
    this.close = await listen(this.browser.port, { path: '/api/events', headers: this.browser.headers() }, hear);
    await this.fetch(this.calls);
    const polled = this.calls.filter((call) => call.polled);
    if (polled.length > 0) this.poll = setInterval(() => void this.fetch(polled), POLL_MS);
  }

  end() {
    clearInterval(this.poll);
    this.close?.();
  }

  hear(event, data) {
    if (typeof data.jitter === 'number') this.jitter = data.jitter;
    if (event !== 'changed' || this.calls.length === 0) return;
    this.messages += 1;
    if (this.jitter !== null && data.events) this.match(data.events);
    else for (const tag of data.topics.flatMap((topic) => TOUCHED[topic] ?? [topic])) this.dirty.add(tag);
    if (this.dirty.size > 0 || this.ids.size > 0) void this.settle();
  }

  match(events) {
    const days = this.calls.flatMap(({ day }) => (day ? [day()] : []));
    for (const { topic, id, day } of events) if (topic === 'appointments' && (this.shown.has(id) || days.includes(day))) this.ids.add(id);
  }

  /** One run at a time, as the browser's store does: what comes meanwhile is fetched when the run has ended. */
  async settle() {
    if (this.busy) return;
    this.busy = true;
    while (this.dirty.size > 0 || this.ids.size > 0) {
      await pause(this.jitter === null ? GATHER_MS : Math.random() * this.jitter * 1000);
      const tags = new Set(this.dirty);
      const ids = [...this.ids].slice(0, MOST_IDS);
      this.dirty.clear();
      for (const id of ids) this.ids.delete(id);
      await this.fetch(this.calls.filter(({ tag }) => tags.has(tag)));
      if (ids.length > 0) await this.ask(`appointments?ids=${ids.join(',')}`);
    }
    this.busy = false;
  }

  fetch(calls) {
    return Promise.all(calls.map(({ path }) => this.ask(path)));
  }

  async ask(path) {
    const { status, text, ms } = await this.browser.call('GET', path);
    this.note(ms, status, path);
    if (status === 200 && path.includes('appointments'))
      for (const [, id] of text.matchAll(/"id":"([0-9a-f-]{36})","number"/gu)) this.shown.add(id);
  }
}
