import { operatorRoleNames } from '@titian/contracts/operator-roles';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';
import {
  fundedInvestor,
  issuedNote,
  listedNote,
  offeredNote,
  submittedFinancing,
} from '../builders/financing.ts';
import { call, type Headers, xhr } from '../builders/http.ts';
import { registerUser, signInOperator } from '../builders/identity.ts';
import { approvedInstitution, approvedIssuer } from '../builders/onboarding.ts';
import { operatorSubjects } from '../builders/operator-subjects.ts';
import { propose } from '../builders/operators.ts';
import { openTopup } from '../builders/payments.ts';
import type { Known } from './valid-values.ts';

/** A sender of hostile requests; created again where a request has ended the sign-in. */
export interface HostileCaller {
  readonly name: string;
  headers: Headers;
  readonly kind: 'guest' | 'user' | 'operator';
  signInAgain(): Promise<Headers>;
}

export interface HostileWorld {
  readonly callers: readonly HostileCaller[];
  /** Ids, links and addresses of what is there. */
  readonly known: Known;
}

/** A market with objects of every kind, and callers of every role who own some of them. */
export async function hostileWorld(app: TestApp): Promise<HostileWorld> {
  const [investor, issuer, institution, newcomer] = await Promise.all([
    fundedInvestor(app, 2),
    approvedIssuer(app),
    approvedInstitution(app),
    registerUser(app),
  ]);
  await issuedNote(app, issuer, [{ investor, amount: '10000.00' }]);
  await listedNote(app, issuer);
  await offeredNote(app, issuer);
  await submittedFinancing(app, issuer);
  await operatorSubjects(app);
  await propose(app, {
    kind: 'account_state',
    subjectId: newcomer.userId,
    after: { account_status: 'Inactive', reason: 'Asked by its owner' },
  });
  const { token } = await openTopup(app, investor, '250.00');
  const link = await call(app, 'mobileTopupLink', { headers: investor.headers });
  const texts = new Map([
    ['/payments/', [token]],
    ['/mobile/topup/', [String(link.body.link).split('#').at(-1) ?? '']],
    ['email', [investor.email, issuer.email]],
  ]);
  const ids = await knownIds(app);
  const known: Known = (name) => [...texts].find(([of]) => name.startsWith(of))?.[1] ?? ids(name);
  return { callers: await callersOf(app, { investor, issuer, institution, newcomer }), known };
}

type Customers = Readonly<
  Record<'investor' | 'issuer' | 'institution' | 'newcomer', { readonly headers: Headers }>
>;

async function callersOf(app: TestApp, people: Customers): Promise<readonly HostileCaller[]> {
  const customer = (name: string, headers: Headers, make: () => Promise<{ readonly headers: Headers }>) => ({
    ...{ name, headers, kind: 'user' as const },
    signInAgain: async () => (await make()).headers,
  });
  const operators = await Promise.all(
    operatorRoleNames.map(async (role) => ({
      name: role,
      kind: 'operator' as const,
      headers: (await signInOperator(app, [role])).headers,
      signInAgain: async () => (await signInOperator(app, [role])).headers,
    })),
  );
  return [
    { name: 'guest', kind: 'guest', headers: xhr, signInAgain: async () => xhr },
    customer('investor', people.investor.headers, () => fundedInvestor(app, 1)),
    customer('issuer', people.issuer.headers, () => approvedIssuer(app)),
    customer('institution', people.institution.headers, () => approvedInstitution(app)),
    customer('newcomer', people.newcomer.headers, () => registerUser(app)),
    ...operators,
  ];
}

/** Signs those in again whose session a request has ended, or whose account. */
export async function renewSignIns(app: TestApp, callers: readonly HostileCaller[]): Promise<void> {
  for (const caller of callers) {
    const name = caller.kind === 'operator' ? 'operatorSessions' : 'userGetTwoFactor';
    if (caller.kind !== 'guest' && (await call(app, name, { headers: caller.headers })).status !== 200) {
      caller.headers = await caller.signInAgain();
    }
  }
}

const PER_TABLE = 6;
/** The table of what an address or a field is about, by its words. */
const tables: readonly (readonly [words: RegExp, table: string])[] = [
  [/customers|^user_id/, 'users'],
  [/financing-applications/, 'financing_applications'],
  [/applications|^application_id/, 'applications'],
  [/premium-upgrades/, 'premium_applications'],
  [/document-requests/, 'document_requests'],
  [/notes?\/|^note_id|^note$/, 'notes'],
  [/approvals/, 'approvals'],
  [/investment/, 'subscriptions'],
  [/ekyc/, 'ekyc_sessions'],
  [/operators/, 'operators'],
  [/topups/, 'topups'],
  [/receipts/, 'held_receipts'],
  [/sessions/, 'sessions'],
  [/payout-batches/, 'payout_batches'],
  [/bank-statements/, 'bank_statements'],
  [/statement-imports/, 'statement_imports'],
  [/exceptions/, 'reconciliation_exceptions'],
  [/document|file|invoice/, 'files'],
];

/** Ids of what is in the database, by what a field or an address is about; some of every kind where unknown. */
async function knownIds(app: TestApp): Promise<Known> {
  const { db } = app.database.reader;
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'id'
      and a.atttypid = 'uuid'::regtype and has_table_privilege(c.oid, 'select') order by 1`.execute(db);
  const each = rows.map(
    ({ name }) =>
      sql`(select ${sql.lit(name)} as name, id::text as id from ${sql.table(name)} order by id limit ${PER_TABLE})`,
  );
  const { rows: found } = await sql<{
    name: string;
    id: string;
  }>`${sql.join(each, sql` union all `)}`.execute(db);
  const idsOf = (table: string) => found.filter(({ name }) => name === table).map(({ id }) => id);
  const some = rows.flatMap(({ name }) => idsOf(name).slice(0, 1));
  const { rows: notes } = await sql<{ number: string }>`select number from notes order by id limit 6`.execute(
    db,
  );
  return (name) => {
    const table = tables.find(([words]) => words.test(name))?.[1];
    const own = table === undefined ? [] : idsOf(table);
    const numbers = table === 'notes' ? notes.map(({ number }) => number) : [];
    return own.length > 0 ? [...own, ...numbers] : some;
  };
}
