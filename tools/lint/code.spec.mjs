import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { lookThrough } from './code.mjs';

const PLANTED = {
  'backend/src/planted.ts': `const ask = (): Promise<number> => Promise.resolve(1);
const unused: any = ask;
ask();
if (process.pid == 1) console.log('one');
const wrong: number = 'two';
export default (found: 'a' | 'b'): void => {
  switch (found) {
    case 'a':
      process.exitCode = wrong;
  }
};
`,
  'libs/ui/src/planted.tsx': `import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
export function Planted({ open, names }: { readonly open: boolean; readonly names: string[] }) {
  if (open) useNavigate();
  const [count, setCount] = useState(0);
  useEffect(() => setCount(names.length), []);
  return <div onClick={() => setCount(count + 1)}>{count}</div>;
}
`,
};

/** A folder with the planted files and the settings of this one. */
function planted() {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json', 'tsconfig.json']) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const codesOf = (complaints) => complaints.map((line) => /\(([^ ]+)\)$/u.exec(line)?.[1]).sort();

test('finds rules without types, rules that need them, and what the compiler refuses', async () => {
  const folder = planted();
  try {
    const { rules, types } = await lookThrough(['.'], folder);
    expect(codesOf(types)).toEqual(['typescript(TS2322)']);
    expect(types[0]).toMatch(/^backend\/src\/planted\.ts:5:7: /u);
    expect(codesOf(rules)).toEqual(
      expect.arrayContaining([
        'eslint(eqeqeq)',
        'eslint(no-console)',
        'eslint(no-restricted-imports)',
        'eslint(no-unused-vars)',
        'import(no-default-export)',
        'jsx-a11y(click-events-have-key-events)',
        'react-hooks(exhaustive-deps)',
        'react-hooks(rules-of-hooks)',
        'typescript(no-explicit-any)',
        'typescript(no-floating-promises)',
        'typescript(switch-exhaustiveness-check)',
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('says so when it cannot look', async () => {
  await expect(lookThrough(['--no-such-flag'])).rejects.toThrow('--no-such-flag');
});
