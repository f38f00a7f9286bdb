import { monthOf } from '@titian/finance/calendar';
import { type Sen, timesIn, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { type Note, readAutoSubscribed, readNote } from '../../notes/public.ts';
import { readSettings, type Settings } from '../../settings/public.ts';
import { type Claim, planAllocations } from '../domain/plan-allocations.ts';
import { type Means, roomOf } from '../domain/room.ts';
import { insertAllocations } from '../store/allocations.ts';
import {
  type Candidate,
  type CandidatePage,
  FIRST_RANK,
  type NoteWanted,
  type Rank,
  selectCandidates,
} from '../store/candidates.ts';
import { insertRejections, type PresetRejection } from '../store/preset-rejections.ts';
import { databaseTime, isAllocating, lockRun, setPlanned, takeTurn } from '../store/runs.ts';

/** A candidate with what it may take. */
interface Fitting extends Claim {
  readonly servedBefore: bigint | null;
}

/**
 * Plans the allocations of a note's run in one pass over all presets, and stores the plan. Runs are planned one after
 * the other, so that each sees the allocations of the previous one.
 * @returns false where another run is still allocating
 */
export async function planRun(ctx: Ctx, runId: string): Promise<boolean> {
  const seq = await takeTurn(ctx.tx);
  if (await isAllocating(ctx.tx)) {
    return false;
  }
  const run = await lockRun(ctx.tx, runId);
  if (run?.state !== 'waiting') {
    return true;
  }
  const note = await readNote(ctx, run.noteId);
  const settings = await readSettings(ctx);
  const at = await databaseTime(ctx.tx);
  const isOpen = note !== null && acceptsMoney(ctx, note);
  const { fitting, rejected } = isOpen ? await collect(ctx, note, run.shareSen, settings) : nobody;
  const plan = planAllocations(fitting, run.shareSen, settings.investmentStepSen);
  await insertAllocations(
    ctx.tx,
    runId,
    plan.shares.map(({ claim, amountSen }) => ({ ...claim, amountSen })),
  );
  await insertRejections(ctx.tx, runId, rejected);
  await setPlanned(ctx.tx, runId, {
    ...{ seq, at, planned: plan.shares.length, isUsedUp: plan.isUsedUp },
    outcome: isOpen ? 'planned' : 'closed',
    minimumSen: settings.minimumInvestmentSen,
  });
  return true;
}

/** What the evaluated presets may take, and why the others of them may not. */
interface Looked {
  readonly fitting: readonly Fitting[];
  readonly rejected: readonly PresetRejection[];
}

const nobody: Looked = { fitting: [], rejected: [] };

/** A run that comes late finds the campaign as it is by then. */
function acceptsMoney(ctx: Ctx, note: Note): boolean {
  return note.state === 'listed' && !note.isPaused && ctx.businessNow < note.closesAt;
}

/** Those that fit, in the order of serving, until their minimums take more than the share: more changes nothing. */
async function collect(ctx: Ctx, note: Note, shareSen: Sen, settings: Settings): Promise<Looked> {
  const { minimumInvestmentSen: minimumSen, investmentStepSen: stepSen, exposureCountsAboveSen } = settings;
  const rules = { minimumSen, stepSen, exposureCountsAboveSen };
  // No allocation is below a note's minimum, so this many minimums and one more are above any share.
  let pageSize = timesIn(shareSen, rules.minimumSen) + 1;
  const fitting: Fitting[] = [];
  const rejected: PresetRejection[] = [];
  let minimumsSen = 0n;
  let after: Rank | null = FIRST_RANK;
  while (after !== null && minimumsSen <= shareSen) {
    const page: CandidatePage = await selectCandidates(ctx.tx, wantedOf(note, settings), after, pageSize);
    for (const one of await withMonth(ctx, page.candidates)) {
      const room = roomOf(one, amountsOfPreset(one), rules);
      if (room.fits) {
        minimumsSen += room.minimumSen;
        fitting.push({ investorId: one.investorId, servedBefore: one.servedBefore, ...room });
      } else {
        rejected.push({ investorId: one.investorId, reason: room.reason, means: one });
      }
    }
    rejected.push(...page.barred.map((one) => ({ ...one, means: null })));
    after = page.after;
    // Each page costs a pass, so where many are passed over there are few pages.
    pageSize *= 4;
  }
  return { fitting, rejected };
}

/** Candidates with what presets subscribed for them in this month, where a budget limits that. */
async function withMonth(ctx: Ctx, all: readonly Candidate[]): Promise<(Candidate & Means)[]> {
  const limited = all.filter((one) => one.monthlyBudgetSen !== null).map((one) => one.investorId);
  const subscribed = await readAutoSubscribed(ctx, monthOf(ctx.businessDate), limited);
  return all.map((one) => ({ ...one, monthSen: subscribed.get(one.investorId) ?? ZERO_SEN }));
}

function wantedOf(note: Note, settings: Settings): NoteWanted {
  return {
    issuerId: note.issuerId,
    type: note.type,
    contract: note.contract,
    isGuaranteed: note.isGuaranteed,
    termMonths: note.termMonths,
    rateBps: note.rateBps,
    listedAt: note.listedAt,
    minimumSen: settings.minimumInvestmentSen,
    planLimit: settings,
  };
}

function amountsOfPreset(one: Candidate) {
  return {
    range: { minSen: one.minSen, maxSen: one.maxSen },
    usesExhaustedBalance: one.usesExhaustedBalance,
    exposureBps: one.exposureBps,
  };
}
