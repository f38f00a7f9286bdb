import { day, daysBetween, malaysiaDay } from '@titian/finance/calendar';
import { type RawBuilder, sql } from 'kysely';
import { type Approval, decideChange, proposeChange } from '../../src/modules/approvals/public.ts';
import { forgetSettings } from '../../src/modules/settings/queries/read-settings.ts';
import type { Ctx, Scope } from '../../src/platform/context.ts';
import type { JsonValue } from '../../src/platform/db/schema.ts';
import type { TestApp } from '../app.ts';
import { operatorPair } from '../builders/operators.ts';

/** An id of nothing, the same each time, so that two runs leave the same. */
export const OTHER_ID = '00000000-0000-7000-8000-00000000beef';

const sealed = new Map<string, Buffer>();

/** A text sealed once: sealing it again would give other bytes. */
export function sealedOnce({ vault }: Ctx, text: string): Buffer {
  const known = sealed.get(text) ?? vault.seal(text);
  sealed.set(text, known);
  return known;
}

/** Something that may be proposed now, and what its changes need to know. */
export interface Made {
  readonly subjectId: string | null;
  readonly after: JsonValue;
  /** The business date of proposal and decision; today unless told otherwise. */
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
  /** By the name of the part in `binds`. */
  readonly changes: Readonly<Record<string, Alteration<M>>>;
  /** Parts that nothing can change while the proposal is open, each with the reason. */
  readonly fixed?: Readonly<Record<string, string>>;
}

/** Keeps the shape of what a row makes for its own changes. */
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
  readonly refusal: string | null;
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
    const { subjectId, after } = made;
    await made.prepare?.(ctx);
    const proposal = { kind, subjectId, after, reason: 'Everything is in order' };
    const proposed = await proposeChange(ctx, app.approvals, proposal);
    await altered(ctx, made, alter);
    const as = { ...ctx, actor: { kind: 'operator' as const, id: checker.operatorId } };
    const decision = { approvalId: proposed.id, decision: 'approved' as const, reason: null };
    const decided = await decideChange(as, app.approvals, decision);
    return { ...decided, trace: await traceOf(ctx) };
  });
}

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
  // The owner of the tables, as whom the product never works.
  await sql`set local role none`.execute(ctx.tx.db);
  await withoutKeys.execute(ctx.tx.db);
  const statement = alter(made, ctx);
  await ('execute' in statement ? statement.execute(ctx.tx.db) : statement);
  await sql`set local role titian_app`.execute(ctx.tx.db);
  forgetSettings();
}

const withoutKeys = sql.raw(`do $$
declare one record;
begin
  for one in select conrelid::regclass as tab, conname from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
  loop execute format('alter table %s drop constraint %I', one.tab, one.conname); end loop;
  for one in select distinct tgrelid::regclass as tab from pg_trigger where not tgisinternal
  loop execute format('alter table %s disable trigger user', one.tab); end loop;
end $$`);

/** A proposal leaves itself, its audit and, of payouts, a cancelled batch; a candidate for an operator goes with it. */
const own = ['approvals', 'audit_events', 'payout_batches', 'operator_candidates'];

async function traceOf(ctx: Ctx): Promise<string> {
  const tables = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(ctx.tx.db);
  const lines: string[] = [];
  for (const { name } of tables.rows.filter((one) => !own.includes(one.name))) {
    const { rows } = await sql<{ hash: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${sql.table(name)} t
    `.execute(ctx.tx.db);
    lines.push(`${name} ${rows[0]?.hash}`);
  }
  return lines.join('\n');
}

/** Other content under the ids of a customer's documents. */
export const otherDocuments = (userId: string) =>
  sql`update files set sha256 = sha256(sha256) where owner_user_id = ${userId}`;

/** Another value of a setting from the beginning. */
export const otherSetting = (key: string, value: JsonValue) =>
  sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = ${key}`;
