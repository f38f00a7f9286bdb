import { lastDayOf, type Month } from '@titian/finance/calendar';
import type { Ctx } from '../../../platform/context.ts';
import { type FieldEncryption, sha256 } from '../../../platform/field-encryption.ts';
import { assessNotes, listInvestorShares, platformFigures } from '../../insights/public.ts';
import { defaultReceipts, noteRecords } from '../../servicing/public.ts';
import { loanBookRow } from '../domain/loan-book.ts';
import { loanBookFile } from '../domain/loan-book-file.ts';
import { type MonthFigures, monthFigures } from '../domain/month-figures.ts';
import { countRegistered } from '../store/registered.ts';

/** Pseudonyms of so many hexadecimal digits do not collide among a million issuers in practice. */
const PSEUDONYM_DIGITS = 12;

/** What a month is by the records of now, as of its last day. */
export interface ComputedMonth {
  readonly figures: MonthFigures;
  readonly loanBook: string;
  readonly loanBookHash: Buffer;
}

/** Computes a month's figures and its loan book from every note, as of the month's last day (FIG-18). */
export async function computeMonth(ctx: Ctx, month: Month): Promise<ComputedMonth> {
  const day = lastDayOf(month);
  const records = await noteRecords(ctx, day);
  const receipts = await defaultReceipts(ctx);
  const notes = assessNotes(records, receipts, day).sort((a, b) =>
    a.record.number < b.record.number ? -1 : 1,
  );
  const loanBook = await loanBookFile(
    notes.map((one) => loanBookRow(one, day, issuerPseudonym(ctx.fieldEncryption, one.record.issuerId))),
  );
  const figures = monthFigures({
    ...{ day, notes, platform: platformFigures(records, receipts, day) },
    registered: await countRegistered(ctx.reader, day),
    investorSen: (await listInvestorShares(ctx.reader, day)).map((one) => one.outstandingSen),
  });
  return { figures, loanBook, loanBookHash: sha256(loanBook) };
}

/** The same number for an issuer in every month, which leads to nobody without the key of look-ups (FIG-20). */
function issuerPseudonym(encryption: FieldEncryption, issuerId: string): string {
  const hash = encryption.keyedHash('issuer in the loan book', issuerId).toString('hex');
  return `ISS-${hash.slice(0, PSEUDONYM_DIGITS)}`;
}
