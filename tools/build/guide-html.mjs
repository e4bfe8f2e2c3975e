import { readFileSync } from 'node:fs';
import { Marked } from 'marked';

/** Width and height of a WebP picture, as its header says: the page keeps the place of a picture that is on its way. */
function sizeOf(path) {
  const header = readFileSync(path).subarray(0, 30);
  if (header.toString('latin1', 12, 16) !== 'VP8X') throw new Error(`${path} is no WebP picture as the browser of the tests takes it`);
  return { width: header.readUIntLE(24, 3) + 1, height: header.readUIntLE(27, 3) + 1 };
}

const attribute = (text) => text.replace(/[&"<>]/gu, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * A chapter of docs/guide as HTML without its first line, which is the heading of the page. `pictureAt` answers the address of a
 * picture and the path of its file, by its address in the Markdown. Links between chapters are those of the product.
 */
export function guideHtml(markdown, pictureAt) {
  const marked = new Marked({
    async: false,
    renderer: {
      image({ href, text }) {
        const { address, path } = pictureAt(href);
        const { width, height } = sizeOf(path);
        return `<img src="${address}" alt="${attribute(text)}" width="${width}" height="${height}" loading="lazy">`;
      },
      link({ href, tokens }) {
        const address = href.replace(/^(?<name>[\w-]+)\.md$/u, '/guide/$<name>');
        return `<a href="${attribute(address)}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return marked.parse(markdown.replace(/^# .*\n/u, ''));
}
