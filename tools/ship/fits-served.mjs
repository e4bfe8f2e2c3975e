import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The document of any page holds the shell; that of `/` is the landing page for whoever is not signed in. */
const ANY_PAGE = '/appointments';
const LIST = /(<script type="application\/json" id="mfe-manifest">)[^<]*(<\/script>)/;

/** The micro-frontend as it was built, beside all others of the product that runs here. */
async function listWith(name, built, here, cookie) {
  const { remotes } = await (await fetch(`${here}/mfe-manifest.json`, { headers: { cookie } })).json();
  const { metaData } = JSON.parse(readFileSync(join(built, 'mf-manifest.json'), 'utf8'));
  const nav = JSON.parse(readFileSync(join(built, 'nav.json'), 'utf8'));
  const one = { name, entry: `/mfe/${name}/${metaData.remoteEntry.name}`, nav };
  return { remotes: [...remotes.filter((remote) => remote.name !== name), one] };
}

/**
 * Gives a browser the shell of an installation, the micro-frontend from a folder, and everything else, above all the API with
 * the demo data, from the product that runs here.
 */
export async function serveTogether(context, { name, built, shellOrigin, here }) {
  const cookie = (await context.cookies()).map((one) => `${one.name}=${one.value}`).join('; ');
  const list = JSON.stringify(await listWith(name, built, here, cookie));
  const fromShell = async (route, path) => {
    const answer = await fetch(shellOrigin + path, { headers: { accept: route.request().headers().accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    const isPage = type.startsWith('text/html');
    const text = isPage ? body.toString('utf8').replace(LIST, (_, open, close) => open + list.replaceAll('<', '\\u003c') + close) : null;
    await route.fulfill({ status: answer.status, contentType: type, body: text ?? body });
  };
  await context.route('**/*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (route.request().isNavigationRequest()) return fromShell(route, ANY_PAGE);
    if (pathname === '/mfe-manifest.json') return route.fulfill({ contentType: 'application/json', body: list });
    if (pathname.startsWith(`/mfe/${name}/`)) {
      const file = join(built, pathname.slice(`/mfe/${name}/`.length));
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404, body: '' });
    }
    if (pathname.startsWith('/api/') || pathname.startsWith('/mfe/')) return route.continue();
    return fromShell(route, pathname + search);
  });
}
