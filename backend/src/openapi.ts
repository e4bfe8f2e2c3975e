import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { createApp } from './app.setup';
import { loadConfig } from './config';
import { contractOf } from './openapi/contract';
import { openApiDocument } from './openapi-document';

/** Writes the contract to the path given, or to standard output. Needs neither a database nor a port. */
async function writeContract(path: string | undefined): Promise<void> {
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' });
  const app = await createApp({ config, preview: true });
  const text = `${JSON.stringify(contractOf(openApiDocument(app)))}\n`;
  if (path) writeFileSync(path, text);
  else process.stdout.write(text);
}

await writeContract(process.argv[2]);
