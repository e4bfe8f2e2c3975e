const { TestEnvironment } = require('jest-environment-jsdom');

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

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
  }

  /** Packages resolve as in Node, because their browser builds need a complete browser. */
  exportConditions() {
    return ['node', 'node-addons'];
  }
};
