import './node-version.mjs';

const { start } = await import('./start/main.mjs');
await start();
