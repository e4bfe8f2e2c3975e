import { asSuperuser } from '../data/fill.mjs';
import { rounded } from '../figures.mjs';

const TABLES = `
select relname as name, pg_table_size(oid) as rows, pg_indexes_size(oid) as indexes, pg_total_relation_size(oid) as size
from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by size desc`;
const SHOWN = 8;

const GB = 1e9;

/** What the data take on the disk, by table. A tenth of the appointments have a row in the audit log, as loaded. */
export default {
  name: 'size of the database',
  sides: ['product'],
  run: async ({ options, sides: { product } }) => {
    const tables = await asSuperuser(product.database, async (client) => (await client.query(TABLES)).rows);
    const total = tables.reduce((sum, { size }) => sum + Number(size), 0);
    return [
      {
        name: `size of the database at ${options.rows}`,
        figure: `${rounded(total / GB)} GB`,
        value: total / GB,
        notes: tables
          .slice(0, SHOWN)
          .map(
            ({ name, rows, indexes }) =>
              `${name}: ${rounded(Number(rows) / GB)} GB of rows, ${rounded(Number(indexes) / GB)} GB of indexes`,
          ),
      },
    ];
  },
};
