import type { Page } from '@playwright/test';
import { Api } from '../api';
import { expect, test } from '../fixtures';
import { see } from '../look';
import type { Product } from '../product';
import type { DemoRole } from '../sessions';
import { atRest } from './rest';

/** The widest names that people have: sixty letters in one word and in several, and two scripts whose letters are wide. */
const NAMES = [
  'Wolframmmmmmmmmmmmmmmmmmmmmmmm Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
  'Mmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmmwwwwmmmm',
  'Maharajapuram Viswanatha Subramaniam Chandrasekhar Iyer Mohan',
  'श्रीमती लक्ष्मीनारायणस्वामी विश्वनाथसुब्रह्मण्यम् कृष्णमूर्ति',
  'திருமதி மீனாட்சிசுந்தரேஸ்வரர் வெங்கடசுப்பிரமணியன் கிருஷ்ணமூர்த்தி',
];

/** A notebook, another, phones, and both notebooks at 200 %. */
const SIZES = [
  [1280, 720],
  [1366, 768],
  [390, 844],
  [320, 640],
  [683, 384],
  [640, 360],
] as const;

const LISTS: readonly (readonly [DemoRole, readonly string[]])[] = [
  [
    'admin',
    [
      ...['/appointments?when=all', '/leads', '/doctors', '/patients', '/hospitals', '/users', '/?tab=enquiries'],
      ...['/management', '/management?tab=specialties', '/management?tab=states', '/management?tab=cities'],
    ],
  ],
  ['agent', ['/appointments?when=all', '/leads', '/doctors']],
  ['doctor', ['/doctor-dashboard']],
  ['hospital', ['/hospital-dashboard', '/appointments?when=all', '/leads', '/doctors', '/patients']],
];

async function makeWidest({ origin }: Pick<Product, 'origin'>): Promise<void> {
  const api = await Api.as(origin, 'admin');
  const hospitals = await api.get<{ id: string; name: string }[]>('hospitals/active');
  for (const [index, name] of NAMES.entries()) {
    const phone = `+91 98450 1${String(1000 + index)}`;
    const email = `widest${index}.of-all-addresses@hospitals-of-karnataka.example.in`;
    const place = { city: name.slice(0, 40), hospitalId: hospitals[0]?.id };
    await api.post('leads', { patientName: name, phone, symptoms: name, location: name, source: 'website' });
    const patient = await api.post<{ id: string }>('patients', { name, phone, age: 44, gender: 'female', email, location: name });
    await api.post('hospitals', { name, city: name.slice(0, 40), phone, email });
    await api.post('doctors', { fullName: `Dr. ${name}`, specialty: name, phone, email, licenseNumber: `MC/${index}`, ...place });
    await api.post('specialties', { name });
    const [first, ...rest] = name.split(' ');
    const names = { firstName: first?.slice(0, 50), lastName: rest.join(' ').slice(0, 50) || 'M' };
    await api.post('users', { ...names, username: `widest${index}`, email, password: 'demo1234', role: 'agent' });
    const enquiry = { name, email, phone, organization: name, message: 'Please call about the booking page.' };
    await api.post('enquiries', enquiry);
    await book(api, patient.id);
  }
}

interface Slots {
  readonly days: readonly { readonly starts: readonly { readonly at: string; readonly free: boolean }[] }[];
}

/** An appointment of today or the days after with the doctor of the account `doctor`. */
async function book(api: Api, patientId: string): Promise<void> {
  const doctors = await api.get<{ id: string; userId: string | null }[]>('doctors?pageSize=200');
  const doctor = doctors.find(({ userId }) => userId !== null);
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { days } = await api.get<Slots>(`doctors/${doctor?.id}/slots?from=${day(1)}&to=${day(6)}`);
  const free = days.flatMap(({ starts }) => starts).find((start) => start.free);
  await api.post('appointments', { patientId, doctorId: doctor?.id, appointmentDate: free?.at, status: 'pending' });
}

/** Row menus that lie outside of the window or of their table, and how many there are. */
const menusOutside = (page: Page): Promise<{ all: number; outside: string[] }> =>
  page.evaluate(() => {
    const menus = [...document.querySelectorAll<HTMLElement>('main .ad-row-menu')];
    const outside = menus.filter((menu) => {
      const box = menu.getBoundingClientRect();
      const around = menu.closest('.ad-rows')?.getBoundingClientRect() ?? document.documentElement.getBoundingClientRect();
      return box.width === 0 || box.left < Math.max(0, around.left) || box.right > Math.min(innerWidth, around.right) + 0.5;
    });
    return {
      all: menus.length,
      outside: outside.map((menu) => `${menu.getAttribute('aria-label')} at ${menu.getBoundingClientRect().right}`),
    };
  });

/** Whether the first menus take a click: nothing lies over them. */
const isFree = (page: Page): Promise<boolean[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main .ad-row-menu')].slice(0, 8).map((menu) => {
      scrollBy(0, menu.getBoundingClientRect().top - innerHeight / 2);
      const { left, top, width, height } = menu.getBoundingClientRect();
      return menu.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  );

const cutNames = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.querySelectorAll('main .ad-rows .ad-person-name')].filter((name) => name.scrollWidth > name.clientWidth).length,
  );

test('a row menu is in sight in each list, at each width, with the widest names, and names are cut first', async ({ open, start }) => {
  test.setTimeout(600_000);
  const product = await start();
  await makeWidest(product);
  for (const [as, paths] of LISTS) {
    const page = await open('/', { as, product });
    for (const path of paths) {
      await page.goto(path);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await see(page.locator('main .ad-row-menu'));
        await atRest(page);
        const { all, outside } = await menusOutside(page);
        expect.soft(outside, `of ${all} menus of ${path} for ${as} at ${width} px`).toEqual([]);
        expect.soft(await isFree(page), `menus of ${path} for ${as} at ${width} px that take a click`).not.toContain(false);
        if (path === '/patients' && width === 1280) expect(await cutNames(page), 'names that are cut').toBeGreaterThan(0);
      }
    }
    await page.close();
  }
});
