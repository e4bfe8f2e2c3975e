import type { OpenAPIObject } from '@nestjs/swagger';
import { SORTS } from '../http/answers.decorator';
import { isJson, listOf, operationsOf } from './json';

/** The parameter `sort` of each list names the orders that its table knows. */
export function addSorts(document: OpenAPIObject): OpenAPIObject {
  for (const { operation } of operationsOf(document)) {
    const sort = listOf(operation.parameters).find(({ name }) => name === 'sort');
    if (sort && isJson(sort.schema) && Array.isArray(operation[SORTS]))
      sort.schema = { type: 'string', enum: operation[SORTS] as unknown[] };
    delete operation[SORTS];
  }
  return document;
}
