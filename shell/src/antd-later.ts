import { lazy, type ComponentType } from 'react';

/** Whatever a module of antd exports; who uses a part has its types from antd itself. */
type Load = () => Promise<{ readonly default: unknown }>;

const part = (load: () => Promise<unknown>) => lazy(async () => ({ default: (await load()) as ComponentType }));

/**
 * A part of antd that no first screen needs: its script comes when a page first shows it. `members` are the parts that it has
 * below its name, as Upload.Dragger.
 */
export const later = (load: Load, ...members: readonly string[]) => {
  const whole = async (): Promise<Readonly<Record<string, unknown>>> => (await load()).default as Readonly<Record<string, unknown>>;
  return Object.assign(part(whole), Object.fromEntries(members.map((name) => [name, part(async () => (await whole())[name])])));
};
