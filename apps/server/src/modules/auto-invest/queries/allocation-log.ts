import type { QueryCtx } from '../../../platform/context.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { type Note, notesListedSince } from '../../notes/public.ts';
import { readInvestor } from '../../onboarding/public.ts';
import { type Explanation, explain } from '../domain/explain.ts';
import { versionInForce } from '../domain/preset.ts';
import type { Run } from '../domain/run.ts';
import { allocationsOf, type OwnAllocation } from '../store/allocations.ts';
import { pastCash } from '../store/past-cash.ts';
import { rejectionsOf } from '../store/preset-rejections.ts';
import { listVersions } from '../store/presets.ts';
import { findRuns } from '../store/runs.ts';

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
  const runs = await findRuns(
    ctx.reader,
    notes.map((note) => note.id),
  );
  const runIds = [...runs.values()].map((run) => run.id);
  const own = await allocationsOf(ctx.reader, who.id, runIds);
  const rejections = await rejectionsOf(ctx.reader, who.id, runIds);
  const items: LogEntry[] = [];
  for (const note of notes) {
    const run = runs.get(note.id);
    const planned = run ? (own.get(run.id) ?? null) : null;
    if (run && isDecided(run, planned)) {
      const preset = versionInForce(versions, note.listedAt) ?? first;
      const cashSen = await pastCash(ctx.reader, who.id, run.plannedAt ?? note.listedAt);
      const isOnLater = versions.some(
        ({ isOn, from }) => isOn && from > note.listedAt && from < note.closesAt,
      );
      const rejection = rejections.get(run.id) ?? null;
      items.push({ note, ...explain({ note, preset, isOnLater, run, planned, rejection, cashSen }) });
    }
  }
  const nextCursor = page.length > query.limit ? String(skip + query.limit) : null;
  return { items, nextCursor, seesEarly: investor.planType === 'premium' };
}

/** Nothing is said about a note while its run is still under way for this preset. */
function isDecided(run: Run, planned: OwnAllocation | null): boolean {
  if (run.state === 'waiting') {
    return false;
  }
  return planned === null || run.state === 'stopped' || planned.position <= run.lastRank;
}
