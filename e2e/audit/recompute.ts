import { type Books, readBooks } from './books.ts';
import { checkLedger, checkServiceTax } from './checks/ledger.ts';
import { checkPlatform } from './checks/platform.ts';
import { checkRepayments } from './checks/repayments.ts';
import { checkSchedules } from './checks/schedules.ts';
import { checkShares } from './checks/shares.ts';
import type { Database } from './database.ts';
import { Report } from './report.ts';

/** What notes agreed, received and paid out: schedules, repayments with their late charges, shares with their fees. */
export function recomputeNotes(books: Books, report: Report): void {
  checkSchedules(books, report);
  checkRepayments(books, report);
  checkShares(books, report);
}

/** Every figure that the database alone holds. */
export async function recompute(database: Database, books?: Books): Promise<Report> {
  const report = new Report();
  const read = books ?? (await readBooks(database));
  recomputeNotes(read, report);
  await checkLedger(database, report);
  await checkServiceTax(database, read, report);
  await checkPlatform(database, read, report);
  return report;
}
