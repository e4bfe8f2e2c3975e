import '@testing-library/jest-dom';

/** What jsdom lacks and antd or React need. */
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

const computed = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computed(element);

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

/** React's scheduler on Node's own MessageChannel would keep Jest from ending. */
globalThis.MessageChannel = class {
  constructor() {
    const port1 = { onmessage: undefined };
    const post = (data) => setTimeout(() => port1.onmessage?.({ data }), 0);
    Object.assign(this, { port1, port2: { postMessage: post } });
  }
};
