import { fails, saysYes } from './failures';
import { rowsOf, type Row, type Step } from './row';
import type { Stage } from './stage';
import { choose, dialog, menu, press, shows, takes, type } from './steps';

const PLACES = ['Specific failures'];
const NOUNS = [
  ['services', 'service', 'Service'],
  ['specialties', 'specialty', 'Specialty'],
  ['states', 'state', 'State'],
  ['cities', 'city', 'City'],
] as const;
type Nouns = (typeof NOUNS)[number][0];

const MORE: Record<Nouns, readonly Step[]> = {
  services: [],
  specialties: [],
  states: [type('Code', 'zz')],
  cities: [choose('State')],
};

function rowsOfTab([nouns, noun, title]: (typeof NOUNS)[number]): Row[] {
  const row = rowsOf('admin', `/management?tab=${nouns}`, PLACES);
  const at = async (stage: Stage): Promise<string> => {
    stage.name = (await stage.made.entry(nouns)).name;
    return `/management?tab=${nouns}&q=${encodeURIComponent(stage.name)}`;
  };
  const adding = [press(`Add ${title}`), dialog(`Add ${title}`), type('Name', () => `Entry ${Date.now()}`), ...MORE[nouns]];
  return [
    row([], [menu('Edit', 'Delete')]),
    row([`Failed to create ${noun}`], [...adding, press(`Add ${title}`)], { before: [fails('POST', nouns)] }),
    row([`Failed to update ${noun}`], [takes('Edit'), dialog(`Edit ${title}`), press(`Save ${title}`)], {
      before: [fails('PUT', `${nouns}/*`)],
    }),
    row([`Failed to delete ${noun}`], [saysYes, takes('Delete')], { before: [fails('DELETE', `${nouns}/*`)] }),
    row([], [saysYes, takes('Delete'), (stage) => stage.reads(`${title} ${stage.name} deleted`)], { at }),
  ];
}

export const MANAGEMENT = [
  rowsOf('admin', '/management', PLACES)([], [shows('System Management', 'Services', 'Specialties', 'States', 'Cities')]),
  ...NOUNS.flatMap(rowsOfTab),
];
