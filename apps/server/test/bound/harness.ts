import { isApprovalKind, rolesOf } from '@titian/contracts/permissions';
import { day, daysBetween, malaysiaDay } from '@titian/finance/calendar';
import { type RawBuilder, sql } from 'kysely';
import { amountOf } from '../../src/modules/approvals/domain/proposal-amount.ts';
import {
  type Approval,
  type Approvals,
  decideChange,
  proposeChange,
  readProposals,
} from '../../src/modules/approvals/public.ts';
import { forgetHolidays } from '../../src/modules/settings/queries/read-holidays.ts';
import { forgetSettings } from '../../src/modules/settings/queries/read-settings.ts';
import type { Ctx, Scope } from '../../src/platform/context.ts';
import { withClient } from '../../src/platform/db/client.ts';
import type { JsonValue } from '../../src/platform/db/schema.ts';
import { AppError } from '../../src/platform/errors.ts';
import type { FieldPlace } from '../../src/platform/keys/sealed-columns.ts';
import type { TestApp } from '../app.ts';
import { operatorPair } from '../builders/operators.ts';

/** An id of nothing, the same each time, so that two runs leave the same. */
export const OTHER_ID = '00000000-0000-7000-8000-00000000beef';

const sealed = new Map<string, Buffer>();

/** A text sealed once for a place: sealing it again would give other bytes. */
export function sealedOnce({ fieldEncryption }: Ctx, text: string, place: FieldPlace): Buffer {
  const name = JSON.stringify([text, place]);
  const known = sealed.get(name) ?? fieldEncryption.seal(text, place);
  sealed.set(name, known);
  return known;
}

/** Something that may be proposed now, and what its changes need to know. */
export interface Made {
  readonly subjectId: string | null;
  readonly after: JsonValue;
  /** The business date of proposal and decision; today by default. */
  readonly on?: string;
  /** Of other rows that the proposal rests on. */
  readonly ids?: Readonly<Record<string, string>>;
  /** What the product writes together with the proposal, in the same transaction. */
  readonly prepare?: (ctx: Ctx) => Promise<void>;
}

/** One thing that changes between proposal and decision: a statement, or more. Undone with the transaction. */
type Alteration<M extends Made> = (made: M, ctx: Ctx) => RawBuilder<unknown> | Promise<unknown>;

