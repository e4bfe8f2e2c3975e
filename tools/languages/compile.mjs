import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import * as cardinals from 'make-plural/cardinals';
import { formatted } from '../generate/formatted.mjs';
import { CATALOGUES, ENGLISH, languagesOf, nested, statusOf, textsOf } from './catalogues.mjs';
import { argumentsOf, hashOf, messageProblems } from './message.mjs';

/** The folder of all that `npm run languages` writes, under the root. */
export const GENERATED = 'libs/languages/src/generated';

/** The source of each language's rule. */
const PLURAL_RULES = new Map(Object.entries(cardinals).map(([language, rule]) => [language, Function.prototype.toString.call(rule)]));
const BANNER = '/* Written by `npm run languages` from the catalogues beside this folder: change those, not this file. */\n';
const typeName = (catalogue) => `${catalogue[0].toUpperCase()}${catalogue.slice(1)}Words`;

/** The section of the pages whose English text is the key: sentences that rules and the server say. */
export const SAID = 'said.';
/** Catalogues and sections that are looked up by the English text, and not called by a name. */
const isLookedUp = (catalogue, key) => catalogue === 'specialties' || (catalogue === 'pages' && key.startsWith(SAID));

/** Where a text is empty or broken, the English one is shown. */
export const shownText = (text, english, language) => (messageProblems(text ?? '', english, language).length > 0 ? english : text);

export const called = (catalogue, texts) => Object.entries(texts).filter(([key]) => !isLookedUp(catalogue, key));

/** The type of all messages of a catalogue, from English. */
function typesOf(catalogue, texts) {
  const lines = Object.fromEntries(
    called(catalogue, texts).map(([key, text]) => {
      const given = Object.entries(argumentsOf(text)).map(([name, type]) => `readonly ${name}: ${type}`);
      return [key, given.length > 0 ? `(given: { ${given.join('; ')} }) => string` : '() => string'];
    }),
  );
  const written = (value) =>
    typeof value === 'string'
      ? value
      : `{ ${Object.entries(value)
          .map(([name, inner]) => `readonly ${name}: ${written(inner)}`)
          .join('; ')} }`;
  return `${BANNER}export interface ${typeName(catalogue)} ${written(nested(lines))}\n`;
}

/** The messages of a catalogue in a language as functions. */
function moduleOf(catalogue, language, texts) {
  const format = new MessageFormat(language, { returnType: 'string', strictPluralKeys: false });
  const code = compileModule(format, nested(Object.fromEntries(called(catalogue, texts))));
  const body = code.slice(code.indexOf('export default ') + 'export default '.length);
  const used = ['plural', 'select'].filter((name) => body.includes(`${name}(`));
  const names = [...(used.includes('plural') ? [language] : []), ...used];
  const imports = names.length > 0 ? `import { ${names.join(', ')} } from './runtime';\n` : '';
  return `${BANNER}import type { ${typeName(catalogue)} } from './${catalogue}.words';\n${imports}\nexport const ${catalogue}: ${typeName(catalogue)} = ${body.trim()};\n`;
}

/** What is looked up by the English text: English → text. */
function tableOf(name, entries) {
  return `export const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(Object.fromEntries(entries))};\n`;
}

/** English → text of the texts that `isWanted` picks; those that are English anyway are left out. */
const lookedUp = (english, texts, isWanted) =>
  Object.keys(english)
    .filter(isWanted)
    .map((key) => [english[key], texts[key]])
    .filter(([source, text]) => source !== text);

/** `plural` and `select` of @messageformat/runtime and the plural rules of make-plural (both MIT), without what is not used. */
function runtimeFile(languages) {
  const rules = languages.map((language) => `export const ${language}: PluralRule = ${PLURAL_RULES.get(language)};`);
  return `${BANNER}
type PluralRule = (count: number) => string;
type Forms = Readonly<Record<string, string>>;

${rules.join('\n')}

/** The form for a number: the one for exactly this number, or that of its plural. */
export function plural(count: number, _offset: number, rule: PluralRule, forms: Forms): string {
  return forms[count] ?? forms[rule(count)] ?? forms['other'] ?? '';
}

export function select(choice: string, forms: Forms): string {
  return forms[choice] ?? forms['other'] ?? '';
}
`;
}

