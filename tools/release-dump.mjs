import './node-version.mjs';

const { releaseDump } = await import('./release-dump/main.mjs');
await releaseDump();
