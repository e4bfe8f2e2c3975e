import type { OpenAPIObject } from '@nestjs/swagger';
import { REFUSALS, type RefusalCode } from '@arogya/domain/refusal';
import { operationsOf } from '../json';
import { refusalExample, refusalsOf } from '../refusals';
import { GUIDE } from './guide';
import { isCode } from './pages';

interface DescribedError {
  readonly code: RefusalCode;
  readonly status: number;
  readonly message: string;
  readonly when: string;
  readonly then: string;
  /** The calls that may be refused so. */
  readonly calls: readonly string[];
}

/** What docs/errors.md is made of. `document` is the collected one. */
export function errorList(document: OpenAPIObject): DescribedError[] {
  const operations = operationsOf(document);
  return Object.keys(REFUSALS)
    .filter(isCode)
    .map((code) => {
      const { status, message } = refusalExample(code);
      const [when, then] = GUIDE[code];
      const refused = operations.filter(({ operation }) => refusalsOf(operation).includes(code));
      return { code, status, message, when, then, calls: refused.map(({ method, path }) => `${method.toUpperCase()} ${path}`) };
    });
}
