const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom has no fetch and no streams: Node's are used, for msw. FormData stays jsdom's, or `new FormData(form)` throws. */
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

/** The zone of this machine; a spec may stand in another one (libs/testing/src/zone.ts). Only the real process can change it. */
const { TZ } = process.env;
function standInZone(zone) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.standInZone = standInZone;
  }

  async teardown() {
    standInZone(TZ);
    await super.teardown();
  }
};
