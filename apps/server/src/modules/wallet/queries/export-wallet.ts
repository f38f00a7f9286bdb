import type { QueryCtx } from '../../../platform/context.ts';
import { type ExportReader, exportTable } from '../../../platform/export.ts';
import { renderMessage } from '../../../platform/messages.ts';
import { readEntries, type StatementEntry } from '../../ledger/public.ts';
import type { Movement, NoteReader } from '../domain/movement.ts';
import { listTopupsOf, listWithdrawalsOf } from '../store/export.ts';
import { type AccountHolder, readAccountHolder } from './account-holder.ts';
import { movementsOf } from './describe-entries.ts';
import { type IssuerAccount, issuerLines } from './issuer-account.ts';

const PAGE = 1_000;

/**
 * Every movement of a customer's account, with what they paid in and took out. An issuer's are the lines that it reads in
 * its activity: its financing, fees, payments and what they were used for, excess and refunds.
 */
export function walletExport(notes: NoteReader): ExportReader {
  return {
    name: 'money',
    async read(ctx, userId) {
      const holder = await readAccountHolder(ctx, userId);
      const movements =
        holder === null || holder.isInvestor
          ? (await allEntries(ctx, holder)).map(rowOf)
          : await issuerRows(ctx, notes, { userId, accountId: holder.accountId });
      return [
        exportTable('topups', await listTopupsOf(ctx.reader, userId)),
        exportTable('withdrawals', await listWithdrawalsOf(ctx.reader, userId)),
        exportTable('movements', movements),
      ];
    },
  };
}

function rowOf(one: StatementEntry) {
  return {
    ...{ at: one.at, business_date: one.on, kind: one.kind, note_id: one.noteId },
    ...{ amount_sen: one.amountSen, balance_sen: one.balanceSen, transfer_id: one.transferId },
  };
}

/** Newest first, as an investor's. */
async function issuerRows(ctx: QueryCtx, notes: NoteReader, owner: IssuerAccount) {
  const lines = await issuerLines(ctx, notes, owner);
  const titles = await movementsOf(ctx, notes, lines);
  return lines
    .map((line, at) => ({
      ...rowOf(line),
      title: titleOf(titles[at]),
      principal_sen: line.parts?.principalSen ?? null,
      return_sen: line.parts?.returnSen ?? null,
      late_charge_sen: line.parts?.lateChargeSen ?? null,
    }))
    .reverse();
}

function titleOf(movement: Movement | undefined): string {
  return movement === undefined ? '' : renderMessage(movement.title, 'en');
}

/** Newest first, page by page, because an old account has many. */
async function allEntries(ctx: QueryCtx, owner: AccountHolder | null): Promise<StatementEntry[]> {
  const all: StatementEntry[] = [];
  let page: readonly StatementEntry[] = [];
  do {
    const last = all.at(-1);
    page =
      owner === null
        ? []
        : await readEntries(ctx, {
            accountId: owner.accountId,
            limit: PAGE,
            ...(last === undefined ? {} : { before: last }),
          });
    all.push(...page);
  } while (page.length === PAGE);
  return all;
}
