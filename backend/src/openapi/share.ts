import type { OpenAPIObject } from '@nestjs/swagger';
import { isJson, listOf, nameOfRef, operationsOf, refTo, withComponents, type Json } from './json';

type SharedComponents = Record<string, Json>;

/** What a success answers, as a name: `Lead`, `LeadList`, `LeadCreated`; none of what is no JSON. */
function answerName(status: string, { content }: Json): string | undefined {
  const media = isJson(content) ? content['application/json'] : undefined;
  const { $ref, items }: Json = isJson(media) && isJson(media.schema) ? media.schema : {};
  const ref = $ref ?? (isJson(items) ? items.$ref : undefined);
  return typeof ref === 'string' ? `${nameOfRef(ref)}${$ref ? '' : 'List'}${status === '201' ? 'Created' : ''}` : undefined;
}

/** A success that several operations have stands once, under `components.responses`. */
export function shareAnswers(document: OpenAPIObject): OpenAPIObject {
  const uses = new Map<string, { name: string; status: string; holders: Record<string, Json>[] }>();
  for (const { operation } of operationsOf(document)) {
    const own = operation.responses as Record<string, Json>;
    for (const [status, response] of Object.entries(own)) {
      const name = answerName(status, response);
      if (name === undefined) continue;
      const key = JSON.stringify(response);
      const use = uses.get(key) ?? { name, status, holders: [] };
      use.holders.push(own);
      uses.set(key, use);
    }
  }
  const responses = { ...(document.components?.responses as unknown as SharedComponents) };
  for (const [key, { name, status, holders }] of uses) {
    if (holders.length === 1) continue;
    const free = name in responses ? `${name}.${Object.keys(responses).length}` : name;
    responses[free] = JSON.parse(key) as Json;
    for (const holder of holders) holder[status] = refTo('responses', free);
  }
  return withComponents(document, { responses });
}

interface Use {
  readonly tag: string;
  readonly name: string;
  readonly parameter: Json;
  count: number;
}

/** A parameter that several operations have stands once, under `components.parameters`. */
export function shareParameters(document: OpenAPIObject): OpenAPIObject {
  const operations = operationsOf(document).map(({ operation }) => operation);
  const uses = new Map<string, Use>();
  for (const operation of operations) {
    for (const parameter of listOf(operation.parameters)) {
      const key = JSON.stringify(parameter);
      const [tag] = operation.tags as string[];
      const use = uses.get(key) ?? { tag: tag ?? '', name: String(parameter.name), parameter, count: 0 };
      use.count += 1;
      uses.set(key, use);
    }
  }
  const names = namesOf([...uses.entries()].filter(([, { count }]) => count > 1));
  for (const operation of operations) {
    if (operation.parameters === undefined) continue;
    operation.parameters = listOf(operation.parameters).map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : refTo('parameters', name);
    });
  }
  const parameters = Object.fromEntries([...names].map(([key, name]) => [name, JSON.parse(key) as Json]));
  return withComponents(document, { parameters });
}

/** By their own name; by tag and name where several have the same. */
function namesOf(shared: readonly [key: string, use: Use][]): Map<string, string> {
  const isOnly = (name: string): boolean => shared.filter(([, use]) => use.name === name).length === 1;
  const names = new Map<string, string>();
  for (const [key, { tag, name }] of shared) {
    const wanted = isOnly(name) ? name : `${tag}.${name}`;
    const taken = new Set(names.values());
    names.set(key, taken.has(wanted) ? `${wanted}.${names.size}` : wanted);
  }
  return names;
}