/** One text of a language: whether a named speaker has read it, against the English of now. */
const isReviewed = ({ state, english } = {}, source) => state === 'reviewed' && english === hashOf(source);

/** Three signs for each text, so that it can be said how many are others than at some time before. */
const marksOf = (texts) =>
  Object.entries(texts)
    .map(([key, text]) =>
      Buffer.from(hashOf(`${key}=${text}`), 'hex')
        .toString('base64url')
        .slice(0, 3),
    )
    .join('');

/** Of a catalogue in a language: the hash of its texts, a mark of each, how many they are, how many a named speaker has read. */
function contentsOf(catalogue, language, english, texts) {
  const status = statusOf(language);
  const keys = Object.keys(english);
  const reviewed =
    language === ENGLISH ? keys.length : keys.filter((key) => isReviewed(status[`${catalogue}.${key}`], english[key])).length;
  return { hash: hashOf(JSON.stringify(texts)), marks: marksOf(texts), texts: keys.length, reviewed };
}

/** Path under the root → text, for all that is made from the catalogues. */
export async function generatedFiles() {
  const files = {};
  const contents = {};
  const everywhere = new Set();
  for (const catalogue of CATALOGUES) {
    const english = textsOf(catalogue, ENGLISH);
    files[`${catalogue}.words.ts`] = typesOf(catalogue, english);
    contents[catalogue] = {};
    for (const language of languagesOf(catalogue)) {
      const own = textsOf(catalogue, language);
      const texts = Object.fromEntries(Object.entries(english).map(([key, text]) => [key, shownText(own[key], text, language)]));
      everywhere.add(language);
      contents[catalogue][language] = contentsOf(catalogue, language, english, own);
      files[`${catalogue}.${language}.ts`] =
        catalogue === 'specialties'
          ? BANNER +
            tableOf(
              'specialties',
              lookedUp(english, texts, () => true),
            )
          : moduleOf(catalogue, language, texts) +
            (catalogue === 'pages'
              ? `\n${tableOf(
                  'said',
                  lookedUp(english, texts, (key) => key.startsWith(SAID)),
                )}`
              : '');
    }
  }
  files['runtime.ts'] = runtimeFile([...everywhere]);
  delete files['specialties.words.ts'];
  Object.assign(files, indexFiles(contents));
  return Object.fromEntries(
    await Promise.all(Object.entries(files).map(async ([name, text]) => [`${GENERATED}/${name}`, await formatted(name, text)])),
  );
}

/** The module that has a catalogue in each language that is there. */
const allOf = (catalogue, name, languages, what) => `${BANNER}${languages
  .map((language) => `import { ${catalogue} as ${language} } from './${catalogue}.${language}';`)
  .join('\n')}

/** ${what} in each language that is there. */
export const ${name} = { ${languages.join(', ')} } as const;
`;

/** The modules that put the languages together: each language of the pages, all languages of each catalogue, and what is known of them. */
function indexFiles(contents) {
  const pages = Object.keys(contents.pages).filter((language) => language in contents.specialties);
  const isReviewed = (language) => contents.pages[language].reviewed === contents.pages[language].texts;
  const ofLanguage = (language) => [
    `words.${language}.ts`,
    `${BANNER}import type { LanguageWords } from '../language-words';
import { pages, said } from './pages.${language}';
import { specialties } from './specialties.${language}';

export const words: LanguageWords = { language: '${language}', isReviewed: ${isReviewed(language)}, draftInEnglish: ${JSON.stringify(textsOf('pages', ENGLISH)['language.draft'])}, pages, said, specialties };
`,
  ];
  return {
    ...Object.fromEntries(pages.map(ofLanguage)),
    'all-pages.ts': `${BANNER}${pages.map((language) => `import { words as ${language} } from './words.${language}';`).join('\n')}

/** The words of the pages in each language that is there. */
export const PAGES = { ${pages.join(', ')} } as const;
`,
    'all-messages.ts': allOf('messages', 'MESSAGES', Object.keys(contents.messages), 'The words of the messages to patients'),
    'all-notices.ts': allOf('notice', 'NOTICES', Object.keys(contents.notice), 'The privacy notice'),
    'contents.ts': `${BANNER}
/** Catalogue → language → the hash of its texts, marks of each, how many there are, how many a named speaker has read as they are now. */
export const CONTENTS = ${JSON.stringify(contents)} as const;
`,
  };
}
