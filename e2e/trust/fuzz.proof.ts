import { openApiDocument } from '@arogya/backend/openapi-document';
import { FaultsModule } from '@arogya/backend/testing/faults';
import { application } from './application';
import { openClinic } from './clinics';
import { operationsOf, readContract, type Contract } from './contract';
import { proof, type Figure } from './figure';
import { Fuzz } from './fuzz';

/** About 32 in a hundred are; fewer than this, and the requests no longer reach what lies behind the checks. Dice may be unlucky. */
const SHARE_ACCEPTED = 0.2;

export default proof('Requests generated from openapi.json, valid ones spoilt', async ({ full, seed }): Promise<Figure[]> => {
  const app = await application({ modules: [FaultsModule], runtime: true });
  const clinics = [await openClinic(app, 'fuzz-one'), await openClinic(app, 'fuzz-two', '10:00')] as const;
  const count = full ? 10_000 : 1000;
  const result = await new Fuzz(app, clinics[0], seed).run(operationsOf(readContract()), count);

  const faults = operationsOf(openApiDocument(app.app) as Contract).filter(({ path }) => path.startsWith('faults/'));
  const found = await new Fuzz(app, clinics[1], seed).run(
    [...faults, ...Array.from({ length: 4 }, () => faults.filter(({ method }) => method === 'POST')).flat()],
    600,
  );
  const share = result.accepted / count;
  return [
    {
      name: `${count} requests, seed ${seed}`,
      found: `${Math.round(share * 100)} % accepted, ${result.spoilt} spoilt, ${result.failed.length} answers of 5xx, ${result.foreign.length} bodies that are not JSON; ${result.statuses}`,
      met: share >= SHARE_ACCEPTED && result.failed.length === 0 && result.foreign.length === 0 && result.sent === count,
      wrong: [...new Set([...result.failed, ...result.foreign])],
      controls: [
        {
          name: 'a route that breaks on % and on letters of other scripts, and one that answers HTML',
          found: `${found.failed.length} answers of 5xx, ${found.foreign.length} bodies that are not JSON`,
          fails: found.failed.length > 0 && found.foreign.length > 0,
        },
      ],
    },
  ];
});
