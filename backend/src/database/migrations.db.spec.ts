import { catalogueOf } from '../testing/catalogue';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';

describe('the migrations', () => {
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());

  it('up to the eleventh can be taken back and done again', async () => {
    await database.migrateTo(1);
    const first = await catalogueOf(database);
    await database.migrateTo(11);
    const eleventh = await catalogueOf(database);
    await database.takeBackTo(1);
    expect(await catalogueOf(database)).toEqual(first);
    await database.migrateTo(11);
    expect(await catalogueOf(database)).toEqual(eleventh);
  });
});
