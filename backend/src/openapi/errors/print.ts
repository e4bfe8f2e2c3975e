import { REFUSALS } from '@arogya/domain/refusal';
import { refusalExample } from '../refusals';
import { GUIDE } from './guide';
import { isCode } from './pages';

/** Writes what docs/errors.md is made of to standard output. */
const errors = Object.keys(REFUSALS)
  .filter(isCode)
  .map((code) => {
    const { status, message } = refusalExample(code);
    const [when, then] = GUIDE[code];
    return { code, status, message, when, then };
  });

process.stdout.write(JSON.stringify(errors));
