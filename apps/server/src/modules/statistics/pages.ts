import { type Month, parseMonth } from '@titian/finance/calendar';
import type { QueryCtx } from '../../platform/context.ts';
import type { PageRequest, PublicFile, PublicPages } from '../../platform/http/public-pages.ts';
import { emptyPage, monthPage } from './domain/statistics-page.ts';
import { findLoanBook, listMonths, listVersions, readLoanBook } from './store/published-months.ts';

/** `2026-10.csv` is the newest version of a month's loan book, `2026-10-v1.csv` the one that was published first. */
const FILE = /^(?<month>\d{4}-\d{2})(?:-v(?<version>[1-9]\d{0,5}))?\.csv$/u;

/** The pages of months and their loan books, which need no session and no script. */
export function statisticsPages(pages: PublicPages): void {
  pages.on('/statistics', async (ctx, request) => {
    const months = await listMonths(ctx.reader);
    const [newest] = months;
    return newest === undefined ? emptyPage(request.language) : pageOf(ctx, months, newest, request);
  });
  pages.on('/statistics/:month', async (ctx, request) => {
    const month = parseMonth(request.params.month ?? '');
    return month === null ? null : pageOf(ctx, await listMonths(ctx.reader), month, request);
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

async function pageOf(
  ctx: QueryCtx,
  months: readonly Month[],
  month: Month,
  { language }: PageRequest,
): Promise<ReturnType<typeof monthPage> | null> {
  const versions = await listVersions(ctx.reader, month);
  const [newest] = versions;
  return newest === undefined ? null : monthPage(months, newest, versions, language);
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
