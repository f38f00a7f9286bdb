import type { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { type Day, day } from '@titian/finance/calendar';
import { senToText } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { pagesOf } from '../../../platform/db/keyset.ts';
import { csvStream } from '../../../platform/documents/csv.ts';
import { fieldError } from '../../../platform/errors.ts';
import { readSettings } from '../../settings/public.ts';
import {
  daysLeft,
  type UnclaimedMoney,
  type UnclaimedTerms,
  unclaimedTerms,
} from '../domain/unclaimed-money.ts';
import { unclaimedWords } from '../domain/unclaimed-texts.ts';
import { listForReturn, listUnclaimed, type UnclaimedFilter } from '../store/unclaimed-moneys.ts';
import { type NamedMoney, placeOfMoney, withOwners } from './read-unclaimed-moneys.ts';

/** The list for spreadsheets, as it is shown (CMP-8). */
export function unclaimedCsv(ctx: QueryCtx, filter: UnclaimedFilter, language: Language): Readable {
  const pages = pagesOf<UnclaimedMoney>(
    (after, limit) => listUnclaimed(ctx.reader, filter, { after, limit }),
    placeOfMoney,
  );
  return fileOf(ctx, pages, { language, today: filter.today });
}

/** What the return of a year is made by. */
export interface ReturnPeriod {
  readonly terms: UnclaimedTerms;
  /** The last day of the year. */
  readonly until: Day;
}

/**
 * The period of a return.
 * @param field what a rejection names
 * @throws FieldError for one that has not ended
 */
export async function returnPeriod(ctx: QueryCtx, year: number, field = 'year'): Promise<ReturnPeriod> {
  const until = day(`${year}-12-31`);
  if (until >= ctx.businessDate) {
    throw fieldError(field, message('unclaimed_year_not_ended'));
  }
  return { terms: unclaimedTerms(await readSettings(ctx)), until };
}

/** The return of a year: whose period ended by its last day, with the balance of that day (CMP-10). */
export function returnCsv(ctx: QueryCtx, period: ReturnPeriod, language: Language): Readable {
  const pages = pagesOf<UnclaimedMoney>(
    (after, limit) => listForReturn(ctx.reader, period, { after, limit }),
    placeOfMoney,
  );
  return fileOf(ctx, pages, { language, today: period.until });
}

interface Printed {
  readonly language: Language;
  /** From which day days are counted. */
  readonly today: Day;
}

function fileOf(
  ctx: QueryCtx,
  pages: AsyncIterable<readonly UnclaimedMoney[]>,
  { language, today }: Printed,
): Readable {
  const words = unclaimedWords(language);
  const heads = [
    ...(['number', 'name', 'amount', 'last_on', 'last_kind', 'unclaimed_on', 'days_left'] as const),
    ...(['notices', 'last_notice', 'return_year', 'reference', 'paid_on'] as const),
  ];
  const cells = ({ money, customer }: NamedMoney): string[] => [
    ...[customer.invNo, customer.verifiedName, senToText(money.amountSen), money.lastActivity.on],
    ...[words(money.lastActivity.kind), money.unclaimedOn, String(daysLeft(money, today))],
    ...[String(money.notifiedOn.length), money.notifiedOn.at(-1) ?? ''],
    ...paymentCells(money),
  ];
  return csvStream(
    heads.map((head) => words(head)),
    linesOf(ctx, pages, cells),
  );
}

function paymentCells({ payment }: UnclaimedMoney): string[] {
  return payment === null
    ? ['', '', '']
    : [String(payment.returnYear), payment.reference, payment.paidOn ?? ''];
}

async function* linesOf(
  ctx: QueryCtx,
  pages: AsyncIterable<readonly UnclaimedMoney[]>,
  cells: (row: NamedMoney) => string[],
): AsyncGenerator<string[]> {
  for await (const page of pages) {
    yield* (await withOwners(ctx, page)).map(cells);
  }
}
