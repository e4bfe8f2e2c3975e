import { request } from 'node:http';
import { Metrics } from '../metrics/metrics';
import type { TestApp } from './test-app';

/** What the port of the metrics answers. */
export function askMetrics({ app }: TestApp, path = '/metrics'): Promise<{ readonly status: number; readonly text: string }> {
  const port = app.get(Metrics, { strict: false }).port ?? 0;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false }, (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

export const metricsText = async (test: TestApp): Promise<string> => (await askMetrics(test)).text;

/** Every series that a text of metrics may have, by name: those of a histogram with their three endings. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].flatMap(([, name = '', type]) =>
      type === 'histogram' || type === 'summary' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
