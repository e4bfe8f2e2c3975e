import { rmSync } from 'node:fs';
import { ReleaseReaders } from '@arogya/backend/releases/release-readers';
import { ReleaseCache } from '@arogya/backend/releases/release-cache';
import { Stock } from '@arogya/backend/releases/stock';
import { brokenReleases } from '@arogya/backend/testing/broken-releases';
import type { Caller } from '@arogya/backend/testing/caller';
import { ADMIN_PAGES, PAGE_SHAPES } from '@arogya/backend/testing/page-shapes';
import { buildOf, plant, plantLive, publish } from '@arogya/backend/testing/release-maker';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { installedWith, webRootWith } from '@arogya/backend/testing/web-root';
import { application } from './application';
import { proof, type Figure } from './figure';
import { instead } from './instead';
import { pagesTaken, type RemoteEntry } from './pages-taken';

const NAME = 'mfe-doctor';
const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'], home: true }];
const SERVED = ['js', 'css', 'json', 'map', 'png', 'svg', 'woff2'];
const OTHERS = ['html', 'htm', 'xhtml', 'xml', 'svgz', 'pdf', 'txt', 'mjs', 'wasm', 'ico', 'webmanifest'];
const ALL = [...SERVED, ...OTHERS];
const CONTENTS = Object.fromEntries(ALL.map((ending) => [`extra.${ending}`, '"<script>1</script>"']));

const ROOT_FILES = {
  ...installedWith(PAGES),
  ...Object.fromEntries(Object.entries(CONTENTS).map(([path, text]) => [`${NAME}/${path}`, text])),
  'mfe-admin/mf-manifest.json': '{}',
  'mfe-admin/nav.json': JSON.stringify(ADMIN_PAGES),
};

/** All of them, or in little every third. */
const someOf = <One>(all: readonly One[], full: boolean): readonly One[] => all.filter((_, at) => full || at % 3 === 0);

/** One installation, and those who look at it. */
class Installation {
  private count = 0;

  private constructor(
    readonly app: TestApp,
    readonly admin: Caller,
    readonly trying: Caller,
    readonly key: Record<string, string>,
  ) {}

  static async at(root: string): Promise<Installation> {
    const app = await application({ env: { WEB_ROOT: root } });
    const [admin, trying] = [await app.as('admin'), await app.as('doctor')];
    const { body } = await admin.post('release-keys', { label: 'CI', mfe: NAME, roles: ['doctor', 'admin'] });
    return new Installation(app, admin, trying, { authorization: `Bearer ${(body as { key: string }).key}` });
  }

  refresh(): Promise<void> {
    return this.app.app.get(ReleaseCache, { strict: false }).refresh();
  }

  /** Publishes a release of the doctors’ team with its key; null when it is refused. */
  async ship(nav: object = PAGES, name = NAME): Promise<string | null> {
    this.count += 1;
    const build = buildOf(`${name} ${this.count}`, nav);
    const [who, headers] = name === NAME ? [this.app.visitor(), this.key] : [this.admin, {}];
    const { status, body } = await publish(who, name, build, { version: `1.0.${this.count}` }, headers);
    return status === 201 ? (body as { id: string }).id : null;
  }

  /** Writes one into the tables by hand, and makes it live there. */
  async plant(row: Omit<Parameters<typeof plant>[1], 'id'> & { readonly id?: string }): Promise<string> {
    this.count += 1;
    const id = row.id ?? `9.0.${this.count}-0123456789`;
    await plant(this.app.sql, { ...row, id });
    await plantLive(this.app.sql, id);
    await this.refresh();
    return id;
  }

  choose(id: string, more: object = {}, name = NAME) {
    return this.admin.put(`releases/${name}/live`, { id, ...more });
  }

  async remotes(): Promise<readonly RemoteEntry[]> {
    return ((await this.admin.get('/mfe-manifest.json')).body as { remotes: RemoteEntry[] }).remotes;
  }
}

/** Each state of a release, and which of a visitor, an administrator and a browser that tries another one get its files. */
const STATES: readonly (readonly [string, (here: Installation, id: string) => Promise<unknown>, readonly boolean[]])[] = [
  ['published', () => Promise.resolve(), [false, false, false]],
  ['tried', (here, id) => here.trying.put(`releases/${NAME}/try`, { id }), [false, false, true]],
  ['on trial', (here, id) => here.choose(id, { roles: ['doctor'] }), [true, true, true]],
  ['live', (here, id) => here.choose(id), [true, true, true]],
  ['replaced', async (here, id) => (await here.choose(id), await here.choose('installed')), [false, true, true]],
  [
    'taken back',
    async (here, id) => (await here.choose(id), await here.admin.post(`releases/${NAME}/rollback`, {})),
    [false, false, false],
  ],
];

interface Looked {
  readonly looks: number;
  readonly wrong: string[];
}

