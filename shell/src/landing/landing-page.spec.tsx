import { PHONE_DOUBT, PHONE_RIGHT } from '@arogya/domain/phones/texts';
import { NOTICE_VERSION } from '@arogya/domain/privacy/notice';
import { fakeApi, heldBack, post, problem, unreachable } from '@arogya/testing/fake-api';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openEnquiry } from './enquiry';
import { LandingPage } from './page';

const server = fakeApi([post('/enquiries', { id: '1', status: 'new' })]);
const GOOD = {
  'Full Name': 'Meera Nair',
  'Email Address': 'meera@example.in',
  'Phone Number': '+91 55500 10001',
  'Hospital/Clinic Name (optional)': 'Lotus Clinic',
  'How can we help you?': 'We would like to try the booking link.',
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => screen.getByRole('button', { name: 'Submit Enquiry' });

beforeAll(() => {
  document.body.innerHTML = '<div id="enquiry"></div>';
});

/** As in a browser, there is one dialog for the whole file: each test begins with an empty form. */
async function fill(values: Partial<typeof GOOD> = GOOD): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  act(() => openEnquiry());
  for (const [label, value] of Object.entries({ ...GOOD, ...values })) {
    await user.clear(field(label));
    if (value) await user.type(field(label), value);
  }
  return user;
}

test('the page has four features, three steps, and leads to the sign-in page', () => {
  const { unmount } = render(<LandingPage />);
  expect(screen.getByRole('link', { name: 'Access Dashboard' })).toHaveAttribute('href', '/login');
  expect(screen.getByText('From first enquiry to delivered care')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Get Started Today' })).toBeEnabled();
  expect(screen.getByRole('heading', { name: 'How it works' })).toBeVisible();
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles.slice(0, 4)).toEqual(['Lead Generation', 'Lead Management and Tracking', 'Private Booking', 'Smart Scheduling']);
  expect(titles).toHaveLength(7);
  expect(screen.getByText(/© 2025/u)).toBeVisible();
  unmount();
});

test('each field says under itself what it needs, and nothing is sent', async () => {
  const user = await fill({ 'Full Name': '', 'Email Address': 'meera@', 'Phone Number': '12345', 'How can we help you?': 'short' });
  await user.click(submit());
  const said = {
    'Full Name': 'Name is required',
    'Email Address': 'Please enter a valid email address',
    'Phone Number': 'Please enter a valid phone number',
    'How can we help you?': 'Please provide at least 10 characters describing your needs',
  };
  for (const [label, sentence] of Object.entries(said)) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(sentence);
  }
  expect(field('Hospital/Clinic Name (optional)')).toBeValid();
  await waitFor(() => expect(field('Full Name')).toHaveFocus());
  expect(server.calls).toEqual([]);
});

test('what is sent is what the specification says, once, and then the form is empty and closed', async () => {
  const answers = heldBack();
  server.use(post('/enquiries', { id: '1', status: 'new' }, { until: answers.come }));
  const user = await fill();
  await user.dblClick(submit());
  expect(screen.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
  answers.letCome();
  expect(await screen.findByText('Thank You!')).toBeVisible();
  expect(screen.getByText('Your enquiry has been submitted successfully. Our team will contact you soon.')).toBeVisible();
  expect(server.calls).toHaveLength(1);
  expect(server.calls[0]).toMatchObject({ method: 'POST', path: '/enquiries' });
  expect(server.calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/u);
  expect(server.calls[0]?.body).toEqual({
    name: 'Meera Nair',
    email: 'meera@example.in',
    phone: '+91 55500 10001',
    organization: 'Lotus Clinic',
    message: 'We would like to try the booking link.',
    source: 'landing_page',
    status: 'new',
    noticeVersion: NOTICE_VERSION,
    priority: 'medium',
  });
  expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  expect(document.querySelector<HTMLInputElement>('[name=name]')).toHaveValue('');
});

test('a phone that nobody can have is asked about before it is sent, and taken when it is right', async () => {
  server.use(post('/enquiries', { id: '1', status: 'new' }));
  const user = await fill();
  await user.clear(field('Phone Number'));
  await user.type(field('Phone Number'), '1234567890');
  await user.tab();
  await waitFor(() => expect(field('Phone Number')).toHaveAccessibleDescription(PHONE_DOUBT));
  await user.click(submit());
  expect(server.calls).toEqual([]);
  await user.click(screen.getByRole('button', { name: PHONE_RIGHT }));
  await user.click(submit());
  expect(await screen.findByText('Thank You!')).toBeVisible();
  expect(server.calls[0]?.body).toMatchObject({ phone: '1234567890' });
});

test('Cancel closes and keeps what was typed', async () => {
  const user = await fill();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  act(() => openEnquiry());
  expect(field('Full Name')).toHaveValue('Meera Nair');
});

test("an error shows the server's sentence and keeps the form", async () => {
  server.use(problem('post', '/enquiries', 429, 'Too many requests. Please wait a moment and try again.'));
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByText('Error')).toBeVisible();
  expect(screen.getByText('Too many requests. Please wait a moment and try again.')).toBeVisible();
  expect(field('Full Name')).toHaveValue('Meera Nair');
  expect(document.querySelector('dialog')).toHaveAttribute('open');
});

test("the server's sentence about a field stands under the field", async () => {
  const errors = { email: 'Please enter a valid email address' };
  server.use(problem('post', '/enquiries', 400, 'Please check the marked fields.', { errors }));
  const user = await fill();
  await user.click(submit());
  await waitFor(() => expect(field('Email Address')).toHaveAccessibleDescription(errors.email));
  expect(field('Email Address')).toHaveFocus();
});

test('a failure without a sentence shows the fallback', async () => {
  server.use(post('/enquiries', { error: true }, { status: 502 }));
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByText('Failed to submit enquiry. Please try again.')).toBeVisible();
});

test('trying again keeps the key, other values get another one', async () => {
  server.use(unreachable('post', '/enquiries'));
  const user = await fill();
  await user.click(submit());
  expect(await screen.findByText(/could not be reached/u)).toBeVisible();
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.click(submit());
  await waitFor(() => expect(server.calls).toHaveLength(2));
  await waitFor(() => expect(submit()).toBeEnabled());
  await user.type(field('Full Name'), ' K');
  await user.click(submit());
  await waitFor(() => expect(server.calls).toHaveLength(3));
  const [first, second, third] = server.calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  // The dialog outlives this file: an answer that came later would be announced in the next one's page.
  await waitFor(() => expect(submit()).toBeEnabled());
});
