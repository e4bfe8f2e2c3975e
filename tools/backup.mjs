import './ready.mjs';

const { backup } = await import('./backup/main.mjs');
await backup(process.argv.slice(2));
