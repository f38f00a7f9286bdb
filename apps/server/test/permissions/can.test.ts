/**
 * What answers to operators offer in `can`, against what the server lets each role do (decision 100): every kind of
 * proposal is made possible once, then each list and page is read as every role. A new `can` needs a row in `./actions.ts`.
 */
import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { holderOf } from '@titian/contracts/permission-limits';
import { may } from '@titian/contracts/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../src/gateways/testing/http-server.ts';
import { proposeChange } from '../../src/modules/approvals/public.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { AppError } from '../../src/platform/errors.ts';
import { createTestApp, type TestApp } from '../app.ts';
import { quiet, startQuietBank } from '../bank.ts';
import { boundRows } from '../bound/all.ts';
import { creditRows } from '../bound/credit.ts';
import type { Made } from '../bound/harness.ts';
import { closedQuarter } from '../bound/reports.ts';
import { decidedReview, openedReview } from '../builders/access-reviews.ts';
import { conversationOf } from '../builders/cases.ts';
import { flaggedNote } from '../builders/collections.ts';
import { waitingRating } from '../builders/compliance.ts';
import { fundedInvestor, issuedNote, listedNote } from '../builders/financing.ts';
import { call } from '../builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../builders/identity.ts';
import { raisedAlert, reportsOf } from '../builders/monitoring.ts';
import { approvedIssuer } from '../builders/onboarding.ts';
import { dated, propose, proposeAndApprove } from '../builders/operators.ts';
import { disclosedConflict, recordedBreach } from '../builders/registers.ts';
import { OPERATING_ACCOUNT } from '../builders/treasury.ts';
import { type Action, actions } from './actions.ts';

/** Per `can` and action: what each role was offered at least once. */
type Offers = Map<string, { readonly action: Action; readonly to: Set<OperatorRole> }>;

let bank: TestServer;
let app: TestApp;
const operators = new Map<OperatorRole, SignedInOperator>();
const offers: Offers = new Map();
const unknown = new Set<string>();

beforeAll(async () => {
  bank = await startQuietBank();
  app = await createTestApp(
    { PAYOUT_BASE_URL: bank.url, OPERATING_ACCOUNT_NUMBER: OPERATING_ACCOUNT, LOG_LEVEL: 'silent' },
    systemClock,
    'workerWithWayBackUrl',
  );
  for (const role of operatorRoleNames) {
    operators.set(role, await signInOperator(app, [role]));
  }
  const rows = boundRows((holder) =>
    holder === null
      ? quiet(bank)
      : bank.respond(() => ({ body: JSON.stringify({ status: 'active', holder_name: holder }) })),
  );
  const days = new Set<string | undefined>([undefined]);
  for (const [name, row] of Object.entries(rows)) {
    const made = await row.make(app);
    days.add(made.on);
    await readPages(made.on, idsOf(made));
    // Later rows write applications that were never checked, which this list does not show.
    if (name in creditRows) {
      await read('operatorFinancingApplications', endpoints.operatorFinancingApplications.path, made.on);
    }
  }
  await readPages(undefined, await decidedObjects());
  const { path } = endpoints.operatorMarketReturn;
  await read('operatorMarketReturn', path.replace(':period', await closedQuarter(app)), undefined);
  for (const on of days) {
    await readLists(on);
  }
}, 600_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

const idsOf = ({ subjectId, ids = {} }: Made) => [
  ...new Set([...(subjectId === null ? [] : [subjectId]), ...Object.values(ids)]),
];

/** What is offered only about a proposal that waits, a disabled account and a paused campaign. */
async function decidedObjects(): Promise<string[]> {
  const [disabled, waiting] = [await registerUser(app), await registerUser(app)];
  const off = { account_status: 'Inactive', reason: 'Asked by its owner' };
  await propose(app, { kind: 'account_state', subjectId: waiting.userId, after: off });
  await proposeAndApprove(app, {
    kind: 'account_state',
    subjectId: disabled.userId,
    after: off,
  });
  const note = await listedNote(app, await approvedIssuer(app));
  await proposeAndApprove(app, {
    kind: 'campaign_change',
    subjectId: note.id,
    after: { action: 'pause', message: 'The largest buyer has left.' },
  });
  const conversation = await conversationOf(app, (await registerUser(app)).headers);
  const backers = [{ investor: await fundedInvestor(app, 1), amount: '10000.00' }];
  const late = await issuedNote(app, await approvedIssuer(app), backers);
  await flaggedNote(app, late.id, (await signInOperator(app, ['credit'])).headers);
  const alert = await raisedAlert(app);
  const reports = await reportsOf(app, alert.investor);
  const watched = await fundedInvestor(app, 1);
  await waitingRating(app, watched.userId);
  const breach = await recordedBreach(app, (await signInOperator(app, ['compliance'])).headers);
  const conflict = await disclosedConflict(app, (await signInOperator(app, ['support'])).headers);
  const registered = [breach, conflict, await openedReview(app), await decidedReview(app)];
  return [
    disabled.userId,
    note.id,
    conversation,
    late.id,
    alert.id,
    ...reports,
    watched.userId,
    ...registered,
  ];
}

/** What no object here is in the state for, with the reason. */
const notMet: Readonly<Record<string, string>> = {
  'operatorProposeManagedOrder.order.cancel': 'an order that was just proposed has become nothing yet',
  'operatorProposeManagedCancellation.order.cancel': 'a cancellation is not cancelled',
  'operatorConcludeAlert.alert.conclude': 'an alert as it was just concluded, which happens once',
  'operatorConcludeAlert.alert.report': 'the same: one that is concluded is not reported any more',
  'operatorNote.return_overpaid': 'the permission of pay_guarantor, for what a guarantor paid beyond a claim',
};

const reads = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([, { method, who, answers }]) => method === 'GET' && who === 'operator' && answers === undefined,
);
const queries: Partial<Record<EndpointName, string>> = {
  operatorHolidays: '?calendar=federal&year=2027',
  operatorViews: '?list=notes',
  operatorApplications: '?limit=100&state=Submitted',
};

