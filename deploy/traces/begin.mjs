import { subscribe } from 'node:diagnostics_channel';
import { register } from 'node:module';

// Read when the packages are loaded: names of attributes that will not change any more.
process.env.OTEL_SEMCONV_STABILITY_OPT_IN ??= 'http,database';

const { trace } = await import('@opentelemetry/api');
const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
const { registerInstrumentations } = await import('@opentelemetry/instrumentation');
const { HttpInstrumentation } = await import('@opentelemetry/instrumentation-http');
const { PgInstrumentation } = await import('@opentelemetry/instrumentation-pg');
const { resourceFromAttributes } = await import('@opentelemetry/resources');
const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
const { Keeper } = await import('./spans.mjs');

const USUAL_SHARE = 0.05;

function shareFrom({ OTEL_TRACES_SAMPLER_ARG: given }) {
  const share = given ? Number(given) : USUAL_SHARE;
  return share >= 0 && share <= 1 ? share : USUAL_SHARE;
}

/** The template of the route, never its address; and the id of the call, which stands in the log. */
function nameByRoute({ route, request }) {
  const span = trace.getActiveSpan();
  if (!span || !route?.url) return;
  span.updateName(`${route.method} ${route.url}`);
  span.setAttributes({ 'http.route': route.url, 'request.id': request.id });
}

const http = new HttpInstrumentation({
  ignoreIncomingRequestHook: ({ url }) => !url.startsWith('/api/') || url.startsWith('/api/health'),
  disableOutgoingRequestInstrumentation: true,
});

/** Has to run before the server is loaded: it is made of ES modules, which are watched from the moment they are imported. */
export function begin(env) {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const sender = new BatchSpanProcessor(new OTLPTraceExporter(), { scheduledDelayMillis: 1000 });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME || 'arogyadesk' }),
    spanProcessors: [new Keeper(sender, shareFrom(env))],
  });
  provider.register();
  registerInstrumentations({ instrumentations: [http, new PgInstrumentation({ requireParentSpan: true })] });
  subscribe('tracing:fastify.request.handler:start', nameByRoute);
  process.once('beforeExit', () => provider.shutdown());
}
