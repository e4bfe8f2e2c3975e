import { jest } from '@jest/globals';
import { themeOf } from '@arogya/ui/look/theme';
import { render, screen } from '@testing-library/react';
import { ConfigProvider, Input } from 'antd';

it('a look of antd for which there are no styles is refused where it is rendered, so that no screen lacks them', () => {
  const shown = (variant: 'outlined' | 'filled') => (
    <ConfigProvider theme={themeOf('light')}>
      <Input aria-label="Name" variant={variant} />
    </ConfigProvider>
  );
  render(shown('outlined'));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveClass('ant-input-outlined');
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(shown('filled'))).toThrow('ant-input-filled has no styles');
});
