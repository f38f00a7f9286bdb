import type { Titian } from '@titian/server/compose';
import { type BulkInvestor, loadInvestors } from '@titian/server/test/bulk-load';
import { loadPortfolio } from '@titian/server/test/portfolio';
import { loadEntries, loadInBulk, recordTopups } from './long-accounts.ts';
import { type BulkIssuer, INSTALMENTS_PAID, loadPaidNotes } from './paid-notes.ts';

const ENTRIES_EACH = 1_000;
const NOTES_EACH = 20;
const TOPUPS_EACH = ENTRIES_EACH - NOTES_EACH * (1 + INSTALMENTS_PAID);
/** What `loadEntries` gives with each. */
const TOPUP_SEN = 1_000;
const LEAST_SEN = 5_000n;

/** A ledger of some entries: each investor has a thousand, and twenty notes of which six instalments are paid. */
export async function loadPaidLedger(
  titian: Titian,
  url: string,
  entries: number,
): Promise<{ readonly people: readonly BulkInvestor[]; readonly issuer: BulkIssuer }> {
  const people = await loadInvestors(titian.work, Math.max(1, Math.floor(entries / ENTRIES_EACH)), 0n);
  let issuer: BulkIssuer | undefined;
  await loadInBulk(url, async () => {
    await loadEntries(url, people, TOPUPS_EACH, { amountSen: TOPUP_SEN, noteId: null });
    await recordTopups(url);
    issuer = await loadPaidNotes(titian, url, people, {
      notes: NOTES_EACH,
      entriesBefore: TOPUPS_EACH,
      cashSen: TOPUPS_EACH * TOPUP_SEN,
    });
  });
  if (issuer === undefined) {
    throw new Error('no issuer was loaded');
  }
  return { people, issuer };
}

/** An investor with thousands of notes; loaded before the paid ledger, whose investors own nothing yet. */
export async function loadCollector(titian: Titian, notes: number): Promise<BulkInvestor> {
  const [collector] = await loadInvestors(titian.work, 1, LEAST_SEN * BigInt(notes));
  if (collector === undefined) {
    throw new Error('no collector was loaded');
  }
  await loadPortfolio(titian.work, collector, notes);
  return collector;
}
