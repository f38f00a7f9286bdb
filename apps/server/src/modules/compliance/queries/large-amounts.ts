import type { Readable } from 'node:stream';
import { LARGE_AMOUNT_DAYS_MAX } from '@titian/contracts/compliance';
import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { type Day, daysBetween, parseDay } from '@titian/finance/calendar';
import { addSen, type Sen, senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { csvStream } from '../../../platform/documents/csv.ts';
import { fieldError } from '../../../platform/errors.ts';
import { idCursor, type Page, pageOf } from '../../../platform/paging.ts';
import { type Investor, readInvestors } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { LargeAmount } from '../domain/large-amount.ts';
import { largeAmountWords } from '../domain/large-amount-texts.ts';
import {
  type LargeAmountCursor,
  type LargeAmountPeriod,
  type LargeAmountTotals,
  listLargeAmounts,
  sumLargeAmounts,
} from '../store/large-amounts.ts';

/** A large amount with whose it is. */
export interface NamedLargeAmount {
  readonly amount: LargeAmount;
  readonly customer: Investor;
}

interface Requested {
  readonly from: Day;
  readonly until: Day;
}

/**
 * A page of the days on which an investor's deposits and withdrawals reached the threshold of today, with the totals (CMP-1).
 * @throws FieldError on until, cursor
 */
export async function readLargeAmounts(
  ctx: QueryCtx,
  requested: Requested & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<Page<NamedLargeAmount> & { readonly thresholdSen: Sen; readonly totals: LargeAmountTotals }> {
  const period = await periodOf(ctx, requested);
  const after = cursorOf(requested.cursor);
  const found = await listLargeAmounts(ctx.reader, period, { after, limit: requested.limit + 1 });
  const page = pageOf(found, requested.limit, largeAmountId);
  return {
    ...{ nextCursor: page.nextCursor, rows: await withNames(ctx, page.rows) },
    ...{ thresholdSen: period.thresholdSen, totals: await sumLargeAmounts(ctx.reader, period) },
  };
}

/** What names a customer's day, and where the next page begins. */
export function largeAmountId({ on, customerId }: LargeAmount): string {
  return `${on}_${customerId}`;
}

async function periodOf(ctx: QueryCtx, { from, until }: Requested): Promise<LargeAmountPeriod> {
  if (from > until) {
    throw fieldError('until', message('last_day_before_first'));
  }
  if (daysBetween(from, until) >= LARGE_AMOUNT_DAYS_MAX) {
    const max = String(LARGE_AMOUNT_DAYS_MAX);
    throw fieldError('until', message('large_amounts_period_too_long', { max }));
  }
  return { from, until, thresholdSen: (await readSettings(ctx)).largeAmountSen };
}

function cursorOf(cursor: string | undefined): LargeAmountCursor | null {
  if (cursor === undefined) {
    return null;
  }
  const on = parseDay(cursor.slice(0, 10));
  const customerId = idCursor(cursor.slice(11));
  if (on === null || customerId === null) {
    throw fieldError('cursor', message('cursor_invalid'));
  }
  return { on, customerId };
}

async function withNames(ctx: QueryCtx, rows: readonly LargeAmount[]): Promise<NamedLargeAmount[]> {
  const customers = await readInvestors(ctx, [...new Set(rows.map((one) => one.customerId))]);
  return rows.flatMap((amount) => {
    const customer = customers.get(amount.customerId);
    return customer === undefined ? [] : [{ amount, customer }];
  });
}

const FILE_PAGE = 500;

/** The same list for spreadsheets. @throws FieldError on until */
export async function largeAmountsCsv(
  ctx: QueryCtx,
  requested: Requested,
  language: Language,
): Promise<Readable> {
  const period = await periodOf(ctx, requested);
  const words = largeAmountWords(language);
  const heads = [words('date'), words('number'), words('name'), words('deposits'), words('withdrawals')];
  return csvStream([...heads, words('total')], csvRows(ctx, period));
}

async function* csvRows(ctx: QueryCtx, period: LargeAmountPeriod): AsyncGenerator<string[]> {
  let after: LargeAmountCursor | null = null;
  do {
    const found: LargeAmount[] = await listLargeAmounts(ctx.reader, period, { after, limit: FILE_PAGE });
    for (const { amount, customer } of await withNames(ctx, found)) {
      const { depositedSen, withdrawnSen } = amount;
      const sums = [depositedSen, withdrawnSen, addSen(depositedSen, withdrawnSen)].map(senToText);
      yield [amount.on, customer.invNo, customer.verifiedName, ...sums];
    }
    after = found.length < FILE_PAGE ? null : (found.at(-1) ?? null);
  } while (after !== null);
}
