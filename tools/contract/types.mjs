import openapiTS, { astToString } from 'openapi-typescript';

const BANNER = `/**
 * The contract of integrations as types, for a program in TypeScript: \`createClient<paths>()\` of openapi-fetch takes them. Written by
 * \`npm run generate\` from openapi-integrations.json.
 */
`;

/** The document (its text) as TypeScript. */
export const typesOf = async (document) => BANNER + astToString(await openapiTS(document));
