import type { OpenAPIObject } from '@nestjs/swagger';
import { sampleOf } from '../openapi-examples';
import { isJson, mapped, nameOfRef, operationsOf, schemasOf, type Json } from './json';
import { schema31 } from './schema';

/** The schemas of what is sent, or of what is answered: the whole body, or the items of its list. */
function schemasIn(holders: readonly unknown[]): Set<string> {
  const contents = holders.flatMap((holder) => (isJson(holder) && isJson(holder.content) ? [holder.content] : []));
  const media = contents.flatMap((content) => Object.values(content).filter(isJson));
  const refs = media.flatMap(({ schema }) => [schema, isJson(schema) ? schema.items : undefined]);
  return new Set(refs.flatMap((schema) => (isJson(schema) && typeof schema.$ref === 'string' ? [nameOfRef(schema.$ref)] : [])));
}

/** Its examples are those of the codes. */
const PROBLEM = 'Problem';

/** What the name of a field alone does not tell. */
const OWN: Readonly<Record<string, Json>> = {
  Appointment: { reported: null },
  StaffUser: { hospitalId: null, doctorId: null },
  CurrentUser: { hospitalId: null },
  SignedInUser: { hospitalId: null },
  RecordCall: { notes: 'Calls back after 6 pm' },
  MarkRead: { id: null },
};

/** Accounts come with a doctor or a hospital only where somebody asks for one. */
const ACCOUNT: ReadonlySet<string> = new Set(['createUserAccount', 'username', 'password']);
/** People who try a call send none. */
const OF_INTEGRATIONS: ReadonlySet<string> = new Set(['externalId']);
/** A change sends only what changes. */
const CHANGED = 3;

/** A field of a request that names another record need not be sent: an id that is nowhere would only be refused. */
const isChoice = (field: unknown): boolean => isJson(field) && field.format === 'uuid';

/** The body of a request as somebody would send it at first. */
function requestOf(sample: Json, schema: Json): Json {
  const required = new Set(Array.isArray(schema.required) ? (schema.required as unknown[]) : []);
  const properties = isJson(schema.properties) ? schema.properties : {};
  const isLeftOut = (field: string): boolean => isChoice(properties[field]) || ACCOUNT.has(field) || OF_INTEGRATIONS.has(field);
  const chosen = Object.entries(sample).filter(([field]) => required.has(field) || !isLeftOut(field));
  return Object.fromEntries(required.size > 0 ? chosen : chosen.slice(0, CHANGED));
}

const isPart = (field: unknown): boolean => isJson(field) && ('$ref' in field || 'allOf' in field || isPart(field.items));

/** Nothing but other schemas or lists of them, which have their own examples. */
const isOfParts = ({ properties }: Json): boolean => isJson(properties) && Object.values(properties).every(isPart);

/** Every schema in the words of 3.1; one of a body that is sent has a whole example of it, and where it is shown, one of an answer. */
export function withExamples(document: OpenAPIObject, isShown: boolean): Record<string, Json> {
  const schemas = schemasOf(document);
  const operations = operationsOf(document).map(({ operation }) => operation);
  const sent = schemasIn(operations.map(({ requestBody }) => requestBody));
  const answers = isShown ? operations.flatMap(({ responses }) => (isJson(responses) ? Object.values(responses) : [])) : [];
  const answered = schemasIn(answers);
  return mapped(schemas, (schema, name) => {
    if (name === PROBLEM || !(sent.has(name) || answered.has(name)) || isOfParts(schema)) return schema31(schema);
    const sample = sampleOf(schema, schemas) as Json;
    return { ...schema31(schema), examples: [{ ...(sent.has(name) ? requestOf(sample, schema) : sample), ...OWN[name] }] };
  });
}
