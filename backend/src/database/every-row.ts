/**
 * Rows of a table, deleted ones too: each half has an index of its own. Asked for together, all rows of the table would be read.
 * `where` is a condition without an alias.
 */
export const everyRow = (table: string, where: string): string => `
(select * from ${table} where ${where} and archived_at is null
 union all select * from ${table} where ${where} and archived_at is not null)`;
