/** The files of code under a folder, or those with another ending. */
export function codeFiles(folder: string, ending?: RegExp): string[];
