const TITLE = /^dr\b\.?\s*/iu;

/** 'Dr. Asha Rao', stored with or without the title, as 'Dr Asha Rao' or 'DR.Asha Rao' too. */
export const doctorName = (fullName: string): string => `Dr. ${fullName.trim().replace(TITLE, '')}`;

interface ListedDoctor {
  readonly id: string;
  readonly fullName: string;
  readonly specialty?: string | null;
  readonly hospitalName?: string | null;
  readonly city?: string | null;
}

/** What two names that sound alike have in common. */
const sound = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ');

/** How one of several of a name is counted: '1 of 2'. */
type Counted = (at: number, all: number) => string;

/** Counts each name among those before it; nothing where it is the only one. */
function numbered(names: readonly string[], counted: Counted): (string | null)[] {
  const sounds = names.map(sound);
  return sounds.map((one, at) => {
    const all = sounds.filter((other) => other === one).length;
    return all > 1 ? counted(sounds.slice(0, at + 1).filter((other) => other === one).length, all) : null;
  });
}

/**
 * How each doctor of a list is named where the name is all that is read out: 'Dr. Asha Rao', and of several of one name 'Dr. Asha Rao,
 * Cardiology, Lotus Care Hospital, Pune'. Those who differ in nothing that the list knows are counted.
 */
export function namesApart(
  doctors: readonly ListedDoctor[],
  counted: Counted = (at, all) => `${at} of ${all}`,
): (doctor: Pick<ListedDoctor, 'id' | 'fullName'>) => string {
  const plain = doctors.map(({ fullName }) => doctorName(fullName));
  const shared = numbered(plain, counted);
  const longer = doctors.map(({ specialty, hospitalName, city }, at) => {
    const parts = shared[at] ? [plain[at], specialty, hospitalName, city] : [plain[at]];
    return parts.filter(Boolean).join(', ');
  });
  const counts = numbered(longer, counted);
  const names = new Map(doctors.map(({ id }, at) => [id, [longer[at], counts[at]].filter(Boolean).join(', ')]));
  return ({ id, fullName }) => names.get(id) ?? doctorName(fullName);
}
