import { type StatementLine, StatementRejected } from '../port.ts';
import { type Information, noInformation, reference } from './information.ts';
import { dayNear, dayOf, moneyOf } from './values.ts';

/**
 * Value date, booking date, mark, third letter of the currency, amount, type, the customer's reference and, behind two
 * slashes, the bank's. What stands on a second line says more.
 */
const LINE =
  /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?(\d{1,12},\d{0,2})([NSF][A-Z0-9]{3})((?:(?!\/\/).){0,16})(?:\/\/(.{1,35}))?$/;

/** Transactions that the bank calls a returned item. */
const RETURNED_ITEM = 'NRTI';

/** Reads a field :61: with the :86: that follows it. RC and RD take back a credit and a debit. */
export function readLine(
  lines: readonly string[],
  information: Information = noInformation,
): Omit<StatementLine, 'lineNo'> {
  const [first = '', ...more] = lines;
  const parts = LINE.exec(first.trim());
  if (parts === null) {
    throw new StatementRejected(`The statement line '${first}' cannot be read.`);
  }
  const [, value = '', entry, mark = '', , amount = '', type = '', customer, bank] = parts;
  const valueOn = dayOf(value);
  return {
    amountSen: moneyOf(amount),
    direction: mark === 'C' || mark === 'RD' ? 'credit' : 'debit',
    bookedOn: entry === undefined ? valueOn : dayNear(entry, valueOn),
    endToEndId: information.endToEndId ?? reference(customer),
    bankReference: reference(bank),
    counterparty: { name: information.name, accountNo: information.accountNo, bic: information.bic },
    description: information.description ?? (more.join(' ').trim() || null),
    returned: mark.startsWith('R') || type === RETURNED_ITEM || information.returnReason !== null,
    returnReason: information.returnReason,
  };
}
