/**
 * What open screens do when the server's stream tells them of a change. Which rows and lists a change concerns is decided by the
 * screens' own code (libs/platform/src/follow, libs/platform/src/refetching.ts); here are the rows on the screen, the pauses and the calls.
 */
import '../tools/start/typescript.mjs';
import { listen } from './http.mjs';

const PLATFORM = '../libs/platform/src';
const { tagsOf } = await import(`${PLATFORM}/refetching.ts`);
const { newsOf } = await import(`${PLATFORM}/follow/change-event.ts`);
const { FIGURE_VIEWS, isServerOrder, POLLED_FIGURES, ROW_VIEWS } = await import(`${PLATFORM}/follow/appointment-views.ts`);
const { isStale, listStep, patched } = await import(`${PLATFORM}/follow/list-step.ts`);

/** As in gather-changes.ts, use-live.ts and follow-appointments.ts. */
const GATHER_MS = 100;
const MOST_EVENTS = 200;
const FIGURES_MS = 60_000;
const MOST_IDS = 50;
const NAMED_BY = { patients: 'patientId', doctors: 'doctorId', hospitals: 'hospitalId' };
/** What dashboards ask for by the clock. */
const POLL_MS = 30_000;
const FIGURES_DUE = 'figures';

/** The names of the calls in the contract, as far as they follow appointments. */
const ENDPOINTS = [
  [/^appointments$/u, 'listAppointments'],
  [/^hospital\/appointments$/u, 'hospitalAppointments'],
  [/^appointments\/today$/u, 'todayAppointments'],
  [/^appointments\/doctor\/(?<id>[^/]+)$/u, 'appointmentsOfDoctor'],
  [/^appointments\/agent\/(?<id>[^/]+)$/u, 'appointmentsOfAgent'],
  [/^appointments\/stats$/u, 'appointmentStats'],
  [/^hospital\/stats$/u, 'hospitalStats'],
  [/^dashboard\/stats$/u, 'dashboardStats'],
];
const NUMBERS = ['page', 'pageSize'];

/** A call of a screen as the platform sees it: its name, what its list selects, and the rows that it shows. */
function viewOf(call) {
  const [path, query] = call.path.split('?');
  const [pattern, endpoint] = ENDPOINTS.find(([known]) => known.test(path)) ?? [];
  const asked = [...new URLSearchParams(query)].map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value]);
  const filter = ROW_VIEWS[endpoint]?.({ ...pattern.exec(path).groups, ...Object.fromEntries(asked) });
  return { ...call, endpoint, filter, rows: [] };
}

const isReckoned = ({ endpoint }) => FIGURE_VIEWS[endpoint] && !POLLED_FIGURES.includes(endpoint);

/** One tab: a stream, and where it is a dashboard, the calls that it shows. `note(ms, status)` hears of every call. */
export class Screen {
  topics = new Set();
  events = new Map();
  jitter = 0.3;
  messages = 0;

  constructor(browser, role, calls, note) {
    Object.assign(this, { browser, role, note, views: calls.map(viewOf) });
  }

  async open() {
    const hear = (event, data) => this.hear(event, data);
    this.close = await listen(this.browser.port, { path: '/api/events', headers: this.browser.headers() }, hear);
    await this.fetch(this.views);
    const polled = this.views.filter((view) => view.polled);
    if (polled.length > 0) this.poll = setInterval(() => void this.fetch(polled), POLL_MS);
  }

  end() {
    clearInterval(this.poll);
    clearTimeout(this.soon);
    clearTimeout(this.due);
    this.close?.();
  }

  hear(event, data) {
    if (event === 'hello') this.jitter = data.jitter;
    if (event !== 'changed' || this.views.length === 0) return;
    this.messages += 1;
    this.gather(newsOf(data));
  }

