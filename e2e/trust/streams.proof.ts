import { reachOfStreams } from '@arogya/backend/testing/stream-reach';
import { ToldChanges } from '@arogya/backend/live/told-changes';
import { application } from './application';
import { openClinic } from './clinics';
import { proof, type Figure } from './figure';
import { instead } from './instead';

/** Everybody hears of every record, as if nobody looked whose it is. */
const toldToAll: () => ToldChanges['among'] = () => (_watchers, changes) =>
  Promise.resolve(() => changes.map((change) => ({ change, names: true })));

export default proof('What open screens are told', async (): Promise<Figure[]> => {
  const app = await application();
  const [own, foreign] = [await openClinic(app, 'own-lotus'), await openClinic(app, 'foreign-banyan')];
  const { foreign: told, wrong, pairs } = await reachOfStreams(app, own, foreign);
  const open = await instead(ToldChanges, 'among', toldToAll, () => reachOfStreams(app, own, foreign));
  const control = 'streams that do not look whose a record is';
  return [
    {
      name: 'ids of other hospitals on a stream',
      found: `${told.length}`,
      met: told.length === 0,
      wrong: told,
      controls: [{ name: control, found: `${open.foreign.length}`, fails: open.foreign.length > 0 }],
    },
    {
      name: 'changes told that no list shows, or not told although one does',
      found: `${wrong.length} of ${pairs}`,
      met: wrong.length === 0 && pairs > 150,
      wrong,
      controls: [{ name: control, found: `${open.wrong.length}`, fails: open.wrong.length > 0 }],
    },
  ];
});
