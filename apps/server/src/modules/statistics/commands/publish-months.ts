import { type Day, lastDayOf, type Month } from '@titian/finance/calendar';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { beginSnapshot } from '../../../platform/db/snapshot.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { canonical } from '../../../platform/idempotency.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { hasUndistributed } from '../../servicing/public.ts';
import { rowsOfFile } from '../domain/loan-book-file.ts';
import type { MonthContent } from '../domain/month-content.ts';
import { figureChanges, noteChanges } from '../domain/restatement.ts';
import { type ComputedMonth, computeMonth } from '../queries/compute-month.ts';
import { missingMonths } from '../queries/missing-months.ts';
import { insertVersion, listMonths, listVersions, readLoanBook } from '../store/published-months.ts';

/** Publishes every month that was over before a day and is not published (FIG-18), each in a transaction of its own. */
export async function publishMonths(work: UnitOfWork, scope: Scope, on: Day): Promise<void> {
  for (const month of await work.query(scope, (ctx) => missingMonths(ctx, on))) {
    await once(() => work.command(scope, (ctx) => publishMonth(ctx, month, on)));
  }
}

/**
 * Computes every published month again and adds a version where it has changed (FIG-19).
 * @param on the business day that the new versions bear
 */
export async function restateMonths(work: UnitOfWork, scope: Scope, on: Day): Promise<void> {
  for (const month of await work.query(scope, (ctx) => listMonths(ctx.reader))) {
    await once(() => work.command(scope, (ctx) => restateMonth(ctx, month, on)));
  }
}

/** Another process that stored the same version first has done the work. */
async function once(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (!isUniqueViolation(error)) {
      throw error;
    }
  }
}

async function publishMonth(ctx: Ctx, month: Month, on: Day): Promise<void> {
  await beginSnapshot(ctx.tx, 'writes');
  if (!(await isComplete(ctx, month)) || (await listVersions(ctx.reader, month)).length > 0) {
    return;
  }
  await store(ctx, await computeMonth(ctx, month), {
    month,
    version: 1,
    made_on: on,
    changes: [],
    notes: [],
  });
}

/** Holdings know what a repayment took from them only once it is split; a later night comes back to the month. */
async function isComplete(ctx: Ctx, month: Month): Promise<boolean> {
  const isOnTheWay = await hasUndistributed(ctx.reader, lastDayOf(month));
  if (isOnTheWay) {
    ctx.log.warn({ month }, 'a month’s statistics wait for a distribution');
  }
  return !isOnTheWay;
}

async function restateMonth(ctx: Ctx, month: Month, on: Day): Promise<void> {
  await beginSnapshot(ctx.tx, 'writes');
  const [newest] = await listVersions(ctx.reader, month);
  if (newest === undefined || newest.made_on > on || !(await isComplete(ctx, month))) {
    return;
  }
  const computed = await computeMonth(ctx, month);
  const changes = figureChanges(newest.figures, computed.figures);
  if (changes.length === 0 && newest.loan_book_sha256 === computed.loanBookHash.toString('hex')) {
    return;
  }
  const before = rowsOfFile(await readLoanBook(ctx.reader, newest));
  const notes = noteChanges(before, rowsOfFile(computed.loanBook));
  await store(ctx, computed, { month, version: newest.version + 1, made_on: on, changes, notes });
}

type VersionHead = Pick<MonthContent, 'month' | 'version' | 'made_on' | 'changes' | 'notes'>;

async function store(
  ctx: Ctx,
  { figures, loanBook, loanBookHash }: ComputedMonth,
  head: VersionHead,
): Promise<void> {
  const stated: MonthContent = {
    ...{ ...head, day: lastDayOf(head.month), figures },
    loan_book_sha256: loanBookHash.toString('hex'),
  };
  const content = canonical(stated);
  await insertVersion(ctx.tx, {
    ...{ month: head.month, version: head.version, made_on: head.made_on },
    ...{ content, content_hash: sha256(content), loan_book: loanBook, loan_book_hash: loanBookHash },
  });
}
