import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@arogya/domain/access';
import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Account } from '../access/authenticator';
import { webRootWith } from '../testing/web-root';
import { Remotes } from './remotes';
import { StaffPage } from './staff-page';

const ME = 'a1000000-0000-4000-8000-000000000001';
const FILES = {
  'shell/index.html': '<html lang="en"><title>staff</title><div id="root"></div>',
  'shell/server/frame.cjs': `exports.render = ({ remotes, role, at }) => {
    if (at.label === 'broken') throw new Error('no');
    return role + ' at ' + at.label + ' of ' + remotes.flatMap(({ nav }) => nav).map(({ label }) => label).join(', ');
  };`,
  'mfe-agent/mf-manifest.json': JSON.stringify({
    metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js' } },
    exposes: [{ assets: { js: { sync: ['expose.0123456789.js'] } } }],
  }),
  'mfe-agent/nav.json': JSON.stringify([
    {
      path: '/mine',
      label: '</script>',
      icon: 'x',
      roles: ['agent'],
      files: ['page.0123456789.js', 'page.0123456789.css', '../x.js'],
    },
    { path: '/bare', roles: ['agent'] },
    { path: '/broken', label: 'broken', icon: 'x', roles: ['agent'], files: ['page.0123456789.js'] },
  ]),
};

/** What the document shows before its scripts are there. */
const SHOWN = /<div id="early" aria-busy="true">(?<frame>.*)<\/div><div id="root">/u;

describe('the document of the staff app', () => {
  const root = webRootWith(FILES);
  const page = new StaffPage(root, new Remotes(root));
  const html = async (path: string, role: Role | null): Promise<string> =>
    (await page.html({ path }, role && ({ id: ME, role } as Account))) ?? '';
  const named = (document: string): (string | undefined)[] =>
    [...document.matchAll(/<link rel="preload" href="(?<address>[^"]*)"/gu)].map(({ groups }) => groups?.['address']);

  afterAll(() => rmSync(root, { recursive: true }));

  it('names who is asked for, the files of the page, and no file outside its folder', async () => {
    expect(named(await html('/mine', 'agent'))).toEqual([
      '/api/auth/user',
      '/mfe/mfe-agent/remoteEntry.0123456789.js',
      '/mfe/mfe-agent/expose.0123456789.js',
      '/mfe/mfe-agent/page.0123456789.js',
      '/mfe/mfe-agent/page.0123456789.css',
    ]);
  });

  it.each([
    ['somebody of another role', '/mine', 'doctor'],
    ['nobody', '/mine', null],
    ['a page whose build names no files', '/bare', 'agent'],
  ] as const)('names nothing for %s', async (_who, path, role) => {
    expect(named(await html(path, role))).toEqual([]);
  });

  it('has the list of micro-frontends as data that cannot end the element, without what is for the document alone', async () => {
    const [, data = ''] = /<script type="application\/json" id="mfe-manifest">(.*)<\/script>/u.exec(await html('/mine', null)) ?? [];
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual({
      remotes: [
        {
          name: 'mfe-agent',
          entry: '/mfe/mfe-agent/remoteEntry.0123456789.js',
          nav: [
            { path: '/mine', label: '</script>', icon: 'x', roles: ['agent'] },
            { path: '/bare', roles: ['agent'] },
            { path: '/broken', label: 'broken', icon: 'x', roles: ['agent'] },
          ],
        },
      ],
    });
  });

  it('shows the frame of the page to somebody of the role, made of entries that can be shown', async () => {
    expect(SHOWN.exec(await html('/mine', 'agent'))?.groups?.['frame']).toBe('agent at </script> of </script>, broken');
  });

  it.each([
    ['somebody of another role', '/mine', 'doctor'],
    ['nobody', '/mine', null],
    ['a page without a name', '/bare', 'agent'],
    ['a frame that cannot be rendered', '/broken', 'agent'],
  ] as const)('shows no frame for %s, and is a document all the same', async (_who, path, role) => {
    jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const document = await html(path, role);
    expect(document).not.toContain('id="early"');
    expect(document).toContain('<div id="root">');
  });

  it.each([
    ['dark', '<html data-theme="dark" lang="en">'],
    ['"><script>', '<html lang="en">'],
    [undefined, '<html lang="en">'],
  ])('has the colours that the browser remembers, and no others: %s', async (mode, begin) => {
    expect(await page.html({ path: '/mine', mode }, { id: ME, role: 'agent' } as Account)).toMatch(begin);
  });

  it('is missing where the shell is not built', async () => {
    expect(await new StaffPage(join(root, 'nothing'), new Remotes(root)).html({ path: '/' }, null)).toBeNull();
  });
});
