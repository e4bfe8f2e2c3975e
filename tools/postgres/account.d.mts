/** The account that PostgreSQL runs as; undefined for our own. */
export function serverAccount(): { readonly name: string; readonly uid: number; readonly gid: number } | undefined;
