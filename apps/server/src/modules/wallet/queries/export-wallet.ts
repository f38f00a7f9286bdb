import type { QueryCtx } from '../../../platform/context.ts';
import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { readEntries, type StatementEntry } from '../../ledger/public.ts';
import { readInvestor, readIssuer } from '../../onboarding/public.ts';
import { listTopupsOf, listWithdrawalsOf } from '../store/export.ts';

const PAGE = 1_000;

/** Every movement of a customer's cash, with what they paid in and took out. */
export const walletExport: ExportReader = {
  name: 'money',
  async read(ctx, userId) {
    const entries = await allEntries(ctx, userId);
    return [
      exportTable('topups', await listTopupsOf(ctx.reader, userId)),
      exportTable('withdrawals', await listWithdrawalsOf(ctx.reader, userId)),
      exportTable(
        'movements',
        entries.map((one) => ({
          ...{ at: one.at, business_date: one.on, kind: one.kind, note_id: one.noteId },
          ...{ amount_sen: one.amountSen, balance_sen: one.balanceSen, transfer_id: one.transferId },
        })),
      ),
    ];
  },
};

/** Newest first, page by page, because an old account has many. */
async function allEntries(ctx: QueryCtx, userId: string): Promise<StatementEntry[]> {
  const owner = (await readInvestor(ctx, userId)) ?? (await readIssuer(ctx, userId));
  const all: StatementEntry[] = [];
  let page: readonly StatementEntry[] = [];
  do {
    const last = all.at(-1);
    page =
      owner === null
        ? []
        : await readEntries(ctx, {
            accountId: owner.cashAccountId,
            limit: PAGE,
            ...(last === undefined ? {} : { before: last }),
          });
    all.push(...page);
  } while (page.length === PAGE);
  return all;
}
