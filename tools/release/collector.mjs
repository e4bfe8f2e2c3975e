import { createServer } from 'node:http';
import { once } from 'node:events';

/** What collects traces, in the form OTLP over HTTP: the spans that it was sent, and all it was sent as text. */
export async function collector() {
  const sent = [];
  const server = createServer((request, response) => {
    const parts = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      sent.push(Buffer.concat(parts).toString('utf8'));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    text: () => sent.join('\n'),
    spans: () =>
      sent
        .flatMap((text) => JSON.parse(text).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    close: () => server.close(),
  };
}
