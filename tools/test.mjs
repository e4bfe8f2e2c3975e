import './node-version.mjs';

const { test } = await import('./test/main.mjs');
await test();
