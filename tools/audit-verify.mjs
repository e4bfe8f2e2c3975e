import './ready.mjs';

const { verifyAudit } = await import('./audit-verify/main.mjs');
await verifyAudit(process.argv.slice(2));
