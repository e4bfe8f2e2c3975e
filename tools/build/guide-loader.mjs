import { join } from 'node:path';
import { guideHtml } from './guide-html.mjs';

/** For webpack: a chapter of docs/guide becomes a module with its HTML; its pictures are files of the build. */
export default function guideLoader(markdown) {
  const pictures = [];
  const html = guideHtml(markdown, (href) => {
    const path = join(this.context, href);
    this.addDependency(path);
    pictures.push(href);
    return { address: `\u0000${pictures.length - 1}\u0000`, path };
  });
  const imports = pictures.map((href, index) => `import picture${index} from ${JSON.stringify(`./${href}`)};`);
  const parts = html.split('\u0000').map((part, index) => (index % 2 === 0 ? JSON.stringify(part) : `picture${part}`));
  return `${imports.join('\n')}\nexport default ${parts.join(' + ')};\n`;
}
