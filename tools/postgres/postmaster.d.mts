export function isAlive(pid: number): boolean;
/** The server that runs on a cluster; `ready` when it takes connections. */
export function runningServer(cluster: string): { readonly pid: number; readonly port: number; readonly ready: boolean } | undefined;
