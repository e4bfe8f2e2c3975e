export interface OpenTestDatabase {
  readonly adminUrl: string;
  readonly template: string;
  readonly owner: string;
  close(how?: { inHaste?: boolean }): Promise<void>;
}
export function openTestDatabase(): Promise<OpenTestDatabase>;
