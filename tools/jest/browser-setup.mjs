import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/dom';
import * as react from 'react';
import { quickComputedStyle } from '@arogya/testing/computed-style';
import { PATTERNS, refuseUnstyled } from '../antd-unstyled.mjs';

const { getElementError } = getConfig();

refuseUnstyled(PATTERNS);

/** What is not there yet is looked for again and again: only the error that somebody reads describes the whole document. */
function describedWhenRead(message, container) {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  return Object.defineProperty(error, 'message', { configurable: true, get: () => getElementError(message, container).message });
}

/** Only what fails waits so long: a machine that is busy with other things is no reason to. */
configure({ asyncUtilTimeout: 120_000, getElementError: describedWhenRead });

/** For its warnings React keeps the place in the code where an element was made: of the first ten thousand in a second, here of none. */
Object.defineProperty(react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE, 'recentlyCreatedOwnerStacks', {
  configurable: true,
  get: () => 10_000,
  set() {},
});

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

navigator.sendBeacon = () => true;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
Element.prototype.releasePointerCapture = () => undefined;
Element.prototype.hasPointerCapture = () => false;

const computed = window.getComputedStyle.bind(window);
window.getComputedStyle = quickComputedStyle((element) => computed(element));

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