/** Whoever asks for whatever: what is served although it should not be, without the policy, or not although it should. */
async function served(here: Installation): Promise<Looked> {
  const wrong: string[] = [];
  let looks = 0;
  const look = async (who: Caller, address: string, should: boolean, what = 'by kind'): Promise<void> => {
    const { status, headers } = await who.get(address);
    looks += 1;
    if ((status === 200) !== should) wrong.push(`${what}, ${address}: ${status}`);
    if (!String(headers['content-security-policy']).includes('sandbox')) wrong.push(`${address}: no sandbox`);
  };
  const people = [here.app.visitor(), here.admin, here.trying];
  for (const [state, become, may] of STATES) {
    const id = (await here.ship()) ?? '';
    await become(here, id);
    for (const [at, who] of people.entries()) await look(who, `/mfe/${NAME}/${id}/page.js`, may[at] ?? false, `${state}, of ${at}`);
    await here.choose('installed');
    await here.trying.post('releases/leave', {});
  }
  const planted = await here.plant({ build: buildOf('kinds', PAGES, CONTENTS) });
  for (const folder of ['', `${planted}/`])
    for (const ending of ALL) await look(here.app.visitor(), `/mfe/${NAME}/${folder}extra.${ending}`, SERVED.includes(ending));
  await here.choose('installed');
  return { looks, wrong };
}

async function files(here: Installation): Promise<Figure> {
  const found = await served(here);
  const everybody = () => () => Promise.resolve('everybody' as const);
  const control = await instead(ReleaseReaders, 'of', everybody, () => served(here));
  return {
    name: 'files of releases served that should not be',
    found: `${found.wrong.length}, of ${found.looks} looks at ${STATES.length} states and ${ALL.length} kinds`,
    met: found.wrong.length === 0,
    wrong: found.wrong,
    controls: [
      { name: 'whatever is on the disk is served to everybody', found: `${control.wrong.length} served`, fails: control.wrong.length > 0 },
    ],
  };
}

async function pages(here: Installation, full: boolean): Promise<Figure> {
  const spellings = someOf(PAGE_SHAPES, full);
  const wrong: string[] = [];
  let free = 0;
  for (const [path, takes] of spellings) {
    const nav = [...PAGES, { path, label: 'Page', roles: ['admin'] }];
    const ways = [
      async () => void (await here.app.visitor().put(`releases/${NAME}/live`, { id: (await here.ship(nav)) ?? 'none' }, here.key)),
      async () => void (await here.plant({ build: buildOf(`by hand ${path}`, nav) })),
    ];
    for (const way of ways) {
      await way();
      const remotes = await here.remotes();
      wrong.push(...pagesTaken(remotes, NAME).map((address) => `${path} has ${address}`));
      if (remotes.some((remote) => remote.name === NAME && remote.nav.some((one) => one.path === path))) free += takes ? 0 : 1;
      await here.choose('installed');
    }
  }
  const shapes = spellings.filter(([, takes]) => takes);
  const own = 2 * (spellings.length - shapes.length);
  const installed = shapes.map(([path]) => ({ path, label: 'Page', roles: ['admin'] }));
  const control = pagesTaken([...(await here.remotes()), { name: NAME, nav: installed }], NAME);
  return {
    name: 'pages of others and of the shell taken over',
    found: `${wrong.length}, of ${shapes.length} spellings, by the key and by hand; ${free} of ${own} pages of its own are there`,
    met: wrong.length === 0 && own > 0 && free === own,
    wrong,
    controls: [{ name: 'a list that names them all', found: `${control.length} taken`, fails: control.length > 0 }],
  };
}

/** What does not go on while a broken release is in the tables. */
async function stopped(here: Installation, full: boolean): Promise<Looked> {
  const wrong: string[] = [];
  const broken = someOf(brokenReleases(PAGES), full);
  for (const [at, [what, row]] of broken.entries()) {
    const id = await here.plant({ ...row, id: row.id ?? `8.0.${at}-0123456789` }).catch(() => '');
    const good = (await here.ship([{ path: '/rounds', label: 'Rounds', roles: ['doctor'] }], 'mfe-rounds')) ?? '';
    const acts = {
      'another goes live': () => here.choose(good, {}, 'mfe-rounds'),
      off: () => here.admin.put(`releases/${NAME}/off`, { off: true }),
      on: () => here.admin.put(`releases/${NAME}/off`, { off: false }),
      'a rollback': () => here.admin.post(`releases/${NAME}/rollback`, {}),
      'the list': () => here.admin.get('releases'),
      'the file of another': () => here.app.visitor().get(`/mfe/mfe-rounds/${good}/page.js`),
    };
    for (const [act, run] of Object.entries(acts)) {
      const { status } = await run();
      if (status !== 200) wrong.push(`${what}: ${act} ${status}`);
    }
    await here.app.sql.query('delete from frontend_releases where id = $1', [id || row.id || `8.0.${at}-0123456789`]);
    await here.refresh().catch(() => undefined);
  }
  return { looks: broken.length, wrong };
}

async function stops(here: Installation, full: boolean): Promise<Figure> {
  const found = await stopped(here, full);
  const asBefore = (before: Stock['take']): Stock['take'] =>
    async function take(this: Stock, releases) {
      const taken = await before.call(this, releases);
      if (taken.leftOut.size > 0) throw new Error('A release is not whole');
      return taken;
    };
  const control = await instead(Stock, 'take', asBefore, () => stopped(here, full));
  return {
    name: 'releases that stop another one, the switch or a rollback',
    found: `${found.wrong.length}, of ${found.looks} kinds of broken rows`,
    met: found.wrong.length === 0,
    wrong: found.wrong,
    controls: [
      { name: 'a look that ends at the first broken one', found: `${control.wrong.length} stopped`, fails: control.wrong.length > 0 },
    ],
  };
}

export default proof(
  'Releases: what is served, which pages they take, and what one does to the others',
  async ({ full }): Promise<Figure[]> => {
    const root = webRootWith(ROOT_FILES);
    try {
      const here = await Installation.at(root);
      return [await files(here), await pages(here, full), await stops(here, full)];
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);
