type Computed = (element: Element) => CSSStyleDeclaration;

/** What is asked for when something is looked for by its role, or clicked. */
const QUICK = ['display', 'visibility', 'pointer-events'] as const;
type Quick = (typeof QUICK)[number];
const namesQuick = new RegExp(QUICK.join('|'), 'u');

/** The rules of a style sheet that say something of the three; null where one of them is more than selector and style. */
type Rules = readonly CSSStyleRule[] | null;
const known = new WeakMap<CSSStyleSheet, { readonly length: number; readonly rules: Rules }>();

function rulesOf(sheet: CSSStyleSheet): Rules {
  const { length } = sheet.cssRules;
  const before = known.get(sheet);
  if (before?.length === length) return before.rules;
  const found = [...sheet.cssRules].filter(({ cssText }) => namesQuick.test(cssText)) as CSSStyleRule[];
  const rules = found.every(({ selectorText }) => selectorText) ? found : null;
  known.set(sheet, { length, rules });
  return rules;
}

/** What the page's style sheets and the element's own style say; of several the last one counts, as jsdom has it. */
function declared(element: Element, property: Quick, rules: readonly CSSStyleRule[]): string {
  const own = element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
  if (own) return own;
  const rule = rules.findLast(({ selectorText, style }) => style.getPropertyValue(property) && element.matches(selectorText));
  return rule?.style.getPropertyValue(property) ?? '';
}

function inherited(element: Element, property: Quick, rules: readonly CSSStyleRule[]): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = declared(at, property, rules);
    if (value) return value;
  }
  return '';
}

/** All that jsdom's own style sheet asks of an element before it says how it is displayed. */
const kindOf = (element: Element): string =>
  [element.namespaceURI, element.localName, element.parentElement?.localName === 'ruby']
    .concat(['hidden', 'open'].map((name) => element.hasAttribute(name)))
    .concat(element.getAttribute('type') ?? '')
    .join(' ');

/**
 * jsdom goes through all style sheets, its own of two hundred rules among them, for each element up to the root, and works out
 * every property: a seventh of the time of the specs, for three of them. These are found here at once; for others jsdom is asked.
 */
export function quickComputedStyle(computed: Computed): Computed {
  const displays = new Map<string, string>();
  const displayOf = (element: Element): string => {
    const kind = kindOf(element);
    const display = displays.get(kind) ?? computed(element).display;
    displays.set(kind, display);
    return display;
  };
  return (element) => {
    const rules = [...element.ownerDocument.styleSheets].map(rulesOf);
    if (rules.includes(null)) return computed(element);
    const ofPage = rules.flatMap((of) => of ?? []);
    return styleOf(() => computed(element), {
      display: () => declared(element, 'display', ofPage) || displayOf(element),
      visibility: () => inherited(element, 'visibility', ofPage) || 'visible',
      'pointer-events': () => inherited(element, 'pointer-events', ofPage) || 'auto',
    });
  };
}

function styleOf(all: () => CSSStyleDeclaration, quick: Readonly<Record<Quick, () => string>>): CSSStyleDeclaration {
  let whole: CSSStyleDeclaration | undefined;
  const found = (name: string): string | undefined => (name in quick ? quick[name as Quick]() : undefined);
  const getPropertyValue = (name: string): string => found(name) ?? (whole ??= all()).getPropertyValue(name);
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name) => {
      if (name === 'getPropertyValue') return getPropertyValue;
      const value = found(name === 'pointerEvents' ? 'pointer-events' : String(name)) ?? (Reflect.get((whole ??= all()), name) as unknown);
      return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
    },
    has: (_, name) => Reflect.has((whole ??= all()), name),
  });
}
