import type { Day } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import type { BankStatement, StatementFormat, StatementLine } from '../../../gateways/payout/port.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { sha256 } from '../../../platform/vault.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import { namesOf, newReferences } from '../domain/line-identity.ts';
import { lockProgress, markDirty } from '../store/progress.ts';
import { findDayStatement } from '../store/statement-lists.ts';
import { findKeptLines, insertStatement } from '../store/statements.ts';

/** Where a statement came from; `batch`: read while payouts were under way, so it may end before its day did. */
export interface StatementSource {
  readonly account: BankAccount;
  /** As the bank sent it. */
  readonly file: string;
  readonly format: StatementFormat;
  readonly source: 'batch' | 'day' | 'upload';
  /** The operator who brought it; null where the bank did. */
  readonly importedBy: string | null;
}

/** A statement that was kept, with how many of its lines were new. */
export interface StoredStatement {
  readonly id: string;
  readonly newLines: number;
}

/**
 * Keeps a statement and those of its lines that no earlier one had. Statements are fetched again and again, so one that
 * says nothing new is not kept: no line, and no balance at the end of its day.
 *
 * @returns null where nothing was new
 */
export async function storeStatement(
  ctx: Ctx,
  statement: BankStatement,
  from: StatementSource,
): Promise<StoredStatement | null> {
  // Whoever imports the same statement at the same time waits here, and then finds it.
  await lockProgress(ctx.tx, from.account.kind);
  const lines = statement.lines.map((line) => identified(line));
  const names = namesOf(lines);
  const wanted = names.flatMap(({ first, otherwise }) => (first === null ? [otherwise] : [first, otherwise]));
  const references = newReferences(lines, names, await findKeptLines(ctx.tx, wanted));
  const fresh = statement.lines.flatMap((line, index) => {
    const bankReference = references[index] ?? null;
    return bankReference === null ? [] : [{ line, bankReference }];
  });
  if (fresh.length === 0 && !(await endsDayAnew(ctx, statement, from))) {
    return null;
  }
  const id = newId();
  const rows = fresh.map(({ line, bankReference }) => ({
    statement_id: id,
    account: statement.accountNo,
    ...columnsOf(ctx, line, bankReference),
  }));
  const isNew = await insertStatement(ctx.tx, headOf(id, statement, from, rows.length), rows);
  await markDirty(
    ctx.tx,
    from.account.kind,
    earliest(
      statement.toOn as Day,
      rows.map((row) => row.booked_on),
    ),
  );
  return isNew ? { id, newLines: rows.length } : null;
}

/** Whether its closing balance proves the end of a day that no statement proved so far, or says another one. */
async function endsDayAnew(
  ctx: Ctx,
  statement: BankStatement,
  { source }: StatementSource,
): Promise<boolean> {
  if (source === 'batch') {
    return false;
  }
  const known = await findDayStatement(ctx.tx, statement.accountNo, statement.toOn as Day);
  return known?.closingSen !== statement.closingSen;
}

function headOf(id: string, statement: BankStatement, from: StatementSource, newLines: number) {
  return {
    id,
    account: statement.accountNo,
    file_sha256: sha256(`${statement.statementId}\0${from.file}`),
    opening_sen: statement.openingSen,
    closing_sen: statement.closingSen,
    from_on: statement.fromOn as Day,
    to_on: statement.toOn as Day,
    statement_no: statement.statementId,
    format: from.format,
    source: from.source,
    imported_by: from.importedBy,
    lines: statement.lines.length,
    new_lines: newLines,
  };
}

function columnsOf(ctx: Ctx, line: StatementLine, bankReference: string) {
  return {
    line_no: line.lineNo,
    amount_sen: signed(line),
    booked_on: line.bookedOn as Day,
    bank_reference: bankReference,
    reference: line.endToEndId,
    counterparty: line.counterparty.name,
    description: line.description,
    ...accountOf(ctx, line.counterparty),
    is_return: line.returned,
    return_reason: line.returnReason,
  };
}

function identified(line: StatementLine) {
  return {
    bankReference: line.bankReference,
    amountSen: signed(line),
    bookedOn: line.bookedOn as Day,
    reference: line.endToEndId,
    counterparty: line.counterparty.name,
    description: line.description,
  };
}

function signed({ amountSen, direction }: StatementLine): Sen {
  return direction === 'credit' ? amountSen : sen(-amountSen);
}

function earliest(day: Day, others: readonly Day[]): Day {
  return [day, ...others].sort()[0] ?? day;
}

/** The other side's account, where the bank names it whole: encrypted, for money that has to go back. */
function accountOf(ctx: Ctx, { bic, accountNo }: StatementLine['counterparty']) {
  const number = (accountNo ?? '').replace(/[\s-]/g, '');
  if (bic === null || !/^\d{6,17}$/.test(number)) {
    return {};
  }
  const bank = bic.slice(0, 8);
  return {
    counterparty_bic: bank,
    counterparty_number_enc: ctx.vault.seal(number),
    counterparty_number_hash: ctx.vault.keyedHash('bank_account', `${bank}:${number}`),
    counterparty_last4: number.slice(-4),
  };
}
