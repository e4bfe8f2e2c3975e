import { PHONE_DOUBT, PHONE_RIGHT } from '@arogya/domain/phones/texts';
import { phone } from '@arogya/domain/rule';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { Form, Input } from 'antd';
import { NumberInput } from './number-input';
import { RuleField, RuleForm } from './rule-form';

interface Values {
  phone: string;
  age?: number | null;
}

interface DrawProps {
  readonly onSubmit: (values: Values) => void;
  readonly stored?: string;
  readonly isLookup?: boolean;
}

function Draw({ onSubmit, stored, isLookup = false }: DrawProps) {
  const [form] = Form.useForm<Values>();
  return (
    <RuleForm form={form} onSubmit={onSubmit} {...(stored ? { initialValues: { phone: stored } } : {})}>
      <RuleField name="phone" label="Phone" rule={phone('Valid phone number is required')} isLookup={isLookup}>
        <Input />
      </RuleField>
      <Form.Item name="age" label="Age">
        <NumberInput precision={0} />
      </Form.Item>
      <button type="submit">Save</button>
    </RuleForm>
  );
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('a phone that nobody can have', () => {
  test.each(['98765432101', '1234567890', '+91 98450 3934', '+999 1234567890'])(
    '%s is asked about, and taken when it is right',
    async (typed) => {
      const sent: Values[] = [];
      const { user } = renderPage(<Draw onSubmit={(values) => void sent.push(values)} />);
      await user.type(screen.getByLabelText('Phone'), typed);
      await user.click(save());
      expect(await screen.findByText(PHONE_DOUBT)).toBeVisible();
      expect(sent).toEqual([]);
      await user.click(screen.getByRole('button', { name: PHONE_RIGHT }));
      await waitFor(() => expect(screen.queryByText(PHONE_DOUBT)).toBeNull());
      await user.click(save());
      await waitFor(() => expect(sent).toMatchObject([{ phone: typed }]));
    },
  );

  test('is asked about again when it is another one', async () => {
    const { user } = renderPage(<Draw onSubmit={() => undefined} />);
    await user.type(screen.getByLabelText('Phone'), '98765432101');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: PHONE_RIGHT }));
    await user.type(screen.getByLabelText('Phone'), '2');
    await user.tab();
    expect(await screen.findByText(PHONE_DOUBT)).toBeVisible();
  });

  test('is not asked about when it stood there before, or is only looked for', async () => {
    const sent: Values[] = [];
    const { user, unmount } = renderPage(<Draw onSubmit={(values) => void sent.push(values)} stored="98765432101" />);
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    unmount();
    const other = renderPage(<Draw onSubmit={(values) => void sent.push(values)} isLookup />);
    await other.user.type(screen.getByLabelText('Phone'), '98765432101');
    await other.user.click(save());
    await waitFor(() => expect(sent).toHaveLength(2));
  });
});

test.each(['98450 12345', '९८४५०१२३४५', '+960 779 9348', '+91\uFE0D-98455-23357'])('%p is not asked about', async (typed) => {
  const sent: Values[] = [];
  const { user } = renderPage(<Draw onSubmit={(values) => void sent.push(values)} />);
  await user.click(screen.getByLabelText('Phone'));
  await user.paste(typed);
  await user.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ phone: typed }]));
});

test.each([
  ['३४', 34],
  ['৩৪', 34],
  ['௩௪', 34],
  ['౩౪', 34],
  ['೩೪', 34],
  ['൩൪', 34],
  ['૩૪', 34],
  ['੩੪', 34],
  ['୩୪', 34],
  ['٣٤', 34],
  ['３４', 34],
  ['34', 34],
])('an age of %s is %d', async (typed, age) => {
  const sent: Values[] = [];
  const { user } = renderPage(<Draw onSubmit={(values) => void sent.push(values)} stored="98450 12345" />);
  await user.type(screen.getByLabelText('Age'), typed);
  await user.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ age }]));
});
