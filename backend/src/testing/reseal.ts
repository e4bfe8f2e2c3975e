type HashOf = (bytes: string) => string;

/**
 * Changes a row and all links from there, as somebody writes them who has the database. `hashOf` is an expression of SQL over
 * bytes: with the key of the chain nobody can find it.
 */
export const resealed = (hashOf: HashOf, from = 1): string => `
create table was as select * from audit_log; create table linked as select * from audit_chain;
update audit_log set username = 'somebody' where id = (select audit_id from audit_chain where position = ${from});
do $$ declare link record; before bytea := (select hash from audit_chain where position = ${from - 1}); begin
  for link in select c.position, audit_text(a) as text from audit_chain c join audit_log a on a.id = c.audit_id
    where c.position >= ${from} order by 1 loop
    update audit_chain set hash = ${hashOf(`coalesce(before, '') || convert_to(link.text, 'UTF8')`)} where position = link.position
      returning hash into before;
  end loop;
end $$`;

/** The last three rows are gone, with their links. */
export const CUT = `
create table was as select * from audit_log; create table linked as select * from audit_chain;
delete from audit_chain where position > (select max(position) - 3 from linked);
delete from audit_log where id > (select max(audit_id) from audit_chain)`;

/** Undoes both. */
export const AS_BEFORE = `
delete from audit_log; insert into audit_log overriding system value select * from was;
delete from audit_chain; insert into audit_chain select * from linked; drop table was, linked`;

/** The hash of the chain before it had a key. */
export const plainly: HashOf = (bytes) => `sha256(${bytes})`;

/** HMAC as PostgreSQL would compute it, with the two padded forms of a key. */
export function keyed(key: Buffer): HashOf {
  const padded = (sign: number) => Buffer.from(Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ sign)).toString('hex');
  return (bytes) => `sha256('\\x${padded(0x5c)}'::bytea || sha256('\\x${padded(0x36)}'::bytea || ${bytes}))`;
}

/** A row that says it is a year old. */
export const backdated = (id: number): string =>
  `insert into audit_log (id, at, role, action, entity) overriding system value
   values (${id}, now() - interval '1 year', 'admin', 'read', 'patient')`;
export const withoutRow = (id: number): string => `delete from audit_chain where audit_id = ${id}; delete from audit_log where id = ${id}`;

/** A row whose link its author made up. */
export const FORGED = `insert into audit_log (role, action, entity) values ('system', 'read', 'call');
  insert into audit_chain select max(c.position) + 1, max(a.id), sha256('x') from audit_chain c, audit_log a`;
/** Takes away what stands behind a place of the chain. */
export const withoutEnd = (position: number): string =>
  `delete from audit_chain where position > ${position}; delete from audit_log where id > (select max(audit_id) from audit_chain)`;
