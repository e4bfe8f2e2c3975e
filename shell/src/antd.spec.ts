import * as antd from 'antd';
import * as browser from './antd';

/** Of antd, by name: what no micro-frontend gets, and why. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  BackTop: 'antd has given it up for FloatButton.BackTop',
  message: 'toasts are the platform’s, for all alike',
  notification: 'toasts are the platform’s, for all alike',
  unstableSetRender: 'for a React that has not been released',
  version: 'package.json has it',
};

type Named = Readonly<Record<string, unknown>>;

const isPart = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value && !('props' in value));

/** The parts below the name of one, as Upload.Dragger; antd says of some that nobody shall use them. */
const membersOf = (part: unknown): string[] =>
  Object.entries(part as Named).flatMap(([name, value]) => (/^[A-Z][a-z]/u.test(name) && isPart(value) ? [name] : []));

/** What `offered` lacks of `all`, e.g. 'Steps' or 'Upload.Dragger'. */
const missing = (all: Named, offered: Named): string[] =>
  Object.entries(all).flatMap(([name, part]) => {
    if (name in LEFT_OUT) return [];
    if (!(name in offered)) return [name];
    return membersOf(part).flatMap((member) => (member in (offered[name] as Named) ? [] : [`${name}.${member}`]));
  });

it('a micro-frontend may use every part of antd without a release of the shell', () => {
  expect(missing(antd, browser)).toEqual([]);
});

it('control: a part and a member that are not offered are found', () => {
  const { Steps: _, ...others } = browser;
  expect(missing(antd, { ...others, Upload: {} })).toEqual(['Steps', 'Upload.Dragger']);
});

it('what is left out is a part of antd', () => {
  expect(Object.keys(LEFT_OUT).filter((name) => !(name in antd))).toEqual([]);
});
