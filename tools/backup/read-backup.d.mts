export interface BackupHead {
  readonly migrations: readonly string[];
  readonly sequences: readonly { readonly name: string; readonly last: string }[];
}

export function readBackup(file: string): Promise<BackupHead>;
