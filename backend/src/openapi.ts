import 'reflect-metadata';
import { createApp } from './app.setup';
import { loadConfig } from './config';
import { accessRows } from './openapi/access';
import { contractOf } from './openapi/contract';
import { integrationsContractOf } from './openapi/for-integrations';
import { errorList } from './openapi/errors/list';
import { openApiDocument } from './openapi-document';

/** Writes the contract, who may make its calls and what its errors mean to standard output. Needs neither a database nor a port. */
async function writeContract(): Promise<void> {
  const config = loadConfig({ DATABASE_URL: 'postgres://nobody@localhost/none', NODE_ENV: 'test' });
  const routes = openApiDocument(await createApp({ config, preview: true }));
  const contracts = { contract: contractOf(routes), integrations: integrationsContractOf(routes) };
  process.stdout.write(JSON.stringify({ ...contracts, access: accessRows(routes), errors: errorList(routes) }));
}

await writeContract();
