import { api } from '../api';
import type { OwnChanges } from '../own-changes';
import { listShifted } from '../listing';
import { tagsOf } from '../refetching';
import { FIGURE_VIEWS, POLLED_FIGURES, RECORD_VIEW, type AppointmentRow } from './appointment-views';
import type { ChangeEvent, ChangeNews } from './change-event';
import { filterOf, Round } from './follow-appointments';
import { followWaiting, needsShown, needsTouched } from './follow-waiting';
import { patched, type FreshRows } from './list-step';
import { cached, refetch, replace, send, type FollowStore, type CachedAnswer } from './cached-answers';

const APPOINTMENTS = 'appointments';
/** A message to itself, some time after figures were adjusted: fetch them now. */
const FIGURES_DUE: ChangeNews = { topics: ['figures'], events: [] };
const FIGURES_MS = 60_000;
/** The same for what needs somebody now, where bookings come one after the other: the first is followed at once. */
const NEEDS_DUE: ChangeNews = { topics: ['needs'], events: [] };
const NEEDS_MS = 15_000;

const { appointmentsById, appointmentAlone } = api.injectEndpoints({
  endpoints: (build) => ({
    appointmentsById: build.query<AppointmentRow[], readonly string[]>({
      query: (ids) => ({ url: '/api/appointments', params: { ids: ids.join(',') } }),
      keepUnusedDataFor: 0,
    }),
    appointmentAlone: build.query<AppointmentRow, string>({
      query: (id) => `/api/appointments/${encodeURIComponent(id)}`,
      keepUnusedDataFor: 0,
    }),
  }),
}).endpoints;

interface Options {
  readonly role: () => string | null;
  /** Follows this after so many ms, once however often it is asked for meanwhile. */
  readonly later: (news: ChangeNews, ms: number) => void;
}

/** Answers what fetches needs: at once where a row on the screen has changed, else seldom enough for a hospital in which much is booked. */
function needsFollower(store: FollowStore, later: Options['later']) {
  let fetched = -Infinity;
  return (views: readonly CachedAnswer[], news: ChangeNews): void => {
    const now = Date.now();
    const { now: listed, soon } = needsTouched(views, news.events, now);
    const rest = fetched + NEEDS_MS - now;
    const due = news.topics.some((topic) => NEEDS_DUE.topics.includes(topic)) ? needsShown(views) : rest <= 0 ? soon : [];
    if (due.length > 0) fetched = now;
    else if (soon.length > 0) later(NEEDS_DUE, rest);
    new Set([...listed, ...due]).forEach((view) => refetch(store, view));
  };
}

/** The first steps of a new installation: the last of them is the first booking. */
const followSetup = (store: FollowStore, views: readonly CachedAnswer[], events: readonly ChangeEvent[]): void => {
  if (!events.some(({ from }) => from === null)) return;
  const open = views.filter(
    ({ endpoint, mounted, data }) => endpoint === 'setupSteps' && mounted && !(data as { booking: boolean }).booking,
  );
  open.forEach((view) => refetch(store, view));
};

/** Keeps the open screens true to what others change, with as few calls as possible. */
export function followChanges(store: FollowStore, { role, later }: Options): (news: ChangeNews) => Promise<void> {
  /** Rows that could not be fetched: they are tried with the next call. */
  let missed: ReadonlySet<string> = new Set();
  const followNeeds = needsFollower(store, later);

  return async ({ topics, events }) => {
    const others = [...topics, ...events.map(({ topic }) => topic).filter((topic) => topic !== APPOINTMENTS)];
    if (others.length > 0) send(store, api.util.invalidateTags(tagsOf(others)));
    if (topics.includes('*')) missed = new Set();
    if (topics.some((topic) => FIGURES_DUE.topics.includes(topic))) figuresOf(store).forEach((view) => refetch(store, view));

    const news = events.filter((event) => event.topic === APPOINTMENTS && !isOwn(store, event));
    const round = new Round(store, news, Date.now());
    const views = cached(store);
    const changed = events.filter(({ topic }) => topic === APPOINTMENTS);
    followWaiting(store, views, others, changed);
    followNeeds(views, { topics, events: news });
    followSetup(store, views, changed);
    round.take(views);
    for (const event of events) views.forEach((view) => round.mention(view, event));
    const ids = new Set([...missed, ...round.ask()]);
    if (round.reckoned) later(FIGURES_DUE, FIGURES_MS);
    missed = new Set();
    if (ids.size === 0) return;
    const rows = await (role() === 'doctor' ? rowsSingly : rowsOf)(store, [...ids].sort());
    if (!rows) {
      missed = new Set([...missed, ...ids]);
      return;
    }
    put(store, { asked: ids, rows: new Map(rows.map((row) => [row.id, row])) });
  };
}

/** Whether this window has made the change itself: then everything is fetched already. */
function isOwn(store: FollowStore, { id, version, to }: ChangeEvent): boolean {
  const own = (store.getState() as { ownChanges?: OwnChanges }).ownChanges?.[id];
  return own !== undefined && (own.gone ? to === null : version > 0 && version <= own.version);
}

const figuresOf = (store: FollowStore): CachedAnswer[] =>
  cached(store).filter(({ endpoint, mounted }) => mounted && FIGURE_VIEWS[endpoint] && !POLLED_FIGURES.includes(endpoint));

type Answer<T> = { data?: T; error?: { status?: unknown } };

/** One call for all of them; null when there was no answer. */
async function rowsOf(store: FollowStore, ids: readonly string[]): Promise<AppointmentRow[] | null> {
  const call = appointmentsById.initiate(ids, { subscribe: false, forceRefetch: true });
  const { data, error } = (await send(store, call)) as Answer<AppointmentRow[]>;
  return error ? null : (data ?? []);
}

/** A doctor may not read the general list, but each of the own appointments; few change at a time. */
async function rowsSingly(store: FollowStore, ids: readonly string[]): Promise<AppointmentRow[] | null> {
  const calls = ids.map((id) => send(store, appointmentAlone.initiate(id, { subscribe: false, forceRefetch: true })));
  const answers = (await Promise.all(calls)) as Answer<AppointmentRow>[];
  if (answers.some(({ error }) => error && error.status !== 404)) return null;
  return answers.flatMap(({ data, error }) => (data && !error ? [data] : []));
}

/** Writes fresh rows into every list and record that shows them. */
function put(store: FollowStore, fresh: FreshRows): void {
  for (const view of cached(store)) {
    const filter = filterOf(view);
    if (filter) {
      const next = patched(filter, view.data as AppointmentRow[], fresh, Date.now());
      if (!next) continue;
      replace(store, view, next.rows);
      for (const waits of [null, ...next.leaving])
        send(store, listShifted({ key: view.key, by: waits ? 0 : next.by, waits, leaves: null }));
    } else if (view.endpoint === RECORD_VIEW) putRecord(store, view, fresh);
  }
}

function putRecord(store: FollowStore, view: CachedAnswer, { asked, rows }: FreshRows): void {
  const known = view.data as AppointmentRow;
  const row = rows.get(known.id);
  if (row && row.version >= known.version) replace(store, view, row);
  else if (!row && asked.has(known.id) && view.mounted) refetch(store, view);
}
