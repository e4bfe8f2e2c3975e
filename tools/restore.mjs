import './ready.mjs';

const { restore } = await import('./backup/main.mjs');
await restore(process.argv.slice(2));