/** One kind of proposal: how a real one comes about, and every part that it binds with what changes it. */
export interface BoundRow<M extends Made = Made> {
  make(app: TestApp): Promise<M>;
  /** By the name of the part in `binds`; a part of such a part behind a dot. */
  readonly changes: Readonly<Record<string, Alteration<M>>>;
  /** Parts that nothing can change while the proposal is open, each with the reason. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** Preserves the type of what a row makes for its own changes. */
export function row<M extends Made>(one: BoundRow<M>): BoundRow {
  return {
    ...one,
    changes: Object.fromEntries(
      Object.entries(one.changes).map(([part, alter]) => [
        part,
        (made: Made, ctx: Ctx) => alter(made as M, ctx),
      ]),
    ),
  };
}

export interface Outcome {
  readonly approval: Approval;
  readonly error: string | null;
  /** The state of the whole database afterwards, apart from what a closed proposal leaves of itself. */
  readonly trace: string;
}

class Undo extends Error {}

/** Proposes, lets something change, decides, and looks at the database; then everything is undone. */
export async function proposeAlterDecide(
  app: TestApp,
  kind: string,
  made: Made,
  alter?: BoundRow['changes'][string],
): Promise<Outcome> {
  const { maker, checker } = await operatorPair(app);
  return undone(app, scopeOf(app, made, maker.operatorId), async (ctx) => {
    const id = await proposed(ctx, app, kind, made);
    await altered(ctx, made, alter);
    const decided = await approvedBy(ctx, app.approvals, checker.operatorId, id);
    return { ...decided, trace: await traceOf(ctx) };
  });
}

async function proposed(ctx: Ctx, app: TestApp, kind: string, made: Made): Promise<string> {
  const { subjectId, after, prepare } = made;
  await prepare?.(ctx);
  const proposal = { kind, subjectId, after, reason: 'Everything is in order' };
  return (await proposeChange(ctx, app.approvals, proposal)).id;
}

function approvedBy(ctx: Ctx, approvals: Approvals, operatorId: string, approvalId: string) {
  const as = { ...ctx, actor: { kind: 'operator' as const, id: operatorId } };
  return decideChange(as, approvals, { approvalId, decision: 'approved', reason: null });
}

/** Limits a kind for every role below what its proposals are about. */
async function limitTo(ctx: Ctx, kind: string, limitSen: bigint): Promise<void> {
  const roles = isApprovalKind(kind) ? rolesOf(kind) : [];
  await asOwner(ctx, async ({ db }) => {
    await sql`set constraints all deferred`.execute(db);
    for (const role of roles) {
      await sql`insert into permission_limits (id, version, role, permission, is_allowed, limit_sen, approval_id)
        values (gen_random_uuid(), 9, ${role}, ${kind}, true, ${limitSen}, ${OTHER_ID})`.execute(db);
    }
  });
}

export interface AboveLimit {
  /** What the proposal is about, in sen. */
  readonly amountSen: bigint | null;
  /** The errors for the maker and the checker whose limit is one sen lower; of the maker at proposing. */
  readonly maker: string;
  readonly checker: string;
}

/** Proposes above a limit, and lets a checker with that limit decide what was proposed before it. */
export async function actAboveLimit(app: TestApp, kind: string, made: Made): Promise<AboveLimit> {
  const { maker, checker } = await operatorPair(app);
  const scope = scopeOf(app, made, maker.operatorId);
  const decided = await undone(app, scope, async (ctx) => {
    const id = await proposed(ctx, app, kind, made);
    const [approval] = await readProposals(ctx, [id]);
    const amountSen = approval === undefined ? null : amountOf(approval);
    await limitTo(ctx, kind, (amountSen ?? 1n) - 1n);
    return { amountSen, checker: await codeOf(() => approvedBy(ctx, app.approvals, checker.operatorId, id)) };
  });
  const rejected = await undone(app, scope, async (ctx) => {
    await limitTo(ctx, kind, (decided.amountSen ?? 1n) - 1n);
    return codeOf(() => proposed(ctx, app, kind, made));
  });
  return { ...decided, maker: rejected };
}

async function codeOf(act: () => Promise<unknown>): Promise<string> {
  try {
    await act();
    return 'done';
  } catch (error) {
    return error instanceof AppError ? error.code : Promise.reject(error);
  }
}

export interface RejectedDecision {
  /** The error for a maker who approves the own proposal. */
  readonly maker: string;
  /** The error for a checker whose role was removed after the proposal. */
  readonly checker: string;
  readonly state: string;
}

/** Proposes, and tries unauthorised approvals: by the maker, and by a checker who lost the role. */
export async function decideWithoutRight(app: TestApp, kind: string, made: Made): Promise<RejectedDecision> {
  const { maker, checker } = await operatorPair(app);
  return undone(app, scopeOf(app, made, maker.operatorId), async (ctx) => {
    const id = await proposed(ctx, app, kind, made);
    const rejectionOf = (operatorId: string) => codeOf(() => approvedBy(ctx, app.approvals, operatorId, id));
    const own = await rejectionOf(maker.operatorId);
    await asOwner(ctx, async ({ db }) => void (await withoutRole(checker.operatorId).execute(db)));
    return { maker: own, checker: await rejectionOf(checker.operatorId), state: await stateOf(ctx, id) };
  });
}

class Crash extends Error {}

/**
 * Approves, crashes after the change and before the commit, and approves again; each in a transaction of its own. In the
 * end the proposal is rejected, so that nothing of it stays.
 */
export async function crashAndDecide(app: TestApp, kind: string, made: Made) {
  const { maker, checker } = await operatorPair(app);
  const [asMaker, asChecker] = [maker, checker].map((one) => scopeOf(app, made, one.operatorId));
  if (asMaker === undefined || asChecker === undefined) {
    throw new Error('there are a maker and a checker');
  }
  const id = await app.work.command(asMaker, (ctx) => proposed(ctx, app, kind, made));
  const before = await undone(app, asChecker, traceOf);
  const crashed = await app.work
    .command(asChecker, (ctx) => approvedBy(ctx, crashing(app.approvals), checker.operatorId, id))
    .catch((error) => error);
  const between = await undone(app, asChecker, async (ctx) => ({
    state: await stateOf(ctx, id),
    isSame: (await traceOf(ctx)) === before,
  }));
  const { error, approval } = await undone(app, asChecker, (ctx) =>
    approvedBy(ctx, app.approvals, checker.operatorId, id),
  );
  const rejection = { approvalId: id, decision: 'rejected' as const, reason: 'Only tried' };
  await app.work.command(asChecker, (ctx) => decideChange(ctx, app.approvals, rejection));
  return { hasCrashed: crashed instanceof Crash, between, error, state: approval.state };
}

function crashing(approvals: Approvals): Approvals {
  return {
    ...approvals,
    executorOf(name) {
      const executor = approvals.executorOf(name);
      return {
        ...executor,
        async apply(ctx, approval) {
          await executor.apply(ctx, approval);
          throw new Crash();
        },
      };
    },
  };
}

async function stateOf(ctx: Ctx, id: string): Promise<string> {
  const query = ctx.tx.db.selectFrom('approvals').select('state').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).state;
}

