import { fakeApi, get, heldBack, post, problem, unreachable } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { act as settle, screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { api } from './api';
import { useListTotal } from './listing';
import { useSubmit } from './use-submit';

const server = fakeApi();

const things = api.injectEndpoints({
  endpoints: (build) => ({
    things: build.query<string[], number>({ query: (page) => ({ url: '/api/things', params: { page, q: undefined } }) }),
    addThing: build.mutation<{ id: string }, { name: string }>({ query: (body) => ({ url: '/api/things', method: 'POST', body }) }),
  }),
});

function AddThing() {
  const [form] = Form.useForm<{ name: string }>();
  const [act, busy] = useSubmit();
  const [addThing] = things.useAddThingMutation();
  const save = (values: { name: string }) =>
    act(() => addThing(values), { success: 'Thing created.', failure: 'Failed to create thing', form });
  return (
    <Form form={form} onFinish={(values) => void save(values)}>
      <Form.Item name="name" label="Name">
        <Input />
      </Form.Item>
      <button type="submit">{busy ? 'Saving' : 'Save'}</button>
    </Form>
  );
}

async function addThing(): Promise<ReturnType<typeof renderPage>> {
  const rendered = renderPage(<AddThing />);
  await rendered.user.type(screen.getByLabelText('Name'), 'lamp');
  await rendered.user.click(screen.getByRole('button', { name: 'Save' }));
  return rendered;
}

test('a success shows the sentence of the specification', async () => {
  server.use(post('/things', { id: '1' }));
  await addThing();
  expect(await screen.findByText('Thing created.')).toBeVisible();
  expect(server.callsTo('POST')[0]?.body).toEqual({ name: 'lamp' });
});

test("the server's sentence is shown, and its field sentences stand at their fields", async () => {
  server.use(problem('post', '/things', 400, 'Please check the marked fields.', { errors: { name: 'Too short', other: 'unseen' } }));
  await addThing();
  expect(await screen.findByText('Please check the marked fields.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(await screen.findByText('Too short')).toBeVisible();
});

test('without a sentence of the server the fallback is shown', async () => {
  server.use(post('/things', { nothing: true }, { status: 500 }));
  await addThing();
  expect(await screen.findByText('Failed to create thing')).toBeVisible();
});

test('without an answer the person learns that the server cannot be reached', async () => {
  server.use(unreachable('post', '/things'));
  await addThing();
  expect(await screen.findByText(/could not be reached/u)).toBeVisible();
});

test('a second click while saving sends nothing more', async () => {
  const answers = heldBack();
  server.use(post('/things', { id: '1' }, { until: answers.come }));
  const { user } = await addThing();
  await user.click(screen.getByRole('button', { name: 'Saving' }));
  answers.letCome();
  expect(await screen.findByText('Thing created.')).toBeVisible();
  expect(server.callsTo('POST')).toHaveLength(1);
});

function Things({ page }: { page: number }) {
  const list = things.useThingsQuery(page);
  const { total, capped } = useListTotal(list);
  return (
    <p>
      {(list.data ?? []).join()} of {total}
      {capped ? '+' : ''}
    </p>
  );
}

test('the total of a list comes from its headers', async () => {
  server.use(get('/things', ['a', 'b'], { headers: { 'X-Total-Count': '10000', 'X-Total-Capped': 'true' } }));
  renderPage(<Things page={1} />);
  expect(await screen.findByText('a,b of 10000+')).toBeVisible();
  expect(server.calls[0]?.query.has('q')).toBe(false);
});

test('a 401 of any call ends the session and shows no error of its own', async () => {
  server.use(problem('post', '/things', 401, 'You are logged out. Logging in again...'));
  const { store } = await addThing();
  await waitFor(() => expect(store.getState().sessionState.ended).toBe(true));
  await settle(() => Promise.resolve());
  expect(screen.queryByText('Error')).toBeNull();
});

test('offline nothing is sent, what was typed stays, and it is saved once the connection is back', async () => {
  server.use(post('/things', { id: '1' }));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  try {
    const { user } = await addThing();
    expect(await screen.findByText('You are offline, so nothing was saved. Try again when the connection is back.')).toBeVisible();
    expect(server.callsTo('POST')).toHaveLength(0);
    expect(screen.getByLabelText('Name')).toHaveValue('lamp');
    online.mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Thing created.')).toBeVisible();
    expect(server.callsTo('POST').map(({ body }) => body)).toEqual([{ name: 'lamp' }]);
  } finally {
    online.mockRestore();
  }
});
