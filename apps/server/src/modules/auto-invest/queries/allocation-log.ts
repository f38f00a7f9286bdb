import type { QueryCtx } from '../../../platform/context.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { type Note, notesListedSince } from '../../notes/public.ts';
import { type Investor, readInvestor } from '../../onboarding/public.ts';
import { wasFrozen } from '../../restrictions/public.ts';
import { readSettings, type Settings } from '../../settings/public.ts';
import { type Explanation, explain } from '../domain/explain.ts';
import { limitOf } from '../domain/limit.ts';
import type { Preset } from '../domain/preset.ts';
import type { Run } from '../domain/run.ts';
import { allocationsOf, type OwnAllocation } from '../store/allocations.ts';
import { listVersions } from '../store/presets.ts';
import { findRuns } from '../store/runs.ts';
import { pastMeans } from '../store/standings.ts';

export interface LogEntry extends Explanation {
  readonly note: Note;
}

export interface LogPage {
  readonly items: readonly LogEntry[];
  readonly nextCursor: string | null;
  /** Whether notes open to this investor as early as to Premium. */
  readonly seesEarly: boolean;
}

/** What auto-investment did about every note since there is a preset, newest first, each with its reason. */
export async function allocationLog(
  ctx: QueryCtx,
  who: CustomerPrincipal,
  query: { readonly cursor?: string | undefined; readonly limit: number },
): Promise<LogPage> {
  const versions = await listVersions(ctx.reader, who.id);
  const first = versions.at(-1);
  const investor = await readInvestor(ctx, who.id);
  if (first === undefined || investor === null) {
    return { items: [], nextCursor: null, seesEarly: false };
  }
  const skip = /^\d{1,6}$/.test(query.cursor ?? '') ? Number(query.cursor) : 0;
  const page = await notesListedSince(ctx, first.from, query.limit + 1, skip);
  const notes = page.slice(0, query.limit);
  const settings = await readSettings(ctx);
  const runs = await findRuns(
    ctx.reader,
    notes.map((note) => note.id),
  );
  const own = await allocationsOf(
    ctx.reader,
    who.id,
    [...runs.values()].map((run) => run.id),
  );
  const reader = { ctx, who, investor, versions, settings };
  const items: LogEntry[] = [];
  for (const note of notes) {
    const run = runs.get(note.id);
    const planned = run ? (own.get(run.id) ?? null) : null;
    if (run && isDecided(run, planned)) {
      items.push({ note, ...(await explainNote(reader, note, run, planned)) });
    }
  }
  const nextCursor = page.length > query.limit ? String(skip + query.limit) : null;
  return { items, nextCursor, seesEarly: investor.planType === 'premium' };
}

interface LogReader {
  readonly ctx: QueryCtx;
  readonly who: CustomerPrincipal;
  readonly investor: Investor;
  /** Newest first. */
  readonly versions: readonly Preset[];
  readonly settings: Settings;
}

/** Nothing is said about a note while its run is still under way for this preset. */
function isDecided(run: Run, planned: OwnAllocation | null): boolean {
  if (run.state === 'waiting') {
    return false;
  }
  return planned === null ? true : planned.position <= run.lastRank;
}

async function explainNote(
  { ctx, who, investor, versions, settings }: LogReader,
  note: Note,
  run: Run,
  planned: OwnAllocation | null,
): Promise<Explanation> {
  const preset = versions.find((one) => one.from <= note.listedAt) ?? versions.at(-1);
  const at = run.plannedAt ?? note.listedAt;
  if (preset === undefined) {
    throw new Error('a log has a preset');
  }
  const past = await pastMeans(ctx.reader, who.id, note.issuerId, at);
  return explain({
    note,
    preset,
    planned,
    isGuaranteedOnly: investor.guaranteedOnly,
    isOff: await wasFrozen(ctx, who.id, at),
    mayInvest: investor.firstTopupAt !== null && investor.firstTopupAt <= at,
    means: { ...past, limitSen: limitOf(settings, investor, who.type, preset.aboveLimitAgreedAt !== null) },
    rules: {
      minimumSen: settings.minimumInvestmentSen,
      stepSen: settings.investmentStepSen,
      exposureCountsAboveSen: settings.exposureCountsAboveSen,
      sharePercent: settings.autoInvestSharePercent,
    },
  });
}