/** What may happen to the maker before the decision: each makes any proposal void. */
export const makerFalls = {
  disabled: (_made: Made, ctx: Ctx) =>
    sql`update operators set disabled_at = '2026-01-05' where id = ${ctx.actor.id}`,
  'without the role': (_made: Made, ctx: Ctx) => withoutRole(ctx.actor.id),
} as const;
const makerFallsBy = new Set<BoundRow['changes'][string]>(Object.values(makerFalls));

const withoutRole = (operatorId: string | null) =>
  sql`update operators set roles = '{support}' where id = ${operatorId}`;

/** The database after the change alone, without a proposal. */
export async function traceAfter(
  app: TestApp,
  made: Made,
  alter: BoundRow['changes'][string],
): Promise<string> {
  const { maker } = await operatorPair(app);
  return undone(app, scopeOf(app, made, maker.operatorId), async (ctx) => {
    await made.prepare?.(ctx);
    await altered(ctx, made, alter);
    return traceOf(ctx);
  });
}

function scopeOf(app: TestApp, { on }: Made, operatorId: string): Scope {
  const today = malaysiaDay(app.work.clock.now());
  const dateShiftDays = on === undefined ? 0 : daysBetween(today, day(on));
  return { actor: { kind: 'operator', id: operatorId }, dateShiftDays, requestId: null };
}

async function undone<Result>(
  app: TestApp,
  scope: Scope,
  run: (ctx: Ctx) => Promise<Result>,
): Promise<Result> {
  const results: Result[] = [];
  try {
    await app.work.command(scope, async (ctx) => {
      results.push(await run(ctx));
      throw new Undo();
    });
  } catch (error) {
    if (!(error instanceof Undo)) {
      throw error;
    }
  } finally {
    forgetSettings();
    forgetHolidays();
  }
  const [result] = results;
  if (result === undefined) {
    throw new Error('nothing came of it');
  }
  return result;
}

/** Without triggers and foreign keys: what no part of the product changes is changed here too. */
async function altered(ctx: Ctx, made: Made, alter?: BoundRow['changes'][string]): Promise<void> {
  if (alter === undefined) {
    return;
  }
  await asOwner(ctx, async ({ db }) => {
    // An operator who falls needs no rule lifted.
    await (makerFallsBy.has(alter) ? undefined : withoutRules.execute(db));
    const statement = alter(made, ctx);
    await ('execute' in statement ? statement.execute(db) : statement);
  });
}

/** As the owner of the tables, as whom the product never works. */
async function asOwner(ctx: Ctx, run: (tx: Ctx['tx']) => Promise<void>): Promise<void> {
  await sql`set local role none`.execute(ctx.tx.db);
  await run(ctx.tx);
  await sql`set local role titian_worker`.execute(ctx.tx.db);
  forgetSettings();
  forgetHolidays();
}

/** Lets foreign keys be deferred: one that is checked at a commit never is where all is undone. */
export async function makeKeysDeferrable({ ownerUrl }: TestApp): Promise<void> {
  await withClient(ownerUrl, (client) =>
    client.query(`do $$
declare one record;
begin
  for one in select conrelid::regclass as tab, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
  loop execute format('alter table %s alter constraint %I deferrable', one.tab, one.conname); end loop;
end $$`),
  );
}

/** Needs `makeKeysDeferrable`: taking every key off instead would cost each test more than all else that it does. */
const withoutRules = sql.raw(`do $$
declare one record;
begin
  set constraints all deferred;
  for one in select distinct tgrelid::regclass as tab from pg_trigger where not tgisinternal
  loop execute format('alter table %s disable trigger user', one.tab); end loop;
end $$`);

/**
 * A proposal leaves itself, its audit and, of payouts, a cancelled batch; a candidate, an upload or an order goes with it. Security
 * events of what came before are written a moment later.
 */
const own = [
  ...['approvals', 'audit_events', 'payout_batches', 'operator_candidates', 'managed_orders'],
  ...['statement_imports', 'statement_import_parts', 'security_events'],
];

async function traceOf(ctx: Ctx): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(ctx.tx.db);
  // One statement for all: a hundred round trips would take most of the time of this walk.
  const hashes = tables.rows
    .filter((one) => !own.includes(one.name))
    .map(
      ({ name }) => sql`select ${sql.lit(name)} as name,
        coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${sql.table(name)} t`,
    );
  const { rows } = await sql<{ name: string; hash: string }>`
    ${sql.join(hashes, sql` union all `)} order by 1`.execute(ctx.tx.db);
  return rows.map(({ name, hash }) => `${name} ${hash}`).join('\n');
}

/** Other content under the ids of a customer's documents. */
export const otherDocuments = (userId: string) =>
  sql`update files set sha256 = sha256(sha256) where owner_user_id = ${userId}`;

/** Another value of a setting from the beginning. */
export const otherSetting = (key: string, value: JsonValue) =>
  sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = ${key}`;
