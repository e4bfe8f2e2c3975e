import { Failure, isDiskFull, sentenceOf } from './failure.mjs';

const withCode = (code, path) => Object.assign(new Error(`${code}: something`), { code, path });

describe('the sentence for what goes wrong', () => {
  test('a failure says its own', () => {
    expect(sentenceOf(new Failure('Do this.'))).toBe('Do this.');
  });

  test('a full disk is said the same, whoever met it', () => {
    const sentence = 'The disk that holds .data is full: free some space and start again.';
    expect(sentenceOf(withCode('ENOSPC'), '.data')).toBe(sentence);
    expect(sentenceOf(new Error('could not write to file "base/1": No space left on device'), '.data')).toBe(sentence);
    expect(isDiskFull('initdb: error: could not create directory')).toBe(false);
  });

  test('a folder that may not be written is named', () => {
    expect(sentenceOf(withCode('EACCES', 'the-folder'))).toMatch(/^No permission to write the-folder: .* DATA_DIR\.$/);
  });
});
