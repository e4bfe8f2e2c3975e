const PAGE = `
  <header hidden>a</header> <header hidden style="display: flex">b</header>
  <dialog>a</dialog> <dialog open>b</dialog> <details><summary>s</summary>d</details>
  <input type="hidden"> <input type="text"> <input hidden> <template></template> <output></output>
  <ruby><rt>a</rt><rp>b</rp></ruby> <rt>c</rt> <svg><title>t</title><path></path></svg>
  <table><caption></caption><thead><tr><th style="visibility: hidden"><b>a</b><i style="visibility: visible">c</i></th></tr></thead></table>
  <ul style="pointer-events: none; color: red"><li>a<a style="pointer-events: all">b</a></li></ul>
  <p style="display: none">a<b style="display: inline">b</b></p> <made-up>c</made-up>`;
const ASKED = ['display', 'visibility', 'pointer-events', 'color', 'width'];

/** jsdom's answer, from a window that the specs have not touched. */
function ofJsdom(element: Element): CSSStyleDeclaration {
  const frame = document.querySelector('iframe')?.contentWindow as unknown as Window;
  return frame.getComputedStyle(element);
}
const rendered = (html: string): Element[] => {
  document.body.innerHTML = `<iframe></iframe><main>${html}</main>`;
  return [...document.querySelectorAll('main, main *')];
};
const seen = (style: CSSStyleDeclaration) => [
  ...ASKED.map((name) => style.getPropertyValue(name)),
  style.display,
  style.pointerEvents,
  style.color,
];

describe('the style that specs compute', () => {
  afterEach(() => {
    document.head.innerHTML = document.body.innerHTML = '';
  });

  it('is what jsdom computes, of every kind of element', () => {
    const elements = rendered(PAGE);
    expect(elements.length).toBeGreaterThan(30);
    // Twice: a kind of element is remembered.
    for (const element of [...elements, ...elements])
      expect([element.outerHTML, ...seen(getComputedStyle(element))]).toEqual([element.outerHTML, ...seen(ofJsdom(element))]);
  });

  it('follows a change, and a style sheet of the page', () => {
    const [main, box] = rendered('<div>a</div>') as [HTMLElement, HTMLElement];
    main.style.visibility = 'hidden';
    box.hidden = true;
    expect([getComputedStyle(box).visibility, getComputedStyle(box).display]).toEqual(['hidden', 'none']);
    document.head.innerHTML = '<style>:root { --gap: 8px } .x, div { display: grid; pointer-events: none } @font-face {}</style>';
    expect([getComputedStyle(box).display, getComputedStyle(box).pointerEvents]).toEqual(['grid', 'none']);
    document.styleSheets[0]?.insertRule('main > div { display: flex }', 2);
    expect([getComputedStyle(box).display, getComputedStyle(main).display]).toEqual(['flex', 'block']);
    document.head.innerHTML = '<style>@media screen { div { display: inline } }</style>';
    expect(getComputedStyle(box).display).toBe('inline');
  });
});
