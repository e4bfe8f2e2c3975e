export interface RunningApi {
  readonly pid: number;
  readonly ended: Promise<{ code: number | null; signal: string | null }>;
  said(): string[];
  stop(): Promise<void>;
}
export function startApi(start: { env: Record<string, string>; dataDir: string; root?: string }): RunningApi;
export function waitUntilReady(api: RunningApi, port: number): Promise<void>;
export function migrate(env: Record<string, string>, root?: string): Promise<void>;
export function endSentence(api: Pick<RunningApi, 'said'>, how: { code: number | null; signal: string | null }): string;
