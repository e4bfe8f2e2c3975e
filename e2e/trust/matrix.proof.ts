import { INTEGRATION_SCOPES, PERMISSIONS, ROLES } from '@arogya/domain/access';
import { openApiDocument } from '@arogya/backend/openapi-document';
import { AccessGuard } from '@arogya/backend/access/access.guard';
import { RouteCheck } from '@arogya/backend/access/route-check';
import { asUnbound, imprintOf, openForAgents, walk, type AgentHospital } from '@arogya/backend/testing/agent-calls';
import { IntegrationKeys } from '@arogya/backend/integrations/integration-keys';
import { ForgottenModule } from '@arogya/backend/testing/probe';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { application } from './application';
import { wrongCells } from './cells';
import { openClinic, type Clinic } from './clinics';
import { nameOf, operationsOf, readContract, readPermissions, type Contract } from './contract';
import { wrongFields } from './fields';
import { instead } from './instead';
import { proof, type Control, type Figure } from './figure';
import { wrongKeys } from './keys-of-scopes';
import { wrongForAll, wrongScopes } from './scopes';

/** Routes that one of openapi.json, docs/access.md and the running application has and another has not. */
function differing(app: TestApp): string[] {
  const named = (contract: Contract): Set<string> => new Set(operationsOf(contract).map(nameOf));
  const lists = {
    'openapi.json': named(readContract()),
    'docs/access.md': new Set(readPermissions().keys()),
    'the application': named(openApiDocument(app.app)),
  };
  const all = new Set(Object.values(lists).flatMap((names) => [...names]));
  return Object.entries(lists).flatMap(([list, names]) =>
    [...all].filter((name) => !names.has(name)).map((name) => `${name} is not in ${list}`),
  );
}

/** Runs `work` with a line of the permissions that lets one more role in. */
async function withWiderPermissions<T>(work: () => Promise<T>): Promise<T> {
  const permissions = PERMISSIONS as unknown as Record<string, Record<string, string>>;
  const before = permissions['users:manage'];
  permissions['users:manage'] = { ...before, agent: 'all' };
  return work().finally(() => (permissions['users:manage'] = before ?? {}));
}

const control = (name: string, wrong: number): Control => ({ name, found: `${wrong} wrong`, fails: wrong > 0 });

async function cellFigure(app: TestApp, clinic: Clinic): Promise<Figure> {
  const { cells, wrong } = await wrongCells(app, clinic);
  const missing = differing(app);
  const wider = await withWiderPermissions(() => wrongCells(app, clinic, 'users'));
  const open = await instead(
    AccessGuard,
    'canActivate',
    () => () => Promise.resolve(true),
    () => wrongCells(app, clinic, 'appointments'),
  );
  return {
    name: 'cells of role × endpoint',
    found: `${cells} tried, ${wrong.length} wrong, ${missing.length} routes missing in the permissions or the contract`,
    met: wrong.length === 0 && missing.length === 0 && cells > ROLES.length * 100,
    wrong: [...wrong, ...missing],
    controls: [control('one line of the permissions widened', wider.wrong.length), control('the guard removed', open.wrong.length)],
  };
}

async function scopeFigure(app: TestApp, own: Clinic, foreign: Clinic): Promise<Figure> {
  const { tried, wrong } = await wrongScopes(app, own, foreign);
  const permissions = PERMISSIONS as unknown as Record<string, Record<string, string>>;
  const before = permissions['patients:read'];
  permissions['patients:read'] = { admin: 'all', hospital_admin: 'all' };
  const wider = await wrongScopes(app, own, foreign, 'patients').finally(() => (permissions['patients:read'] = before ?? {}));
  return {
    name: 'scopes, with two hospitals, two doctors and two agents',
    found: `${tried} calls, ${wrong.length} that saw or changed what is not theirs, or not what is`,
    met: wrong.length === 0 && tried > 40,
    wrong,
    controls: [
      control('hospitals see all patients', wider.wrong.length),
      control(
        'nobody asks to which hospital a key belongs',
        await asUnboundKeys(async () => (await wrongScopes(app, own, foreign)).wrong.length),
      ),
    ],
  };
}

