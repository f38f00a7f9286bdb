import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { BankLine } from '../domain/bank-line.ts';

const LISTED = 100;

const columns = [
  'bank_reference',
  'account',
  'amount_sen',
  'booked_on',
  'reference',
  'counterparty',
  'description',
  'is_return',
  'difference_state',
  'settled_on',
  'counterparty_bic',
  'counterparty_number_enc',
  'counterparty_number_hash',
  'counterparty_last4',
] as const;

/** A line by the bank's reference; null where no statement that counts has it. */
export async function findBankLine(reader: Reader, bankReference: string): Promise<BankLine | null> {
  const row = await reader.db
    .selectFrom('bank_statement_lines')
    .select(columns)
    .where('bank_reference', '=', bankReference)
    .executeTakeFirst();
  return row === undefined ? null : lineOf(row);
}

/** Lines by the bank's references, in no order; unknown ones are left out. */
export async function findBankLines(reader: Reader, bankReferences: readonly string[]): Promise<BankLine[]> {
  const rows = await reader.db
    .selectFrom('bank_statement_lines')
    .select(columns)
    .where('bank_reference', '=', sql<string>`any(${[...bankReferences]}::text[])`)
    .execute();
  return rows.map(lineOf);
}

/** One line, locked: what explains it is decided once. */
export async function lockBankLine(tx: Tx, bankReference: string): Promise<BankLine | null> {
  const row = await tx.db
    .selectFrom('bank_statement_lines')
    .select(columns)
    .where('bank_reference', '=', bankReference)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : lineOf(row);
}

/** Credits of an account that nothing explains, of one amount or of any, newest first. */
export async function listOpenCredits(
  reader: Reader,
  accountNo: string,
  amountSen: Sen | null,
): Promise<BankLine[]> {
  let query = reader.db
    .selectFrom('bank_statement_lines')
    .select(columns)
    .where('account', '=', accountNo)
    .where('difference_state', '=', 'open')
    .where('settled_on', 'is', null)
    .where('is_return', '=', false);
  query =
    amountSen === null
      ? query.where('amount_sen', '>', 0n as Sen)
      : query.where('amount_sen', '=', amountSen);
  const rows = await query
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_orders')
            .select('payment_orders.exchange_order_no')
            .whereRef('payment_orders.exchange_order_no', '=', 'bank_statement_lines.reference'),
        ),
      ),
    )
    .orderBy('booked_on', 'desc')
    .orderBy('bank_reference')
    .limit(LISTED)
    .execute();
  return rows.map(lineOf);
}

/** Whether a line names an order of the rail or a payout: then it is not unidentified. */
export async function namesOwnPayment(reader: Reader, reference: string | null): Promise<boolean> {
  return reference !== null && (await ownReferences(reader, [reference])).has(reference);
}

const OWN_REFERENCES = {
  name: 'own_references',
  text: `select exchange_order_no as reference from payment_orders where exchange_order_no = any($1)
    union select end_to_end_id from payouts where end_to_end_id = any($1)`,
};

/** Those references that are orders of the rail or payouts. */
export async function ownReferences(
  reader: Reader,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.run<{ readonly reference: string }>(OWN_REFERENCES, [references]);
  return new Set(rows.map((row) => row.reference));
}

interface Row {
  readonly bank_reference: string;
  readonly account: string;
  readonly amount_sen: Sen;
  readonly booked_on: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly is_return: boolean;
  readonly difference_state: string;
  readonly settled_on: Day | null;
  readonly counterparty_bic: string | null;
  readonly counterparty_number_enc: Buffer | null;
  readonly counterparty_number_hash: Buffer | null;
  readonly counterparty_last4: string | null;
}

/** Where the number of a line's other side stands. */
export function counterpartyPlace(bankReference: string): FieldPlace {
  return { table: 'bank_statement_lines', column: 'counterparty_number_enc', row: bankReference };
}

function lineOf(row: Row): BankLine {
  const { counterparty_bic: bic, counterparty_number_enc: numberEnc } = row;
  const { counterparty_number_hash: numberHash, counterparty_last4: last4 } = row;
  return {
    bankReference: row.bank_reference,
    accountNo: row.account,
    amountSen: row.amount_sen,
    bookedOn: row.booked_on,
    reference: row.reference,
    counterparty: row.counterparty,
    description: row.description,
    isReturn: row.is_return,
    isOpen: row.difference_state === 'open' && row.settled_on === null,
    source:
      bic === null || numberEnc === null || numberHash === null || last4 === null
        ? null
        : {
            ...{ bic, numberHash, last4, holderName: row.counterparty },
            numberEnc: { ...counterpartyPlace(row.bank_reference), bytes: numberEnc },
          },
  };
}
