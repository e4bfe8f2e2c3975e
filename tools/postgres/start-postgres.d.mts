export interface RunningPostgres {
  /** The application's database, owned by an ordinary role. */
  readonly url: string;
  readonly adminUrl: string;
  readonly serverUrl: string;
  readonly port: number;
  isRunning(): boolean;
  stop(): Promise<void>;
}
export function startPostgres(start: {
  dataDir: string;
  port?: number;
  flags?: string[];
  initFlags?: string[];
  prepared?: string;
}): Promise<RunningPostgres>;
/** Settings for data that may be lost: nothing waits for the disk. */
export const THROWAWAY: { readonly initFlags: string[]; readonly flags: string[] };
