import type { Day } from '@titian/finance/calendar';
import {
  type PlaceInSplit,
  type ProjectedSplit,
  placeOf,
  projectSplits,
  type SplitToCome,
  shareAt,
} from '@titian/finance/projection';
import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { Holding } from '../../notes/public.ts';
import { orderOf } from './split-repayment.ts';

/** An instalment with the id that the repayment which pays it will have. */
export interface PlannedInstalment {
  readonly number: number;
  readonly dueOn: Day;
  readonly principalSen: Sen;
  readonly paidPrincipalSen: Sen;
  readonly returnSen: Sen;
  readonly waivedReturnSen: Sen;
  readonly paidReturnSen: Sen;
  readonly isSettled: boolean;
  readonly plannedRepaymentId: string;
}

/** The places of all holdings by instalment: those of an instalment that is settled are of no use. */
export interface Projection {
  /** Instalments up to this number are paid by one repayment; null where each has its own. */
  readonly combinedThroughNumber: number | null;
  /** In the order of the instalments. */
  readonly splits: readonly ProjectedSplit[];
}

/** What the note promises its holders at the issue: each instalment paid whole by a repayment of its own. */
export function promisedShares(
  instalments: readonly PlannedInstalment[],
  holdings: readonly Holding[],
): ProjectedSplit[] {
  const splits = instalments.map((row) => ({ row, principalSen: row.principalSen }));
  return projectSplits(holdings.map(atIssue), withOrders(splits, holdings));
}

/**
 * The future shares of the holders: what is due by a day in one repayment, as shown to the issuer, and then each
 * instalment separately (DIS-3). No distribution may be pending.
 */
export function comingShares(
  instalments: readonly PlannedInstalment[],
  holdings: readonly Holding[],
  dueBy: Day,
): Projection {
  const open = instalments.filter((row) => !row.isSettled);
  const due = open.filter((row) => row.dueOn <= dueBy);
  const together = due.length > 1 ? due : open.slice(0, 1);
  const alone = open.slice(together.length);
  const groups = [together, ...alone.map((row) => [row])].filter((rows) => rows.length > 0);
  const projected = projectSplits(
    holdings.map(asNow),
    withOrders(
      groups.flatMap((rows) => {
        const [row] = rows;
        return row === undefined ? [] : [{ row, principalSen: sumSen(rows.map(openPrincipal)) }];
      }),
      holdings,
    ),
  );
  const byNumber = new Map(
    groups.flatMap((rows, at) => rows.map((row) => [row.number, projected[at]] as const)),
  );
  const [first] = projected;
  return {
    combinedThroughNumber: together.length > 1 ? (together.at(-1)?.number ?? null) : null,
    splits: first === undefined ? [] : instalments.map((row) => byNumber.get(row.number) ?? first),
  };
}

/** Whether holdings stand elsewhere in some of the instalments that are still to come. */
export function isRevised(
  instalments: readonly PlannedInstalment[],
  promised: readonly ProjectedSplit[],
  now: readonly ProjectedSplit[],
): boolean {
  return instalments.some((row, at) => !row.isSettled && fingerprint(promised[at]) !== fingerprint(now[at]));
}

/** What an instalment pays, as promised or of what is still open. */
export interface InstalmentAmounts {
  readonly principalSen: Sen;
  readonly returnSen: Sen;
}

/** What is open of each instalment; nothing of one that is settled. */
export function openAmounts(instalments: readonly PlannedInstalment[]): InstalmentAmounts[] {
  return instalments.map((row) =>
    row.isSettled
      ? { principalSen: ZERO_SEN, returnSen: ZERO_SEN }
      : { principalSen: openPrincipal(row), returnSen: openReturn(row) },
  );
}

/**
 * The shares of one holding in amounts of instalments, in order. Instalments that one repayment pays are
 * distinguished by what each adds to it (DIS-3).
 * @param splits that of each instalment; one repayment's are the same object
 * @param index of the holding
 */
export function sharesIn(
  splits: readonly ProjectedSplit[],
  amounts: readonly InstalmentAmounts[],
  index: number,
): InstalmentAmounts[] {
  let reached = { principalSen: ZERO_SEN, returnSen: ZERO_SEN };
  return splits.map((split, at) => {
    const before = split === splits[at - 1] ? reached : { principalSen: ZERO_SEN, returnSen: ZERO_SEN };
    const { principalSen, returnSen } = amounts[at] ?? { principalSen: ZERO_SEN, returnSen: ZERO_SEN };
    reached = {
      principalSen: addSen(before.principalSen, principalSen),
      returnSen: addSen(before.returnSen, returnSen),
    };
    const place = placeOf(split, index);
    return {
      principalSen: addedShare(place, before.principalSen, reached.principalSen),
      returnSen: addedShare(place, before.returnSen, reached.returnSen),
    };
  });
}

function addedShare(place: PlaceInSplit, beforeSen: Sen, reachedSen: Sen): Sen {
  return beforeSen === reachedSen
    ? ZERO_SEN
    : subtractSen(shareAt(place, reachedSen), shareAt(place, beforeSen));
}

function fingerprint(split: ProjectedSplit | undefined): string {
  return split === undefined ? '' : `${split.aheadSen.join()};${split.weightSen.join()}`;
}

function withOrders(
  splits: readonly { readonly row: PlannedInstalment; readonly principalSen: Sen }[],
  holdings: readonly Holding[],
): SplitToCome[] {
  return splits.map(({ row, principalSen }) => ({
    principalSen,
    order: orderOf(holdings, row.plannedRepaymentId),
  }));
}

function openPrincipal(row: PlannedInstalment): Sen {
  return subtractSen(row.principalSen, row.paidPrincipalSen);
}

function openReturn(row: PlannedInstalment): Sen {
  return subtractSen(subtractSen(row.returnSen, row.waivedReturnSen), row.paidReturnSen);
}

function atIssue({ principalSen }: Holding) {
  return { outstandingSen: principalSen, originalSen: principalSen };
}

function asNow({ outstandingSen, writtenOffSen, principalSen }: Holding) {
  return { outstandingSen: addSen(outstandingSen, writtenOffSen), originalSen: principalSen };
}
