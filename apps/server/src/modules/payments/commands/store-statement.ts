import { message } from '@titian/contracts/messages/message';
import type { Day } from '@titian/finance/calendar';
import { formatRinggit, type Sen } from '@titian/finance/sen';
import type { BankStatement, StatementFormat, StatementLine } from '../../../gateways/payout/port.ts';
import { bankAccountHash } from '../../../platform/bank-account-hash.ts';
import type { Ctx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/field-encryption.ts';
import { newId } from '../../../platform/ids.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { Finding } from '../domain/exception.ts';
import { type AssessedLine, type Assessment, assessStatement } from '../queries/assess-statement.ts';
import { counterpartyPlace } from '../store/bank-lines.ts';
import { storeFindings } from '../store/exceptions.ts';
import { confirmLines } from '../store/final-statements.ts';
import { lockProgress, markDirty } from '../store/progress.ts';
import { insertStatement } from '../store/statements.ts';

/** Where a statement came from; `batch`: read while payouts were under way, so it may end before its day did. */
export interface StatementSource {
  readonly account: BankAccount;
  /** As the bank sent it. */
  readonly file: string;
  readonly format: StatementFormat;
  readonly source: 'batch' | 'day' | 'upload';
  /** The operator who uploaded it; null where it was fetched from the bank. */
  readonly importedBy: string | null;
  /** Whether its closing balance is that of the end of its last day. */
  readonly isFinal: boolean;
}

/** A stored statement with the number of its new lines. */
export interface StoredStatement {
  readonly id: string;
  readonly newLines: number;
}

/**
 * Stores a statement that the bank provided over its own channel. One that would change closed days is not used at
 * all, and an operator has to enquire at the bank (decision 030).
 *
 * @returns null where nothing was stored
 */
export async function storeFetched(
  ctx: Ctx,
  statement: BankStatement,
  from: StatementSource,
): Promise<StoredStatement | null> {
  // A concurrent import of the same statement waits here, and then finds it stored.
  await lockProgress(ctx.tx, from.account.kind);
  const assessment = await assessStatement(ctx.tx, statement, from.isFinal);
  if (assessment.continuity.kind !== 'contradicts') {
    return storeStatement(ctx, assessment, from);
  }
  await storeFindings(ctx.tx, from.account.kind, [contradictionOf(from.account, assessment)]);
  return null;
}

/** A statement that would change closed days, as something that a person has to look at. */
export function contradictionOf({ kind }: BankAccount, { statement, continuity }: Assessment): Finding {
  invariant(continuity.kind === 'contradicts', `statement ${statement.statementId} contradicts closed days`);
  return {
    kind: 'contradiction',
    cause: `contradiction:${kind}:${continuity.on}`,
    amountSen: null,
    detail: message(`exception_other_${continuity.what}`, { statement: statement.statementId }),
    sinceOn: continuity.on,
  };
}

/**
 * Stores an assessed statement and its new lines, under the lock of its account's progress. Statements are fetched
 * repeatedly, so one without news is not stored.
 *
 * @returns null where nothing was new
 */
export async function storeStatement(
  ctx: Ctx,
  assessment: Assessment,
  from: StatementSource,
): Promise<StoredStatement | null> {
  const { statement, lines } = assessment;
  if (from.isFinal) {
    await confirmLines(
      ctx.tx,
      lines.filter((one) => one.is === 'known').map((one) => one.bankReference),
    );
  }
  await storeFindings(
    ctx.tx,
    from.account.kind,
    lines.filter((one) => one.is === 'contradicts').map(otherLine),
  );
  if (!assessment.hasChanges) {
    return null;
  }
  const id = newId();
  const fresh = lines.filter((one) => one.is === 'new');
  const rows = fresh.map((one) => ({
    statement_id: id,
    account: statement.accountNo,
    is_final: from.isFinal,
    ...columnsOf(ctx, one),
  }));
  const isNew = await insertStatement(ctx.tx, headOf(id, statement, from, rows.length), rows);
  const days = [statement.toOn as Day, ...rows.map((row) => row.booked_on)];
  await markDirty(ctx.tx, from.account.kind, days.sort()[0] ?? (statement.toOn as Day));
  return isNew ? { id, newLines: rows.length } : null;
}

/**
 * The same line with another EndToEndId, counterparty or return flag: the first one counts, and an operator has to
 * review it.
 */
function otherLine({ bankReference, line, amountSen }: AssessedLine): Finding {
  const says = [line.counterparty.name, line.endToEndId, line.returned ? 'return' : null];
  return {
    kind: 'contradiction',
    cause: `contradiction:${bankReference}`,
    amountSen,
    detail: `${bankReference}, ${formatRinggit(amountSen as Sen)}: ${says.filter((one) => one !== null).join(' · ')}`,
    sinceOn: line.bookedOn as Day,
  };
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
    is_final: from.isFinal,
    imported_by: from.importedBy,
    lines: statement.lines.length,
    new_lines: newLines,
  };
}

function columnsOf(ctx: Ctx, { line, amountSen, bankReference }: AssessedLine) {
  return {
    line_no: line.lineNo,
    amount_sen: amountSen,
    booked_on: line.bookedOn as Day,
    bank_reference: bankReference,
    reference: line.endToEndId,
    counterparty: line.counterparty.name,
    description: line.description,
    ...accountOf(ctx, bankReference, line.counterparty),
    is_return: line.returned,
    return_reason: line.returnReason,
  };
}

/** The other side's account, where the bank names it whole: encrypted, for money that has to go back. */
function accountOf(ctx: Ctx, bankReference: string, { bic, accountNo }: StatementLine['counterparty']) {
  const number = (accountNo ?? '').replace(/[\s-]/g, '');
  if (bic === null || !/^\d{6,17}$/.test(number)) {
    return {};
  }
  const bank = bic.slice(0, 8);
  return {
    counterparty_bic: bank,
    counterparty_number_enc: ctx.fieldEncryption.seal(number, counterpartyPlace(bankReference)),
    counterparty_number_hash: bankAccountHash(ctx.fieldEncryption, bank, number),
    counterparty_last4: number.slice(-4),
  };
}
