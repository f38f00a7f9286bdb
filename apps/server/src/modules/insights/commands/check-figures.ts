import type { Day } from '@titian/finance/calendar';
import { recordAudit } from '../../../platform/audit.ts';
import type { Scope } from '../../../platform/context.ts';
import { findViolations, type Invariant, type Violation } from '../../../platform/invariants.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { reportFigures, type WrongFigure } from '../../payments/public.ts';
import { allowLongReads } from '../store/long-reads.ts';

/**
 * Recalculates every figure that is stored beside the ledger (positions, holdings, notes, months, the platform) and
 * compares. A difference becomes an exception that an operator has to explain; a resolved one is closed.
 * @returns how many differences there are
 */
export async function checkFigures(
  work: UnitOfWork,
  scope: Scope,
  invariants: readonly Invariant[],
  day: Day,
): Promise<number> {
  const wrong: WrongFigure[] = [];
  for (const invariant of invariants) {
    // Each in a separate short transaction: a long one would block vacuuming.
    const violations = await work.command(scope, async (ctx) => {
      await allowLongReads(ctx.tx);
      return findViolations(ctx.tx, [invariant]);
    });
    wrong.push(...violations.flatMap(figuresOf));
  }
  await work.command(scope, async (ctx) => {
    await reportFigures(ctx, day, wrong);
    await recordAudit(ctx, {
      action: 'figures.checked',
      subjectKind: 'figures',
      subjectId: null,
      after: { day, compared: invariants.length, differences: wrong.length },
    });
  });
  return wrong.length;
}

/** One exception per wrong row: its first column says whose figure it is. */
function figuresOf({ invariant, rows }: Violation): WrongFigure[] {
  return rows.map((row) => {
    const columns = Object.entries(row ?? {}).map(([name, value]) => `${name} ${String(value)}`);
    return { what: invariant, whose: columns[0] ?? '', detail: columns.join(' · ') };
  });
}