/** A control: keys of a hospital are let in as if they were of none. */
const asUnboundKeys = <T>(work: () => Promise<T>): Promise<T> =>
  instead(
    IntegrationKeys,
    'known',
    () => () => null,
    () =>
      instead<'actorOf', IntegrationKeys['actorOf'], T>(
        IntegrationKeys,
        'actorOf',
        (before) =>
          async function unbound(this: IntegrationKeys, call) {
            const actor = await before.call(this, call);
            return actor && { ...actor, hospitalId: null, hospital: null, scope: 'all' as const };
          },
        work,
      ),
  );

/** Keys with each scope alone, of a hospital and of none. */
async function keyFigure(app: TestApp, own: Clinic, foreign: Clinic): Promise<Figure> {
  const [cells, rows] = [await wrongKeys(app, own), await wrongForAll(app, [own, foreign])];
  const scopes = INTEGRATION_SCOPES as unknown as Record<string, readonly string[]>;
  const before = scopes['directory:read'] ?? [];
  scopes['directory:read'] = [...before, 'patients:read'];
  const wider = await wrongKeys(app, own, 'patients').finally(() => (scopes['directory:read'] = before));
  return {
    name: 'keys of integrations with each scope alone, of a hospital and of none',
    found: `${cells.tried + rows.tried} calls, ${cells.wrong.length + rows.wrong.length} wrong`,
    met: cells.wrong.length + rows.wrong.length === 0 && cells.tried > 1_000,
    wrong: [...cells.wrong, ...rows.wrong],
    controls: [control('a scope with one action more', wider.wrong.length)],
  };
}

/** Each call of agents by an agent of each hospital about the records of the other one. */
async function agentFigure(app: TestApp): Promise<Figure> {
  const admin = await app.as('admin');
  const [own, foreign] = [await openForAgents(app, admin), await openForAgents(app, admin)];
  const operations = operationsOf(readContract()).filter(({ roles }) => roles.agent !== undefined);
  const walkAs = async (mine: AgentHospital, theirs: AgentHospital): Promise<string[]> =>
    walk(await app.as('agent', { hospital_id: mine.hospital }), operations, mine, theirs);
  const imprints = (): Promise<string[]> => Promise.all([own, foreign].map((one) => imprintOf(app, one)));
  const before = await imprints();
  const wrong = [...(await walkAs(own, foreign)), ...(await walkAs(foreign, own))];
  const changed = (await imprints()).filter((print, at) => print !== before[at]);
  const unbound = await asUnbound(app, () => walkAs(own, foreign));
  return {
    name: 'agents of two hospitals, each call that agents may make',
    found: `${operations.length} calls each, ${wrong.length} that saw what is of the other one or told that it is there, ${changed.length} hospitals changed`,
    met: wrong.length === 0 && changed.length === 0 && operations.length > 50,
    wrong,
    controls: [control('nobody asks to which hospital an agent belongs', unbound.length)],
  };
}

const startsForgetful = (): Promise<string> =>
  application({ modules: [ForgottenModule] }).then(
    () => 'the server starts',
    (error: Error) => error.message,
  );

async function startFigure(): Promise<Figure> {
  const refused = await startsForgetful();
  const unchecked = await instead(RouteCheck, 'onApplicationBootstrap', () => () => undefined, startsForgetful);
  return {
    name: 'a route that does not say who may call it',
    found: refused,
    met: refused.includes('Routes without @Access or @Public'),
    controls: [{ name: 'the check of routes removed', found: unchecked, fails: unchecked === 'the server starts' }],
  };
}

export default proof('Who may call what', async (): Promise<Figure[]> => {
  const app = await application();
  const own = await openClinic(app, 'own-lotus');
  const foreign = await openClinic(app, 'foreign-banyan');
  const fields = await wrongFields(app, own);
  return [
    await cellFigure(app, own),
    await scopeFigure(app, own, foreign),
    await keyFigure(app, own, foreign),
    await agentFigure(app),
    {
      name: 'fields that a role neither writes nor reads',
      found: `${fields.tried} tried, ${fields.wrong.length} wrong`,
      met: fields.wrong.length === 0 && fields.tried > 200,
      wrong: fields.wrong,
      controls: [control('a field of the contract sent as if it were forbidden', fields.control)],
    },
    await startFigure(),
  ];
});
