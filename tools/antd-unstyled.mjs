import { createRequire } from 'node:module';

const { UNUSED } = createRequire(import.meta.url)('./webpack-antd-unused.cjs');

/** What antd can look like and the shell has no styles for, as patterns of classes. */
export const PATTERNS = UNUSED.map(({ source }) => source);

/** Runs in the page of a test: from now on an element that gets a class of these is an error, as nobody would see that it has no looks. */
export function refuseUnstyled(patterns) {
  const { prototype } = globalThis.Element;
  const { setAttribute } = prototype;
  if (setAttribute.name === 'setStyled') return;
  const unused = patterns.map((source) => new RegExp(source, 'u'));
  const styled = new Set();
  const look = (classes) => {
    const found = classes.split(' ').find((one) => unused.some((pattern) => pattern.test(one)));
    if (found) throw new Error(`${found} has no styles: tools/webpack-antd-unused.cjs leaves them out, as no screen had it`);
    styled.add(classes);
  };
  prototype.setAttribute = function setStyled(name, value) {
    if (name === 'class' && !styled.has(value)) look(String(value));
    return setAttribute.call(this, name, value);
  };
}
