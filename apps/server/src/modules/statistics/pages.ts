import { type Month, parseMonth } from '@titian/finance/calendar';
import type { QueryCtx } from '../../platform/context.ts';
import type { KeyedPage, PageRequest, PublicFile, PublicPages } from '../../platform/http/public-pages.ts';
import { emptyPage, monthPage } from './domain/statistics-page.ts';
import {
  countVersions,
  findLoanBook,
  listMonths,
  listVersions,
  readLoanBook,
} from './store/published-months.ts';

/** `2026-10.csv` is the newest version of a month's loan book, `2026-10-v1.csv` the one that was published first. */
const FILE = /^(?<month>\d{4}-\d{2})(?:-v(?<version>[1-9]\d{0,5}))?\.csv$/u;

/** The pages of months and their loan books, which need no session and no script. */
export function statisticsPages(pages: PublicPages): void {
  pages.on('/statistics', (ctx, request) => pageOf(ctx, null, request));
  pages.on('/statistics/:month', async (ctx, request) => {
    const month = parseMonth(request.params.month ?? '');
    return month === null ? null : pageOf(ctx, month, request);
  });
  pages.file('/loan-book.csv', async (ctx) => {
    const [newest] = await listMonths(ctx.reader);
    return newest === undefined ? null : fileOf(ctx, newest, null);
  });
  pages.file('/loan-book/:file', async (ctx, { params }) => {
    const { month, version } = FILE.exec(params.file ?? '')?.groups ?? {};
    return month === undefined ? null : fileOf(ctx, month, version === undefined ? null : Number(version));
  });
}

/** @param requested the month that is shown; null for the newest */
async function pageOf(
  ctx: QueryCtx,
  requested: Month | null,
  { language }: PageRequest,
): Promise<KeyedPage | null> {
  const counted = await countVersions(ctx.reader);
  const months = counted.map((one) => one.month);
  const month = requested ?? months[0];
  if (month === undefined) {
    return { key: 'none', page: () => emptyPage(language) };
  }
  if (!months.includes(month)) {
    return null;
  }
  return {
    // Versions are never changed.
    key: `${month} of ${counted.map((one) => `${one.month} v${one.versions}`).join(', ')}`,
    page: async () => monthPage(months, await listVersions(ctx.reader, month), language),
  };
}

async function fileOf(ctx: QueryCtx, month: string, version: number | null): Promise<PublicFile | null> {
  const found = await findLoanBook(ctx.reader, month, version);
  return found === null
    ? null
    : {
        name: `titian-loan-book-${found.month}-v${found.version}.csv`,
        contentType: 'text/csv; charset=utf-8',
        hash: found.hash,
        content: () => readLoanBook(ctx.reader, found),
      };
}
