import { dirname, join } from 'node:path';
import { guideHtml } from '../build/guide-html.mjs';

/** For Jest: a chapter of the guide becomes a module with its HTML, as in the build; the addresses of pictures are those of their files. */
export default {
  process(markdown, file) {
    const html = guideHtml(markdown, (href) => ({ address: href, path: join(dirname(file), href) }));
    return { code: `module.exports = ${JSON.stringify(html)};` };
  },
};
