import { render } from '@testing-library/react';
import { NavIcon } from './icons';

test('an icon of a micro-frontend is shown as a picture, and nothing in it becomes part of the page', () => {
  const { container } = render(<NavIcon icon={'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'} />);
  expect(container.querySelector('svg, script')).toBeNull();
  const { style } = container.querySelector<HTMLElement>('.ad-nav-own-icon')!;
  expect(style.maskImage).toMatch(/^url\("data:image\/svg\+xml,%3Csvg/u);
});

test('a name that the shell does not know is a dash', () => {
  const [unknown, known] = ['nonsense', 'calendar'].map((icon) => render(<NavIcon icon={icon} />).container.innerHTML);
  expect(unknown).toContain('minus');
  expect(known).toContain('calendar');
});
