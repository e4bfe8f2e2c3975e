import type { HospitalSettings } from '@arogya/api/hospitals';
import { TICKED_LANGUAGES } from '@arogya/domain/hospital-rules/ticks';
import { REFUSALS } from '@arogya/domain/refusal';
import { fakeApi, get, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { HospitalSettingsPage } from './hospital-settings-page';
import { ASHA, LOTUS, makeSettings, readBefore, texts } from './testing/make-settings';

const OTHER = 'c0000000-0000-4000-8000-000000000002';
const RULES = `/hospitals/${LOTUS}/rules`;
const api = fakeApi([
  get('/hospitals/active', [
    { id: LOTUS, name: 'Lotus Care Hospital', city: 'Pune', timeZone: 'Asia/Kolkata' },
    { id: OTHER, name: 'Mula Clinic', city: 'Pune', timeZone: 'Asia/Kolkata' },
  ]),
  get<HospitalSettings>(RULES, makeSettings()),
]);
const draw = (path = `/hospital-settings?hospital=${LOTUS}`) => renderPage(<HospitalSettingsPage />, { path });
const drawOwn = (hospitalId: string | null = LOTUS) => {
  api.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId })));
  return draw('/hospital-settings');
};
const saved = (of: Partial<HospitalSettings> = {}) => put<HospitalSettings>(RULES, makeSettings({ version: 1, ...of }));
const save = async ({ user }: ReturnType<typeof draw>) => user.click(screen.getByRole('button', { name: 'Save Settings' }));
const language = async (name: RegExp) => within(await screen.findByRole('group', { name }));

describe('whose settings', () => {
  it('an administrator chooses among the hospitals', async () => {
    api.use(get<HospitalSettings>(`/hospitals/${OTHER}/rules`, makeSettings({ id: OTHER, name: 'Mula Clinic', moves: 7 })));
    const { user, address } = draw('/hospital-settings');
    expect(await screen.findByText('Its settings for patients are shown here.')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Choose a hospital' }));
    await user.click(await screen.findByText('Mula Clinic, Pune', { selector: '.ant-select-item-option-content' }));
    expect(await screen.findByRole('spinbutton', { name: 'Moves per appointment' })).toHaveValue('7');
    expect(address()).toBe(`/hospital-settings?hospital=${OTHER}`);
  });

  it('one that is inactive is opened by its link', async () => {
    const closed = 'c0000000-0000-4000-8000-000000000003';
    api.use(get<HospitalSettings>(`/hospitals/${closed}/rules`, makeSettings({ id: closed, name: 'Closed Clinic' })));
    draw(`/hospital-settings?hospital=${closed}`);
    expect(await screen.findByText('Closed Clinic')).toBeInTheDocument();
  });

  it('a hospital administrator has the own one, and asks for no other', async () => {
    drawOwn();
    expect(await screen.findByText('until 2 hours before')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Choose a hospital' })).toBeNull();
    expect(api.callsTo('GET', '/hospitals/active')).toHaveLength(0);
  });

  it('an account without a hospital is told', async () => {
    drawOwn(null);
    expect(await screen.findByText(/not linked to a hospital yet/u)).toBeInTheDocument();
  });

  it('a failure can be tried again', async () => {
    api.use(problem('get', RULES, 503, REFUSALS.unavailable[1]));
    draw();
    expect(await screen.findByRole('button', { name: /Retry/u })).toBeInTheDocument();
  });
});

describe('what patients can do by their links', () => {
  it('is read in words, and saved with the version that was read', async () => {
    api.use(saved({ changeUntil: 1440, moves: 1, patientConfirms: true }));
    const page = draw();
    const { user } = page;
    await user.click(await screen.findByRole('combobox', { name: 'Patients can move or cancel' }));
    await user.click(await screen.findByText('until 1 day before'));
    const moves = screen.getByRole('spinbutton', { name: 'Moves per appointment' });
    await user.clear(moves);
    await user.type(moves, '1');
    await user.click(screen.getByRole('checkbox', { name: 'Coming confirms a pending appointment' }));
    await save(page);
    expect(await screen.findByText('Hospital settings saved')).toBeInTheDocument();
    const [call] = api.callsTo('PUT', RULES);
    expect(call?.headers.get('if-match')).toBe('"0"');
    expect(call?.body).toEqual({ changeUntil: 1440, moves: 1, patientConfirms: true, language: 'en', languages: {}, embedOrigins: [] });
  });

  it('goes on from what was saved', async () => {
    api.use(saved({ moves: 1 }));
    const page = draw();
    await screen.findByText('until 2 hours before');
    await save(page);
    await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Moves per appointment' })).toHaveValue('1'));
    await save(page);
    await waitFor(() => expect(api.callsTo('PUT', RULES)).toHaveLength(2));
    expect(api.callsTo('PUT', RULES)[1]?.headers.get('if-match')).toBe('"1"');
  });

  it('an unusual cut-off, as another program has set it, stays', async () => {
    api.use(get<HospitalSettings>(RULES, makeSettings({ changeUntil: 90 })));
    draw();
    expect(await screen.findByText('until 1 h 30 min before')).toBeInTheDocument();
  });

  it('a number out of bounds is refused before it is sent', async () => {
    const page = draw();
    const moves = await screen.findByRole('spinbutton', { name: 'Moves per appointment' });
    await page.user.clear(moves);
    await save(page);
    expect(await screen.findByText('Please enter a whole number')).toBeInTheDocument();
    expect(api.callsTo('PUT', RULES)).toHaveLength(0);
  });

  it('what somebody else has saved meanwhile is merged, and nothing of theirs is lost', async () => {
    const theirs = makeSettings({ changeUntil: 30, version: 4 }, { ta: { pages: readBefore(), messages: null } });
    api.use(problem('put', RULES, 409, REFUSALS.stale[1], { errors: { changeUntil: 'x' }, extra: { current: theirs } }));
    const page = draw();
    await page.user.click(await screen.findByRole('checkbox', { name: 'Coming confirms a pending appointment' }));
    await save(page);
    expect(await screen.findByText(/Their changes are now in this form/u)).toBeInTheDocument();
    expect(screen.getByTitle('until 30 min before')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Tamil: Pages' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Coming confirms a pending appointment' })).toBeChecked();
  });
});

