import { Api } from './api';
import { expect, test } from './fixtures';
import { followedPages } from './how-to/blocks';
import { Copy } from './how-to/copy';
import { runChecks } from './how-to/run-checks';
import { read, see } from './look';
import { newPerson } from './people';
import { ROOT, type Product } from './product';

const FIELD = 'docs/how-to/add-a-field.md';
/** As the page says: for staff, and with the booking page. */
const FILES = { staff: 12, all: 18 };
const IN_ALL = 'On the booking page';

interface Patient {
  readonly id: string;
  readonly preferredLanguage: string | null;
}

/** The files of the page's own blocks, and those that the contract has written and the page names. */
const withContract = (copy: Copy, page: string, own: readonly string[], written: readonly string[]): string[] => [
  ...own,
  ...written.filter((file) => !own.includes(file) && copy.read(page).includes(`\`${file}\``)),
];

async function followAll(copy: Copy): Promise<void> {
  for (const page of followedPages(ROOT).filter((one) => one !== FIELD)) await copy.follow(page);
  const staff = await copy.follow(FIELD, (part) => part !== IN_ALL);
  const visitors = await copy.follow(FIELD, (part) => part === IN_ALL);
  const before = await copy.changed();
  await runChecks(copy);
  const contract = (await copy.changed()).filter((file) => !before.includes(file));
  const all = withContract(copy, FIELD, [...new Set([...staff, ...visitors])], contract);
  const forStaff = withContract(copy, FIELD, staff, contract).filter((file) => file !== 'libs/api/src/booking.ts');
  expect(forStaff, 'the files of a new field').toHaveLength(FILES.staff);
  expect(all, 'the same with the booking page').toHaveLength(FILES.all);
}

async function keepsTheField({ origin }: Product): Promise<void> {
  const [admin, { name, phone }] = [await Api.as(origin, 'admin'), newPerson('Lakshmi')];
  const { id, preferredLanguage } = await admin.post<Patient>('patients', { name, phone, preferredLanguage: 'Marathi' });
  expect(preferredLanguage).toBe('Marathi');
  expect((await admin.get<Patient>(`patients/${id}`)).preferredLanguage).toBe('Marathi');
  expect((await admin.put<Patient>(`patients/${id}`, { preferredLanguage: 'Hindi' })).preferredLanguage).toBe('Hindi');
}

// It takes as long as many others, and depends on nothing that a second try would find otherwise.
test.describe.configure({ retries: 0 });

test('the how-tos, followed one after the other in a copy, make a product that does what they say', async ({ open, start }) => {
  // It builds, and runs the specs of all pages.
  test.setTimeout(7_200_000);
  const copy = await Copy.of();
  await followAll(copy);
  const product = await start({ root: copy.root, env: { AS_BUILT: '1' } });

  await keepsTheField(product);

  const admin = await Api.as(product.origin, 'admin');
  expect(await admin.post('wards', { name: 'North' })).toMatchObject({ name: 'North', version: 1 });
  expect(await admin.get('wards')).toMatchObject([{ name: 'North' }]);
  expect(await admin.post('beds', { name: 'One' })).toMatchObject({ name: 'One', version: 1 });
  expect((await fetch(`${product.origin}/api/wards`)).status, 'for somebody who is not signed in').toBe(401);

  const agent = await open('/follow-up', { as: 'agent', product });
  await see(agent.getByRole('heading', { name: 'Follow Up' }));
  await read(agent, 'Signed in as agent');
  // Parts and a look of antd that no screen had, in the shell that was built before.
  await see(agent.locator('.ant-steps').getByText('Appointment'), agent.getByText('A letter of referral'));
  await expect(agent.getByText('New', { exact: true })).toHaveCSS('background-color', /^rgb\(/u);
  await expect(agent.locator('.ant-upload-drag')).toHaveCSS('border-style', 'dashed');
  expect((await agent.request.get('/api/wards')).status(), 'for an agent').toBe(403);

  const doctor = await open('/doctor-dashboard', { as: 'doctor', product });
  const link = doctor.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Day Sheet' });
  await expect(link).toHaveAttribute('href', '/day-sheet');
  await doctor.goto('/day-sheet');
  await see(doctor.getByRole('heading', { name: 'Day Sheet' }), doctor.getByRole('table', { name: 'Patients of the day' }));
});
