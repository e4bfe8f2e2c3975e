/** Loaded before a server, traces it where OTEL_EXPORTER_OTLP_ENDPOINT says where to send them (docs/deploy/traces.md). */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  const { begin } = await import('./begin.mjs');
  begin(process.env);
}
