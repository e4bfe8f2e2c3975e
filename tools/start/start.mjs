import './node-version.mjs';

const { start } = await import('./main.mjs');
await start();
