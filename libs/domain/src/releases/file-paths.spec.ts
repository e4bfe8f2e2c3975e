import { isServedFile, isShippedFile, problemOfKinds, problemOfPath, problemOfPaths } from './file-paths';

describe('a path of a release', () => {
  it.each(['mf-manifest.json', 'page/a.0123456789.js', 'remoteEntry.js', 'console.js', 'a-b_c/d.e.css', 'auxiliary.png', 'com.js'])(
    'may be on every disk: %s',
    (path) => {
      expect(problemOfPath(path)).toBeNull();
    },
  );

  it.each<[string, unknown]>([
    ['none', undefined],
    ['no text', 7],
    ['empty', ''],
    ['one that leads out', '../x.js'],
    ['one that leads out by a detour', 'a/../../x.js'],
    ['a part that stays where it is', 'a/./x.js'],
    ['an absolute one', '/x.js'],
    ['an empty part', 'a//x.js'],
    ['a folder', 'a/'],
    ['hidden', '.env.js'],
    ['a backslash', 'a\\x.js'],
    ['NUL', 'a\0.js'],
    ['a line break at its end', 'a.js\n'],
    ['a space at its end', 'a.js '],
    ['a space before the slash', 'a /x.js'],
    ['a dot at its end', 'a.js.'],
    ['a folder with a dot at its end', 'a./x.js'],
    ['a drive', 'c:x.js'],
    ['a stream', 'x.js::$DATA'],
    ['an accent, composed', 'caf\u00e9.js'],
    ['an accent, decomposed', 'cafe\u0301.js'],
    ['full-width letters', '\uff41.js'],
    ['a device', 'con.js'],
    ['a device in capitals', 'NUL.json'],
    ['a device as a folder', 'a/aux/x.js'],
    ['a device with two endings', 'com1.min.js'],
    ['a printer', 'LPT9.css'],
    ['too long', `${'a'.repeat(200)}.js`],
  ])('is refused with a sentence where it is %s', (_, path) => {
    expect(problemOfPath(path)).toEqual(expect.any(String));
  });

  it('is named in what refuses it', () => {
    expect(problemOfPath('a/../x.js')).toContain('"a/../x.js" is none');
    expect(problemOfPath('lib/con.js')).toBe('lib/con.js: not every disk takes the name con.js');
  });
});

describe('the paths of one release', () => {
  it('may share folders, and beginnings of their names', () => {
    expect(problemOfPaths(['a.js', 'a.js.br', 'a/b.js', 'A/c.js', 'ab.js', 'a-b/c.js'])).toBeNull();
  });

  it.each<[string, string[], string]>([
    ['the same path twice', ['a.js', 'a.js'], 'Each path may be there once: a.js'],
    ['capitals alone tell them apart', ['a.js', 'A.js'], 'a.js and A.js are one file on some disks'],
    ['one is the folder of the other', ['a', 'a/b.js'], 'a cannot be a file and the folder of a/b.js'],
    ['in the other order', ['a/b.js', 'a'], 'a cannot be a file and the folder of a/b.js'],
    ['two folders above', ['a.js', 'a.js/b/c/d.js'], 'a.js cannot be a file and the folder of a.js/b/c/d.js'],
    ['in other capitals', ['A.js/b.js', 'a.js'], 'a.js cannot be a file and the folder of A.js/b.js'],
  ])('cannot all be files: %s', (_, paths, sentence) => {
    expect(problemOfPaths(paths)).toBe(sentence);
  });
});

describe('what a release may bring', () => {
  it.each(['js', 'css', 'json', 'map', 'png', 'svg', 'woff2'])('a file that ends in .%s, also compressed beside it', (ending) => {
    const path = `a/page.${ending}`;
    expect([isServedFile(path), isShippedFile(`${path}.br`), isServedFile(`${path}.br`)]).toEqual([true, true, false]);
    expect(problemOfKinds([path, `${path}.br`, `${path}.gz`])).toBeNull();
  });

  it.each([
    ...['html', 'htm', 'xhtml', 'xht', 'xml', 'xsl', 'svgz', 'shtml', 'mht', 'pdf', 'swf', 'txt', 'md', 'mjs', 'cjs', 'wasm', 'ico', 'gif'],
    ...['jpg', 'webp', 'webmanifest', 'appcache', 'vtt', 'JS', 'Html', 'js.html', 'html.br', 'js~', 'br', 'zip', 'exe'],
  ])('no file that ends in .%s', (ending) => {
    const path = `a/page.${ending}`;
    expect(isServedFile(path)).toBe(false);
    expect(problemOfKinds(['nav.json', path])).toContain(path);
  });

  it.each(['page', 'a.js/page', 'js', 'page.js.br'])('nothing without an ending of its own: %s', (path) => {
    expect(problemOfKinds([path])).toContain(path);
  });

  it.each(['server/server.cjs', 'server/a.js', 'Server/a.js', 'server'])('nothing that runs on the server: %s', (path) => {
    expect(problemOfKinds(['nav.json', path])).toBe(`${path} runs on the server: it comes with the installation only`);
    expect(isServedFile(path)).toBe(false);
  });
});
