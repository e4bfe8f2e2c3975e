const { TestEnvironment } = require('jest-environment-jsdom');
const { asBefore } = require('./as-before.cjs');
const { disableAsyncStorages } = require('./async-storages.cjs');
const { ListenerList } = require('./listener-list.cjs');

/** jsdom has no fetch: Node's is used, for msw. FormData stays jsdom's, or `new FormData(form)` throws. */
const FROM_NODE = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TransformStream',
  'ReadableStream',
  'WritableStream',
  'BroadcastChannel',
  'structuredClone',
];

/** React's scheduler on Node's own MessageChannel would keep Jest from ending; it goes on while a spec stops the window's clock. */
class MessageChannel {
  constructor() {
    this.port1 = { onmessage: undefined };
    this.port2 = { postMessage: (data) => setTimeout(() => this.port1.onmessage?.({ data }), 0) };
  }
}

/** It has no state of its own. */
const DOMAIN = /\/libs\/domain\/src\/(?!.*\.spec\.)/u;

let environment;

/** The zone of this machine; a spec may stand in another one (libs/testing/src/zone.ts). Only the real process can change it. */
const { TZ } = process.env;
function standInZone(zone) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

/** Registers hooks with the spec file that loads it, so every spec file loads its own. */
const LOADED_ANEW = '/node_modules/@testing-library/';

/**
 * One window for all spec files of a worker, so that packages need not be loaded for each (module-keeping-runtime.cjs): after
 * each file it is emptied, and gets back what the file has changed of it.
 */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...given) {
    if (environment) return environment.open();
    super(...given);
    environment = this;
    const { global } = this;
    for (const name of FROM_NODE) global[name] = globalThis[name];
    Object.assign(global, { MessageChannel, standInZone });
    // Nothing is painted here: what antd puts off for some frames need not wait for 16 ms each time.
    global.requestAnimationFrame = (run) => global.setTimeout(() => run(global.performance.now()), 1);
    global.cancelAnimationFrame = (id) => global.clearTimeout(id);
    this.listeners = new ListenerList([global, global.document]);
    const { document, navigator, process } = global;
    this.reset = Object.entries({ globalThis: global, document, navigator, process }).map(([name, object]) => asBefore(object, name));
    this.open();
  }

  /** Remembers where the ids of timers stand: all that a file sets has one between this and the end. */
  open() {
    const { setTimeout, clearTimeout } = this.global;
    const next = () => setTimeout(() => undefined);
    this.timers = { next, clear: clearTimeout, first: next() };
    return this;
  }

  async teardown() {
    const { document, history, localStorage, sessionStorage } = this.global;
    standInZone(TZ);
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.reset.forEach((reset) => reset());
    disableAsyncStorages();
    const { first, next, clear } = this.timers;
    for (let id = next(); id >= first; id -= 1) clear(id);
    this.listeners.clear();
    document.documentElement.replaceWith(document.implementation.createHTMLDocument().documentElement);
    this.dom.cookieJar.removeAllCookiesSync();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  }

  /** Packages, and the rules of the domain; our other modules keep stores and what they have found out about the window. */
  keeps(key) {
    return (key.includes('/node_modules/') && !key.includes(LOADED_ANEW)) || DOMAIN.test(key);
  }

  /** Packages resolve as in Node, because their browser builds need a complete browser. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
