import { SETUP_MARKS } from '@arogya/domain/setup/steps';
import { Check, Column, DataSource, Entity, ForeignKey, PrimaryColumn, type MixedList } from 'typeorm';
import { emptyDatabase } from '../testing/empty-database';
import { startTestApp, type TestApp } from '../testing/test-app';
import { createDataSource, dataSourceOptions, openPool } from './data-source';
import { Instant, NOW, oneOf, WordColumn } from './entity-columns';

/**
 * The tables as PostgreSQL itself describes them: types, defaults and expressions come in its own words, whoever wrote them.
 * `migrations` and `typeorm_metadata` are TypeORM's own tables.
 */
const TABLES = `
with tables as (
  select oid, relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f') and relname not in ('migrations', 'typeorm_metadata'))
select concat_ws(' ', t.relname || '.' || a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
  case a.attidentity when 'a' then 'identity always' when 'd' then 'identity' end, case a.attgenerated when 's' then 'stored' end,
  'as ' || pg_get_expr(d.adbin, d.adrelid)) as fact
from tables t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
union all
select t.relname || ' ' || pg_get_constraintdef(c.oid) from tables t join pg_constraint c on c.conrelid = t.oid and c.contype in ('p', 'f', 'c')
order by fact`;

type Entities = MixedList<string | (abstract new () => object) | (new () => object)>;

const WORDS = /ARRAY\[(?<words>[^\]]+)\]/gu;
/** Whichever comes first, the same words are the same check. */
const sortWords = (fact: string): string => fact.replaceAll(WORDS, (_, words: string) => `ARRAY[${words.split(', ').sort().join(', ')}]`);

const factsOf = (rows: readonly { fact: string }[]): string[] => rows.map(({ fact }) => sortWords(fact)).sort();

/** What TypeORM makes of entities in an empty database. */
async function factsOfEntities(entities: Entities): Promise<string[]> {
  const { url, query, close } = await emptyDatabase();
  const options = { ...dataSourceOptions(openPool({ url, pool: 2, timeLimits: false })), entities } as ConstructorParameters<
    typeof DataSource
  >[0];
  const source = await createDataSource(options).initialize();
  try {
    await source.synchronize();
    return factsOf(await query<{ fact: string }>(TABLES));
  } finally {
    await source.destroy();
    await close();
  }
}

const differences = (one: readonly string[], other: readonly string[]) => ({
  onlyMigrated: one.filter((fact) => !other.includes(fact)),
  onlyInEntities: other.filter((fact) => !one.includes(fact)),
});

describe('the entities', () => {
  let test: TestApp;
  let migrated: string[];
  beforeAll(async () => {
    test = await startTestApp();
    migrated = factsOf(await test.sql.query<{ fact: string }>(TABLES));
  });
  afterAll(() => test.close());

  const migratedOf = (table: string): string[] => migrated.filter((fact) => fact.startsWith(`${table}.`) || fact.startsWith(`${table} `));

  it('name every table, column, key and check that the migrations make, and nothing else', async () => {
    const entities = test.app.get(DataSource).entityMetadatas.map(({ target }) => target);
    expect(migrated.length).toBeGreaterThan(300);
    expect(differences(migrated, await factsOfEntities(entities as Entities))).toEqual({ onlyMigrated: [], onlyInEntities: [] });
  });

  describe('control: a table is distinguished from', () => {
    const control = async (entity: new () => object) => {
      const { onlyMigrated, onlyInEntities } = differences(migratedOf('data_loads'), await factsOfEntities([entity]));
      return [...onlyMigrated.map((fact) => `- ${fact}`), ...onlyInEntities.map((fact) => `+ ${fact}`)];
    };

    it('the same one: no difference', async () => {
      @Entity('data_loads')
      class Same {
        @PrimaryColumn('text') name!: string;
        @Instant(NOW) loadedAt!: Date;
      }
      expect(await control(Same)).toEqual([]);
    });

    it('one with a column more', async () => {
      @Entity('data_loads')
      class More {
        @PrimaryColumn('text') name!: string;
        @Instant(NOW) loadedAt!: Date;
        @Column('text', { nullable: true }) note!: string | null;
      }
      expect(await control(More)).toEqual(['+ data_loads.note text']);
    });

    it('one with a column less', async () => {
      @Entity('data_loads')
      class Less {
        @PrimaryColumn('text') name!: string;
      }
      expect(await control(Less)).toEqual(['- data_loads.loaded_at timestamp(3) with time zone not null as now()']);
    });

    it('one with another type, default and key', async () => {
      @Entity('data_loads')
      class Other {
        @PrimaryColumn('text') name!: string;
        @PrimaryColumn({ type: 'timestamptz', precision: 6 }) loadedAt!: Date;
      }
      expect(await control(Other)).toEqual([
        '- data_loads PRIMARY KEY (name)',
        '- data_loads.loaded_at timestamp(3) with time zone not null as now()',
        '+ data_loads PRIMARY KEY (name, loaded_at)',
        '+ data_loads.loaded_at timestamp(6) with time zone not null',
      ]);
    });
  });

  it('control: a check that forgets a word is distinguished, and one that is missing', async () => {
    @Entity('setup_marks')
    class Forgetful {
      @PrimaryColumn('text') @Check(oneOf('name', SETUP_MARKS.slice(1))) name!: string;
      @Instant(NOW) at!: Date;
    }
    @Entity('patient_totals')
    class Total {
      @PrimaryColumn('integer') part!: number;
      @WordColumn(['some']) patients!: string;
    }
    const found = await factsOfEntities([Forgetful, Total]);
    const check = migratedOf('setup_marks').filter((fact) => fact.includes('CHECK'));
    expect(check).toHaveLength(1);
    expect(found).not.toContain(check[0]);
    expect(found).toContain(`patient_totals CHECK ((patients = 'some'::text))`);
  });

  it('control: a foreign key is distinguished from one that deletes', async () => {
    @Entity('sessions')
    class Session {
      @PrimaryColumn('text') sid!: string;
      @ForeignKey('users') @PrimaryColumn('uuid') userId!: string;
    }
    @Entity('users')
    class User {
      @PrimaryColumn('uuid') id!: string;
    }
    const found = await factsOfEntities([Session, User]);
    expect(found).toContain('sessions FOREIGN KEY (user_id) REFERENCES users(id)');
    expect(migratedOf('sessions')).toContain('sessions FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE');
  });
});
