import * as antd from 'antd';
import * as browser from './antd';

/** antd has given it up for FloatButton.BackTop. `message` and `notification` are not parts: toasts are the platform's. */
const LEFT_OUT: readonly string[] = ['BackTop'];

type NamedExports = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

/** The parts below the name of one, as Upload.Dragger; antd says of some that nobody shall use them. */
const membersOf = (part: unknown): string[] =>
  Object.entries(part as NamedExports).flatMap(([name, value]) => (/^[A-Z][a-z]/u.test(name) && isPart(value) ? [name] : []));

/** What `offered` lacks of `all`, e.g. 'Steps' or 'Upload.Dragger'. */
const missing = (all: NamedExports, offered: NamedExports): string[] =>
  Object.entries(all).flatMap(([name, part]) => {
    if (!/^[A-Z]/u.test(name) || LEFT_OUT.includes(name)) return [];
    if (!(name in offered)) return [name];
    return membersOf(part).flatMap((member) => (member in (offered[name] as NamedExports) ? [] : [`${name}.${member}`]));
  });

it('a micro-frontend may use every part of antd without a release of the shell', () => {
  expect(missing(antd, browser)).toEqual([]);
});

it('control: a part and a member that are not offered are found', () => {
  const { Steps: _, ...others } = browser;
  expect(missing(antd, { ...others, Upload: {} })).toEqual(['Steps', 'Upload.Dragger']);
});
