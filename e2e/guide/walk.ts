import { expect, type Locator, type Page } from '@playwright/test';
import type { Cue, Section } from './chapter';
import { takeOption } from '../look';
import { atRest } from '../spec/rest';
import { takePicture } from './picture';

/** What the text leaves to the reader: what is typed or chosen in a field; or how, where it is neither. */
type Choice = string | ((page: Page) => Promise<unknown>);

export interface Scene {
  readonly page: Page;
  /** In whose row the reader presses: a part of its text. */
  readonly who?: string;
  /** By the name of the control. */
  readonly choices?: Readonly<Record<string, Choice>>;
  /** Pictures are taken, and not only looked for. */
  readonly takes?: boolean;
}

/** For a control that no screen has: nothing on the way to one takes so long. */
const PATIENCE_MS = 30_000;

const escaped = (words: string): string =>
  words
    .replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
    .replaceAll('…', '.*')
    .replaceAll("'", String.raw`\x27`);

/** The name of a control to the letter, with anything in place of '…'; an icon's name may stand before it, a count behind it. */
const named = (name: string): RegExp => new RegExp(String.raw`^([a-z-]+ )?${escaped(name)}( \(optional\))?( \d+)?$`, 'u');
const says = (sentence: string): RegExp => new RegExp(escaped(sentence), 'u');

/** What is typed into. */
const FIELDS = ['searchbox', 'textbox', 'combobox', 'spinbutton'] as const;
const ROLES = ['button', 'link', 'tab', 'menuitem', 'checkbox', 'switch'] as const;

/** What lies on top: an open menu, the last open dialog, or the page. */
async function top(page: Page): Promise<Locator> {
  const menus = page.locator('.ant-dropdown').filter({ visible: true });
  if ((await menus.count()) > 0) return menus.last();
  const dialogs = page.getByRole('dialog').filter({ visible: true });
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('body');
}

const byName = (box: Locator, name: string, roles: typeof FIELDS | typeof ROLES): Locator =>
  roles.map((role) => box.getByRole(role, { name: named(name) })).reduce((some, more) => some.or(more));

/** A button of a row is named after its row, too: what stands on it is its name to a reader. */
const byText = (box: Locator, name: string): Locator => box.locator('button, a, label, summary').filter({ hasText: named(name) });

/** The controls of this name: those in the row of `who` before others, those whose whole name it is before those that only show it. */
function controlsOf(box: Locator, { who }: Scene, name: string): Locator[] {
  const row = box.locator('tr, li').filter({ hasText: who ?? '' });
  const inBoth = (find: (place: Locator) => Locator): Locator[] => (who ? [find(row), find(box)] : [find(box)]);
  return [...inBoth((place) => byName(place, name, ROLES)), ...inBoth((place) => byText(place, name))];
}

async function findControl(scene: Scene, name: string): Promise<Locator> {
  const isField = scene.choices?.[name] !== undefined;
  let found: Locator | undefined;
  const look = async (): Promise<boolean> => {
    // Of a page that is half there: a tile gets its name with its count, and till then a button of a row has the same word on it.
    await atRest(scene.page);
    const box = await top(scene.page);
    const toasts = byName(scene.page.getByRole('region', { name: /^Notifications/u }), name, ROLES);
    const all = isField ? [byName(box, name, FIELDS)] : [...controlsOf(box, scene, name), toasts];
    for (const some of all.map((one) => one.filter({ visible: true }).first())) if ((await some.count()) > 0) found ??= some;
    return found !== undefined;
  };
  await expect.poll(look, { message: `no screen has the control ${name}`, timeout: PATIENCE_MS }).toBe(true);
  return found ?? scene.page.locator('never');
}

/** Nothing of a list is pressed before it is that of what was found. */
async function search(page: Page, field: Locator, words: string): Promise<void> {
  const answer = page.waitForResponse((response) => [...new URL(response.url()).searchParams.values()].includes(words));
  await field.fill(words, { timeout: PATIENCE_MS });
  await answer;
  await atRest(page);
}

/** The first choice with these words of the list that is open. */
export const optionWith = (page: Page, words: string): Locator =>
  page.locator('.ant-select-item-option').filter({ visible: true, hasText: words }).first();

async function useControl(scene: Scene, name: string): Promise<void> {
  const choice = scene.choices?.[name];
  if (typeof choice === 'function') return void (await choice(scene.page));
  const control = await findControl(scene, name);
  if (choice === undefined) return control.click({ timeout: PATIENCE_MS });
  if ((await control.getAttribute('type')) === 'search') return search(scene.page, control, choice);
  await control.fill(choice, { timeout: PATIENCE_MS });
  if ((await control.getAttribute('role')) === 'combobox') await takeOption(control, optionWith(scene.page, choice));
}

const readSentence = ({ page }: Scene, sentence: string): Promise<void> =>
  page
    .getByText(says(sentence))
    .filter({ visible: true })
    .first()
    .waitFor({ timeout: PATIENCE_MS })
    .catch(() => Promise.reject(new Error(`no screen has the sentence “${sentence}”`)));

/** 'Ctrl K' as the browser knows it. */
const keyOf = (key: string): string =>
  key
    .replace('Ctrl', 'Control')
    .replaceAll(/ ?[+ ] ?/gu, '+')
    .replace(/^[A-Z]$/u, (letter) => letter.toLowerCase());

async function follow(scene: Scene, { kind, text }: Cue): Promise<void> {
  if (kind === 'control') return useControl(scene, text);
  if (kind === 'sentence') return readSentence(scene, text);
  if (kind === 'row')
    return scene.page
      .getByRole('row')
      .filter({ hasText: scene.who ?? '' })
      .first()
      .click({ timeout: PATIENCE_MS });
  // A page takes keys once it is there.
  await atRest(scene.page);
  return kind === 'key' ? scene.page.keyboard.press(keyOf(text)) : takePicture(scene, text);
}

/** Does what the steps of a section say, in their order and nothing else. Refuses at the first thing that no screen has. */
export async function walk(scene: Scene, { title, steps }: Section): Promise<void> {
  for (const [index, cues] of steps.entries())
    for (const cue of cues)
      await follow(scene, cue).catch((error: Error) => {
        throw new Error(`${title}, step ${index + 1}, ${cue.kind} “${cue.text}”: ${error.message}`, { cause: error });
      });
}
