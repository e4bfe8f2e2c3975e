/** A failure that the person at the terminal can act on: one sentence with what to do. */
export class Failure extends Error {
  name = 'Failure';
}

/** The sentence for an error: its own, the known one of its code, or the bare message. */
export function sentenceOf(error, place = 'the project folder') {
  if (error instanceof Failure) return error.message;
  if (isDiskFull(error?.code) || isDiskFull(error?.message)) return diskFull(place);
  if (['EACCES', 'EPERM', 'EROFS'].includes(error?.code)) {
    return `No permission to write ${error.path ?? place}: give this account the right to, or choose another folder with DATA_DIR.`;
  }
  return `Something unexpected went wrong: ${error?.message ?? error}`;
}

export const diskFull = (place) => `The disk that holds ${place} is full: free some space and start again.`;

export const isDiskFull = (text) => /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/.test(String(text ?? ''));

/** The end of what a program has said: mostly what it failed of. */
export const lastLines = (said, most = 20) => said.trimEnd().split('\n').slice(-most).join('\n');

/** Runs a command's main function; a failure becomes its sentence on stderr and exit code 1. */
export async function runCommand(main, place) {
  try {
    await main();
  } catch (error) {
    console.error(sentenceOf(error, place));
    if (process.env.DEBUG && !(error instanceof Failure)) console.error(error);
    process.exitCode = 1;
  }
}
