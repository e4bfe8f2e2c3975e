/** Where TypeORM keeps what the decorators of entities say: as long as the modules of the entities. */
const ENTITIES = 'typeormMetadataArgsStorage';

/** Remembers an object's own properties; calling what it answers makes them what they are now. */
module.exports.asBefore = (object, name) => {
  const before = new Map(Reflect.ownKeys(object).map((key) => [key, Object.getOwnPropertyDescriptor(object, key)]));
  return () => {
    for (const key of Reflect.ownKeys(object)) {
      if (before.has(key) || key === ENTITIES || Reflect.deleteProperty(object, key) || isOfPackage(key)) continue;
      throw new Error(`A spec file has defined ${String(key)} on ${name} for good: define it as configurable.`);
    }
    for (const [key, was] of before)
      if (isOther(Object.getOwnPropertyDescriptor(object, key), was)) Object.defineProperty(object, key, was);
  };
};

/** What Jest and packages that are loaded once put on the global object for good, such as Jest its matchers. */
const isOfPackage = (key) => typeof key === 'symbol' || key.startsWith('__');

/** A getter that has replaced itself by its value, as some of Node's do, may stay so. */
function isOther(now, was) {
  if (!was?.configurable && !was?.writable) return false;
  if ('value' in was) return now?.value !== was.value;
  return !now || (Boolean(now.get) && now.get !== was.get);
}
