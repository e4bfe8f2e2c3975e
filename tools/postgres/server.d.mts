export function freePort(wanted: number): Promise<number>;
/** Stops the server of a cluster quickly, if one runs. */
export function stopServer(cluster: string): Promise<void>;
/** Sends a signal, which is no error where the process has ended meanwhile. */
export function signalTo(pid: number, name: NodeJS.Signals): void;
