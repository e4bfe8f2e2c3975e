import { email, optional, text } from '@arogya/domain/rule';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { RuleField, RuleForm } from './rule-form';

interface Values {
  name: string;
  mail?: string;
}

function Draw({ onSubmit }: { onSubmit: (values: Values) => void }) {
  const [form] = Form.useForm<Values>();
  return (
    <RuleForm form={form} onSubmit={onSubmit}>
      <RuleField name="name" label="Name" rule={text({ min: 2, message: 'Name is required' })}>
        <Input />
      </RuleField>
      <RuleField name="mail" label="Email" rule={optional(email('Valid email is required'))}>
        <Input />
      </RuleField>
      <button type="submit">Save</button>
    </RuleForm>
  );
}

test('a field is not blamed while it is typed in for the first time, only when it is left, and then at once', async () => {
  const { user } = renderPage(<Draw onSubmit={() => undefined} />);
  await user.type(screen.getByLabelText('Name'), 'A');
  expect(screen.queryByText('Name is required')).toBeNull();
  await user.tab();
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'sha');
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull());
});

test('a submit of bad values sends nothing and goes to the first bad field', async () => {
  const sent: Values[] = [];
  const { user } = renderPage(<Draw onSubmit={(values) => void sent.push(values)} />);
  await user.type(screen.getByLabelText(/Email/u), 'nonsense');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(screen.getByText('Valid email is required')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  expect(sent).toEqual([]);
});

test('Ctrl+Enter saves, and an optional field says that it is', async () => {
  const sent: Values[] = [];
  const { user } = renderPage(<Draw onSubmit={(values) => void sent.push(values)} />);
  await user.type(screen.getByLabelText('Name'), 'Asha{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toEqual([{ name: 'Asha', mail: undefined }]));
  expect(screen.getAllByText('(optional)')).toHaveLength(1);
});

test('after an attempt to save, a blamed field that was never left is checked at each change', async () => {
  const { user } = renderPage(<Draw onSubmit={() => undefined} />);
  await user.type(screen.getByLabelText('Name'), 'A{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Name is required')).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'sha');
  await waitFor(() => expect(screen.queryByText('Name is required')).toBeNull());
});