describe('the websites that may show the booking page', () => {
  it('are typed one after the other, and saved', async () => {
    api.use(get<HospitalSettings>(RULES, makeSettings({ embedOrigins: ['https://www.lotuscare.in'] })), saved());
    const page = draw();
    const field = await screen.findByRole('combobox', { name: 'Addresses of your website' });
    await page.user.type(field, 'https://lotuscare.in{Enter}');
    await save(page);
    await waitFor(() => expect(api.callsTo('PUT', RULES)).toHaveLength(1));
    expect(api.callsTo('PUT', RULES)[0]?.body).toMatchObject({ embedOrigins: ['https://www.lotuscare.in', 'https://lotuscare.in'] });
  });

  it('are refused by name before they are sent', async () => {
    const page = draw();
    await page.user.type(await screen.findByRole('combobox', { name: 'Addresses of your website' }), 'https://lotus.in/book{Enter}');
    await save(page);
    expect(await screen.findByText(/“https:\/\/lotus.in\/book”: please enter only the address of the site/u)).toBeInTheDocument();
    expect(api.callsTo('PUT', RULES)).toHaveLength(0);
  });
});

describe('the languages', () => {
  it('say how many texts there are and that nobody has reviewed them, and show the pages', async () => {
    draw();
    const hindi = await language(/हिन्दी Hindi/u);
    expect(hindi.getByText('214 texts, none reviewed by a named speaker')).toBeInTheDocument();
    expect(hindi.getByText('14 texts, none reviewed by a named speaker')).toBeInTheDocument();
    expect(hindi.getByRole('link', { name: 'Preview: Hindi, Pages' })).toHaveAttribute('href', '/book/lotus-care-hospital?lang=hi');
    expect(hindi.getByRole('checkbox', { name: 'Hindi: Messages' })).not.toBeChecked();
  });

  it('without any text cannot be ticked, and are not shown', async () => {
    api.use(
      get<HospitalSettings>(RULES, makeSettings({}, { gu: { pages: null, messages: null }, bn: { pages: texts(), messages: null } })),
    );
    draw();
    const bengali = await language(/Bengali/u);
    expect(bengali.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.queryByText('Gujarati')).toBeNull();
  });

  it('of which there is none but English say so', async () => {
    const none = Object.fromEntries(TICKED_LANGUAGES.map((one) => [one, { pages: null, messages: null }]));
    api.use(get<HospitalSettings>(RULES, makeSettings({}, none)));
    draw();
    expect(await screen.findByText('No other languages yet')).toBeInTheDocument();
  });

  it('send only the ticks that were set or taken away', async () => {
    api.use(get<HospitalSettings>(RULES, makeSettings({ version: 2 }, { ta: { pages: readBefore(2), messages: readBefore() } })), saved());
    const page = draw();
    await page.user.click(await screen.findByRole('checkbox', { name: 'Hindi: Pages' }));
    await page.user.click(screen.getByRole('checkbox', { name: 'Tamil: Messages' }));
    await save(page);
    await waitFor(() => expect(api.callsTo('PUT', RULES)).toHaveLength(1));
    expect(api.callsTo('PUT', RULES)[0]?.body).toMatchObject({ languages: { hi: { pages: true }, ta: { messages: false } } });
    expect(api.callsTo('PUT', RULES)[0]?.body).not.toHaveProperty('languages.ta.pages');
  });

  it('say who has read them, and what has changed since, which somebody reads again', async () => {
    api.use(get('/auth/user', makeUser({ id: ASHA })));
    api.use(get<HospitalSettings>(RULES, makeSettings({}, { hi: { pages: readBefore(3), messages: texts() } })), saved());
    const page = draw();
    expect(await screen.findByText('Read by Asha K. on 30 Nov 2026')).toBeInTheDocument();
    expect(screen.getByText('3 texts have changed since you read them')).toBeInTheDocument();
    await page.user.click(screen.getByRole('checkbox', { name: 'I have read them: Hindi, Pages' }));
    await save(page);
    await waitFor(() => expect(api.callsTo('PUT', RULES)).toHaveLength(1));
    expect(api.callsTo('PUT', RULES)[0]?.body).toMatchObject({ languages: { hi: { pages: true } } });
  });

  it('of the demo say that nobody has read them', async () => {
    const tick = { by: null, name: 'Demo', at: '2026-11-30T03:30:00.000Z', changed: 0 };
    api.use(get<HospitalSettings>(RULES, makeSettings({}, { hi: { pages: texts({ tick }), messages: null } })));
    draw();
    expect(await screen.findByText('Ticked by the demo on 30 Nov 2026, read by nobody')).toBeInTheDocument();
  });

  it('that are ticked for pages, also in this moment, can be what patients get by default', async () => {
    const { user } = draw();
    const choice = await screen.findByRole('combobox', { name: 'Language for patients who have not chosen one' });
    await user.click(choice);
    expect(screen.queryByText('Marathi', { selector: '.ant-select-item-option-content' })).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Marathi: Pages' }));
    await user.click(choice);
    expect(await screen.findByText('Marathi', { selector: '.ant-select-item-option-content' })).toBeInTheDocument();
  });
});
