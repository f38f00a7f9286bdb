import type { Day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import type { BankStatement, StatementLine } from '../../../gateways/payout/port.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { sha256 } from '../../../platform/vault.ts';
import { findKnownReferences, insertStatement } from '../store/statements.ts';

/**
 * Keeps a statement and those of its lines that no earlier one had. A statement is fetched again and again while
 * payouts are under way, so one without anything new is not kept.
 *
 * @param file the statement as the bank sent it
 * @returns how many lines were new
 */
export async function storeStatement(ctx: Ctx, statement: BankStatement, file: string): Promise<number> {
  const lines = statement.lines.map((line) => ({ line, bankReference: referenceOf(line) }));
  const known = await findKnownReferences(
    ctx.tx,
    lines.map((one) => one.bankReference),
  );
  const fresh = lines.filter((one) => !known.has(one.bankReference));
  if (fresh.length === 0) {
    return 0;
  }
  const id = newId();
  const isNew = await insertStatement(
    ctx.tx,
    {
      id,
      account: statement.accountNo,
      file_sha256: sha256(`${statement.statementId}\0${file}`),
      opening_sen: statement.openingSen,
      closing_sen: statement.closingSen,
      from_on: statement.fromOn as Day,
      to_on: statement.toOn as Day,
    },
    fresh.map(({ line, bankReference }) => ({
      statement_id: id,
      line_no: line.lineNo,
      amount_sen: line.direction === 'credit' ? line.amountSen : sen(-line.amountSen),
      booked_on: line.bookedOn as Day,
      bank_reference: bankReference,
      reference: line.endToEndId,
      counterparty: line.counterparty.name,
      ...accountOf(ctx, line.counterparty),
      is_return: line.returned,
      return_reason: line.returnReason,
    })),
  );
  return isNew ? fresh.length : 0;
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

/** The bank's reference of a line, or one made of its content where the bank gives none. */
function referenceOf(line: StatementLine): string {
  if (line.bankReference !== null) {
    return line.bankReference;
  }
  const { lineNo, amountSen, direction, bookedOn, endToEndId, description, counterparty } = line;
  const content = [lineNo, amountSen, direction, bookedOn, endToEndId, description, counterparty.name];
  return `content:${sha256(content.join('\0')).toString('hex')}`;
}
