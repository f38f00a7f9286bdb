import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import { driveRuns } from '../../src/modules/auto-invest/commands/drive-runs.ts';
import type { Preset } from '../../src/modules/auto-invest/domain/preset.ts';
import { presetTurn } from '../../src/modules/auto-invest/public.ts';
import { insertPreset } from '../../src/modules/auto-invest/store/presets.ts';
import { readNote } from '../../src/modules/notes/public.ts';
import { later } from '../../src/platform/clock.ts';
import { type Scope, systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { type BulkInvestor, type BulkNote, loadInvestors, loadNote, type NoteShape } from '../bulk-load.ts';

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const DAY_MS = 86_400_000;

/** RM 50 to RM 200 of term financing at any rate, as for a bulk load. */
export async function givePresets(
  app: TestApp,
  people: readonly BulkInvestor[],
  change: Partial<Preset> = {},
): Promise<void> {
  await app.work.command(scope, async (ctx) => {
    await ctx.tx.db
      .updateTable('investors')
      .set({ agreement_version: '2026-11-01' })
      .where(
        'user_id',
        'in',
        people.map((one) => one.userId),
      )
      .execute();
    for (const { userId } of people) {
      await insertPreset(ctx.tx, {
        ...{ investorId: userId, version: 1, isOn: true, name: 'My Auto Investment' },
        ...{ termMinMonths: 1, termMaxMonths: 12, rateMinBps: rateBps(800), rateMaxBps: rateBps(1_200) },
        amounts: new Map([['Term Financing', { minSen: sen(5_000n), maxSen: sen(20_000n) }]]),
        ...{ contracts: ['Conventional', 'Shariah'], guaranteedOption: 'all', usesExhaustedBalance: false },
        ...{ exposureBps: null, aboveLimitAgreedAt: null, pausedUntil: null },
        monthlyBudgetSen: null,
        // Before the notes of `loadNote` were listed.
        from: later(ctx.businessNow, -7 * DAY_MS),
        ...change,
      });
    }
  });
}

/** An investor with cash and a preset. */
export async function presetOwner(
  app: TestApp,
  change: Partial<Preset> = {},
  cashSen = 1_000_000n,
): Promise<BulkInvestor> {
  const [person] = await loadInvestors(app.work, 1, cashSen);
  if (person === undefined) {
    throw new Error('no investor was loaded');
  }
  await givePresets(app, [person], change);
  return person;
}

/** A listed note whose run waits for a worker. */
export async function noteWithRun(app: TestApp, shape: NoteShape): Promise<BulkNote> {
  const made = await loadNote(app.work, shape);
  await app.work.command(scope, async (ctx) => {
    const note = await readNote(ctx, made.noteId);
    if (note !== null) {
      await presetTurn.onListed(ctx, note);
    }
  });
  return made;
}

/** What a worker does. */
export const workOffRuns = (app: TestApp) => driveRuns(app.work, scope);

/** What each investor was allocated of a note, in ringgit. */
export async function givenOf(app: TestApp, noteId: string): Promise<ReadonlyMap<string, number>> {
  const rows = await app.database.reader.db
    .selectFrom('subscriptions')
    .select(['investor_id', 'amount_sen'])
    .where('note_id', '=', noteId)
    .where('source', '=', 'auto')
    .execute();
  return new Map(rows.map((row) => [row.investor_id, Number(row.amount_sen) / 100]));
}

/** Switches every preset off, as if its owner had done so an hour after the version before. */
export async function switchAllOff(app: TestApp): Promise<void> {
  await sql`
    with off as (
      update presets set enabled = false, version = version + 1, from_at = from_at + interval '1 hour'
      where enabled returning *)
    insert into preset_versions (investor_id, version, enabled, name, term_min, term_max, rate_min_bps, rate_max_bps,
      types, contracts, guaranteed_option, uses_exhausted_balance, exposure_bps, above_limit_agreed_at, paused_until,
      monthly_budget_sen, from_at)
    select investor_id, version, enabled, name, term_min, term_max, rate_min_bps, rate_max_bps,
      types, contracts, guaranteed_option, uses_exhausted_balance, exposure_bps, above_limit_agreed_at, paused_until,
      monthly_budget_sen, from_at
    from off`.execute(app.database.reader.db);
}
