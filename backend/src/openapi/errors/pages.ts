import type { OpenAPIObject } from '@nestjs/swagger';
import { PALETTE } from '@arogya/domain/palette';
import { REFUSALS, type RefusalCode } from '@arogya/domain/refusal';
import { PRODUCT } from '@arogya/domain/texts';
import { operationsOf, type Json } from '../json';
import { refusalExample, refusalsOf } from '../refusals';
import { GUIDE } from './guide';

const escaped = (text: string): string => text.replace(/[&<>"]/gu, (sign) => `&#${sign.charCodeAt(0)};`);
/** `code` in a sentence. */
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/gu, '<code>$1</code>');

const { text, sunken, info } = PALETTE.light;
const STYLE =
  `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:44rem;padding:0 1rem;color:${text}}h1{font-size:1.5rem}h2{font-size:1.1rem}` +
  `pre{background:${sunken};padding:1rem;overflow-x:auto}code{font-size:.9em;overflow-wrap:anywhere}a{color:${info}}td,th{padding:.2rem .8rem .2rem 0;text-align:left;vertical-align:top}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)} · ${PRODUCT}</title><style>${STYLE}</style></head><body>${body}</body></html>`;

export const isCode = (code: string): code is RefusalCode => Object.hasOwn(REFUSALS, code);
const CODES = Object.keys(REFUSALS).filter(isCode);

/** The operations that document a code, each with its place in Swagger UI. */
function callsWith(document: OpenAPIObject, code: RefusalCode): string {
  const items = operationsOf(document)
    .filter(({ operation }) => refusalsOf(operation).includes(code))
    .map(
      ({ method, path, operation }) =>
        `<li><a href="${anchorOf(operation)}"><code>${method.toUpperCase()} ${escaped(path)}</code></a></li>`,
    );
  return items.length > 0 ? `<h2>Calls that are refused so</h2><ul>${items.join('')}</ul>` : '';
}

const anchorOf = ({ tags, operationId }: Json): string => `/api/docs#/${(tags as string[])[0] ?? ''}/${String(operationId)}`;

/** The page that describes an error, for whoever has met its code. `document` is the collected one. */
export function errorPage(code: RefusalCode, document: OpenAPIObject): string {
  const example = refusalExample(code);
  const [when, then] = GUIDE[code];
  return page(
    code,
    `<p><a href="/api/docs/errors">All errors</a> · <a href="/api/docs">The API</a></p><h1><code>${code}</code>: ${escaped(example.message)}</h1>` +
      `<p>HTTP ${example.status} ${escaped(example.title)}</p><h2>When</h2><p>${prose(when)}</p><h2>What to do</h2><p>${prose(then)}</p>` +
      `<h2>Answer</h2><pre>${escaped(JSON.stringify(example, null, 2))}</pre>${callsWith(document, code)}`,
  );
}

/** All codes, by status. */
export function errorIndex(): string {
  const rows = CODES.map(refusalExample)
    .map(({ status, message }, index) => ({ status, message, code: CODES[index] ?? '' }))
    .sort((one, other) => one.status - other.status)
    .map(
      ({ status, message, code }) =>
        `<tr><td>${status}</td><td><a href="/api/docs/errors/${code}"><code>${code}</code></a></td><td>${escaped(message)}</td></tr>`,
    );
  return page(
    'Errors',
    `<p><a href="/api/docs">The API</a></p><h1>Errors</h1><p>Each error has a <code>type</code>: <code>urn:arogyadesk:</code> and one of these codes.</p>` +
      `<table><tr><th>Status</th><th>Code</th><th>Sentence</th></tr>${rows.join('')}</table>`,
  );
}
