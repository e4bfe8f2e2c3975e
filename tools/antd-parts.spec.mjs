import { readFileSync } from 'node:fs';
import { ROOT } from './aliases.mjs';
import { namesFrom, PARTS, partsOfShell } from './antd-parts.mjs';
import { codeFiles } from './code-files.mjs';

const read = (file) => readFileSync(file, 'utf8');
const offered = partsOfShell();
const screens = codeFiles(ROOT, /\.tsx?$/u).filter((file) => !/\.spec\.tsx?$|libs\/testing\//u.test(file) && !file.endsWith(PARTS));
const used = new Map(screens.flatMap((file) => namesFrom(read(file), 'antd').map((name) => [name, file.slice(ROOT.length + 1)])));

it('every part of antd that a screen uses is brought by the shell', () => {
  expect([...used].filter(([name]) => !offered.includes(name))).toEqual([]);
});

it('the shell brings no part that nobody uses', () => {
  expect(offered.filter((name) => !used.has(name))).toEqual([]);
});

it('a part is found in an import of several lines, its type is not', () => {
  const text = "import {\n  Button,\n  Modal as Window,\n  type ModalProps,\n} from 'antd';\nimport type { FormInstance } from 'antd';";
  expect(namesFrom(text, 'antd')).toEqual(['Button', 'Modal']);
});
