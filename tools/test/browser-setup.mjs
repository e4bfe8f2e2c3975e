import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';

const { getElementError } = getConfig();

/** What is not there yet is looked for again and again: only the error that somebody reads describes the whole document. */
function describedWhenRead(message, container) {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { configurable: true, get: () => getElementError(message, container).message });
}

/** Only what fails waits so long: a machine that is busy with other things is no reason to. */
configure({ asyncUtilTimeout: 120_000, getElementError: describedWhenRead });

/** What jsdom lacks and antd or React need. Node's own MessageChannel would keep Jest from ending. */
const { setTimeout: soon } = globalThis;
globalThis.MessageChannel = class {
  port1 = { onmessage: undefined };
  port2 = { postMessage: (data) => soon(() => this.port1.onmessage?.({ data }), 0) };
};
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

navigator.sendBeacon = () => true;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.hasPointerCapture = () => false;

HTMLDialogElement.prototype.show = function () {
  this.open = true;
};
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
