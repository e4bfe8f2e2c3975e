import { reachOfStreams } from '@arogya/backend/testing/stream-reach';
import { VisibleChanges } from '@arogya/backend/live/visible-changes';
import { application } from './application';
import { openClinic } from './clinics';
import { proof, type Figure } from './figure';
import { instead } from './instead';

/** Everybody hears of every record, as if nobody looked whose it is. */
const visibleToAll: () => VisibleChanges['among'] = () => (_watchers, changes) =>
  Promise.resolve(() => changes.map((change) => ({ change, names: true })));

export default proof('What open screens are informed of', async (): Promise<Figure[]> => {
  const app = await application();
  const [own, foreign] = [await openClinic(app, 'own-lotus'), await openClinic(app, 'foreign-banyan')];
  const { foreign: leaked, wrong, pairs } = await reachOfStreams(app, own, foreign);
  const open = await instead(VisibleChanges, 'among', visibleToAll, () => reachOfStreams(app, own, foreign));
  const control = 'streams that do not look whose a record is';
  return [
    {
      name: 'ids of other hospitals on a stream',
      found: `${leaked.length}`,
      met: leaked.length === 0,
      wrong: leaked,
      controls: [{ name: control, found: `${open.foreign.length}`, fails: open.foreign.length > 0 }],
    },
    {
      name: 'changes announced that no list shows, or not announced although one does',
      found: `${wrong.length} of ${pairs}`,
      met: wrong.length === 0 && pairs > 150,
      wrong,
      controls: [{ name: control, found: `${open.wrong.length}`, fails: open.wrong.length > 0 }],
    },
  ];
});
