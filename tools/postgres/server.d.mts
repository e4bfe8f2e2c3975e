export function freePort(wanted: number): Promise<number>;
/** Sends a signal, which is no error where the process has ended meanwhile. */
export function signalTo(pid: number, name: NodeJS.Signals): void;
