import './ready.mjs';

await import('./typescript/register.mjs');
const { releaseDump } = await import('./release-dump/main.mjs');
await releaseDump();
