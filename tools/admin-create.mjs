import './ready.mjs';

const { createAdmin } = await import('./admin-create/main.mjs');
await createAdmin(process.argv.slice(2));