/** Reads every list as every role, on a business date. */
async function readLists(on: string | undefined): Promise<void> {
  for (const [name, { path }] of reads.filter(([, one]) => !one.path.includes(':'))) {
    await read(name, `${path}${queries[name] ?? ''}`, on);
  }
}

/** Reads every page of some ids as every role. */
async function readPages(on: string | undefined, ids: readonly string[]): Promise<void> {
  for (const [name, { path }] of reads.filter(([, one]) => one.path.includes(':'))) {
    for (const id of ids) {
      await read(name, path.replace(':id', id), on);
    }
  }
}

async function read(name: EndpointName, path: string, on: string | undefined): Promise<void> {
  for (const [role, { headers }] of operators) {
    const url = `${app.config.API_BASE}${path}`;
    const answer = await app.app.inject({ method: 'GET', url, headers: dated(headers, on) });
    if (answer.statusCode === 404) {
      return;
    }
    if (answer.statusCode === 200) {
      collect(name, role, answer.json());
    }
  }
}

/** Notes every `can` of an answer; `items` and the object that a page is about are left out of its name. */
function collect(place: string, role: OperatorRole, value: unknown): void {
  if (Array.isArray(value)) {
    for (const one of value) {
      collect(place, role, one);
    }
    return;
  }
  for (const [key, one] of entriesOf(value)) {
    if (key === 'can') {
      for (const [what, offered] of entriesOf(one)) {
        note(`${place}.${what}`, role, offered === true, Object.fromEntries(entriesOf(value)));
      }
    } else {
      collect(key === 'items' ? place : `${place}.${key}`, role, one);
    }
  }
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function note(
  place: string,
  role: OperatorRole,
  offered: boolean,
  beside: Readonly<Record<string, unknown>>,
) {
  const known = actions[place];
  const action = typeof known === 'function' ? known(beside) : known;
  if (!action) {
    // A proposal about a suspicion has no kind for roles that may not read it, and offers nothing.
    if (known === undefined || offered) {
      unknown.add(place);
    }
    return;
  }
  const name = 'proposes' in action ? `${place} → ${action.proposes}` : `${place} → ${action.calls}`;
  const entry = offers.get(name) ?? { action, to: new Set() };
  offers.set(name, entry);
  if (offered) {
    entry.to.add(role);
  }
}

/** Whether the server lets a role do something: it rejects with `role`, or with a later check. */
async function lets(role: OperatorRole, action: Action): Promise<boolean> {
  const operator = operators.get(role);
  if (operator === undefined) {
    throw new Error(`nobody of the role ${role} is signed in`);
  }
  const { headers, operatorId } = operator;
  if ('calls' in action) {
    const id = '00000000-0000-7000-8000-00000000beef';
    const params = { id, list: 'movements', mail: id, report: 'arrears', period: '2026-Q3' };
    const answer = await call(app, action.calls, { headers, params } as never);
    return answer.status < 400 || answer.error.code !== 'role';
  }
  const { kind } = app.approvals.executorOf(action.proposes);
  const scope = { actor: { kind: 'operator' as const, id: operatorId }, dateShiftDays: 0, requestId: null };
  const proposal = { kind, subjectId: null, after: null, reason: 'Asked without anything to propose' };
  try {
    await app.work.command(scope, (ctx) => proposeChange(ctx, app.approvals, proposal));
  } catch (error) {
    return !(error instanceof AppError && error.code === 'role');
  }
  throw new Error(`${kind} took a proposal of nothing`);
}

describe('what answers offer to operators', () => {
  it('is known by what it leads to', () => {
    expect([...unknown]).toEqual([]);
  });

  it('is met, each at least for an object that it is offered for', () => {
    const places = [...offers].filter(([, { to }]) => to.size > 0).map(([name]) => name.split(' ')[0]);
    const missing = Object.keys(actions).filter((place) => !places.includes(place));
    expect(missing).toEqual(Object.keys(notMet));
  });

  it('is offered to the roles that the server lets do it, and to no other', async () => {
    const wrong: string[] = [];
    for (const [name, { action, to }] of offers) {
      for (const role of operatorRoleNames) {
        const isOffered = to.has(role);
        const isLet = await lets(role, action);
        if (isOffered !== (isLet && to.size > 0)) {
          wrong.push(`${name}: ${role} is ${isOffered ? '' : 'not '}offered it`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('a call that names a permission', () => {
  const guarded = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(
    ([name, { permission }]) => (permission === undefined ? [] : [[name, permission] as const]),
  );

  it.each(guarded)('%s is made by the roles of %s alone', async (name, permission) => {
    for (const role of operatorRoleNames) {
      expect([role, await lets(role, { calls: name })]).toEqual([role, may(holderOf(role), permission)]);
    }
  });
});
