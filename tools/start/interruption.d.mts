/** `undo` is done once before this process ends; answers a function that does it now. */
export function atEnd(undo: () => unknown): () => Promise<void>;