  gather({ topics, events }) {
    for (const topic of topics) this.topics.add(topic);
    for (const event of events) {
      const key = `${event.topic} ${event.id}`;
      const first = this.events.get(key);
      this.events.set(key, first ? { ...event, from: first.from } : event);
    }
    if (this.events.size > MOST_EVENTS) this.topics.add('*');
    this.soon ??= setTimeout(() => void this.follow(), GATHER_MS + Math.random() * this.jitter * 1000);
  }

  async follow() {
    this.soon = undefined;
    const topics = this.topics.has('*') ? ['*'] : [...this.topics];
    const events = this.topics.has('*') ? [] : [...this.events.values()];
    this.topics.clear();
    this.events.clear();
    const { ids, again } = this.needed(topics, events);
    await this.fetch(again);
    if (ids.size > 0) await this.fetchRows(ids, events);
  }

  /** The rows to be fetched by their ids, and the views to be fetched whole. */
  needed(topics, events) {
    const news = events.filter(({ topic }) => topic === 'appointments');
    const tags = new Set(tagsOf([...topics, ...events.flatMap(({ topic }) => (topic === 'appointments' ? [] : [topic]))]));
    const again = new Set(this.views.filter((view) => tags.has(view.tag) || (topics.includes(FIGURES_DUE) && isReckoned(view))));
    const ids = new Set();
    for (const view of this.views.filter(({ filter }) => filter)) {
      const found = new Set([...this.followed(view, news, again), ...named(view, events)]);
      for (const id of found) ids.add(id);
    }
    if (news.length > 0 && this.views.some(isReckoned)) this.figuresDue();
    if (ids.size <= MOST_IDS) return { ids, again: [...again] };
    return { ids: new Set(), again: [...new Set([...again, ...this.views.filter(({ filter }) => filter)])] };
  }

  /** What a list has to fetch of the changed rows; one whose order only the server knows is fetched again. */
  followed(view, news, again) {
    const now = Date.now();
    if (isServerOrder(view.filter)) {
      if (news.some((event) => isStale(view.filter, view.rows, event, now))) again.add(view);
      return [];
    }
    const steps = news.map((event) => ({ event, ...listStep(view.filter, view.rows, event, now) }));
    const gone = new Set(steps.filter(({ drop }) => drop).map(({ event }) => event.id));
    view.rows = view.rows.filter(({ id }) => !gone.has(id));
    return steps.filter(({ fetch }) => fetch).map(({ event }) => event.id);
  }

  figuresDue() {
    this.due ??= setTimeout(() => {
      this.due = undefined;
      this.gather({ topics: [FIGURES_DUE], events: [] });
    }, FIGURES_MS);
  }

  /** A doctor may not read the general list, but each of the own appointments. */
  async fetchRows(ids, events) {
    const sorted = [...ids].sort();
    const paths = this.role === 'doctor' ? sorted.map((id) => `appointments/${id}`) : [`appointments?ids=${sorted.join(',')}`];
    const rows = (await Promise.all(paths.map((path) => this.ask(path)))).flat().filter(Boolean);
    const counted = new Set(events.filter(({ from, to }) => from !== to).map(({ id }) => id));
    const fresh = { asked: ids, rows: new Map(rows.map((row) => [row.id, row])), counted };
    for (const view of this.views.filter(({ filter }) => filter))
      view.rows = patched(view.filter, view.rows, fresh, Date.now())?.rows ?? view.rows;
  }

  fetch(views) {
    return Promise.all(
      views.map(async (view) => {
        const answer = await this.ask(view.path);
        if (view.filter && answer) view.rows = answer;
      }),
    );
  }

  /** What was answered; undefined where the call failed. */
  async ask(path) {
    const { status, text, ms } = await this.browser.call('GET', path);
    this.note(ms, status, path);
    return status === 200 ? JSON.parse(text) : undefined;
  }
}

/** The rows of a list that name a changed patient, doctor or hospital. */
const named = ({ rows }, events) =>
  events.flatMap(({ topic, id }) => rows.filter((row) => NAMED_BY[topic] && row[NAMED_BY[topic]] === id).map((row) => row.id));
