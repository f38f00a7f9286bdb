import { createHash } from 'node:crypto';
import type { AcceptedFile, Entry, TransferStatus } from './account-book.ts';
import { isKnownBank } from './banks.ts';
import type { BankContext } from './context.ts';
import { bookArrivals } from './operating.ts';
import {
  type FileRejection,
  type Payment,
  type PaymentFile,
  readPaymentFile,
  type Transfer,
} from './pain001.ts';
import { returnOf } from './return-payment.ts';

/** What the bank says to a payment file. */
export type PaymentFileResult =
  | { readonly kind: 'taken'; readonly file: AcceptedFile; readonly repeated: boolean }
  | { readonly kind: 'refused'; readonly messageId: string; readonly reason: string; readonly text: string };

interface TransferRejection {
  readonly reason: string;
  readonly text: string;
}

/** The first reason not to make a transfer (ISO 20022 status reasons), or null. */
function transferRejection(
  context: BankContext,
  payment: Payment,
  transfer: Transfer,
  state: { readonly seen: ReadonlySet<string>; readonly availableSen: bigint },
): TransferRejection | null {
  const { reject_accounts: rejected, check_funds: checkFunds } = context.controls.settings;
  const { endToEndId, accountNo, amountSen } = transfer;
  if (context.trustAccountNo !== null && payment.debtorAccountNo !== context.trustAccountNo) {
    return { reason: 'AC02', text: `${payment.debtorAccountNo} is not an account of this customer` };
  }
  if (state.seen.has(endToEndId) || context.book.hasPaid(endToEndId)) {
    return { reason: 'DU04', text: `EndToEndId ${endToEndId} was used before` };
  }
  if (transfer.currency !== 'MYR') return { reason: 'AM03', text: `currency ${transfer.currency}; MYR only` };
  if (amountSen === 0n) return { reason: 'AM01', text: 'the amount is zero' };
  if (!isKnownBank(transfer.bic)) return { reason: 'RC01', text: `no bank has the BIC ${transfer.bic}` };
  if (!/^\d{6,17}$/.test(accountNo) || accountNo.endsWith('0000')) {
    return { reason: 'AC01', text: `no account ${accountNo}` };
  }
  if (rejected.includes(accountNo)) return { reason: 'AC04', text: `account ${accountNo} is closed` };
  if (checkFunds && amountSen > state.availableSen) return { reason: 'AM04', text: 'the balance is too low' };
  return null;
}

/** A reference that is the same for the same transfer and fits MT940's 16 characters. */
function servicerReference(file: PaymentFile, transfer: Transfer): string {
  const digest = createHash('sha256').update(`${file.messageId}|${transfer.endToEndId}`).digest('hex');
  return digest.slice(0, 15).toUpperCase();
}

function paymentEntry(file: PaymentFile, payment: Payment, transfer: Transfer): Entry {
  return {
    reference: `P${servicerReference(file, transfer)}`,
    kind: 'payment',
    bookedOn: payment.executeOn,
    amountSen: -transfer.amountSen,
    endToEndId: transfer.endToEndId,
    counterparty: { name: transfer.creditorName, accountNo: transfer.accountNo, bic: transfer.bic },
    text: transfer.text,
    returnReason: '',
  };
}

interface Execution {
  readonly statuses: readonly TransferStatus[];
  readonly entries: readonly Entry[];
}

/** Decides every transfer in the order of the file and makes the entries of those that leave. */
function execute(context: BankContext, file: PaymentFile): Execution {
  const statuses: TransferStatus[] = [];
  const entries: Entry[] = [];
  const seen = new Set<string>();
  let availableSen = context.book.balanceSen;
  for (const payment of file.payments) {
    for (const transfer of payment.transfers) {
      const { endToEndId, accountNo } = transfer;
      const rejection = transferRejection(context, payment, transfer, { seen, availableSen });
      seen.add(endToEndId);
      const { reason = '', text = '' } = rejection ?? {};
      statuses.push({ paymentInfoId: payment.paymentInfoId, endToEndId, reason, text });
      if (rejection !== null) continue;
      const entry = paymentEntry(file, payment, transfer);
      const returned = context.controls.settings.return_accounts.includes(accountNo);
      entries.push(entry, ...(returned ? [returnOf(entry, entry.bookedOn, 'AC04')] : []));
      if (!returned) availableSen -= transfer.amountSen;
    }
  }
  return { statuses, entries };
}

function rejectedFile({ messageId, reason, text }: FileRejection): PaymentFileResult {
  return { kind: 'refused', messageId, reason, text };
}

/**
 * Takes a payment file: rejects it as a whole, or decides each transfer and books those that leave, on
 * their requested day and at once. The same file again is answered as before and pays nothing; another
 * file with a used message id is rejected (DU01).
 */
export function receivePayments(context: BankContext, text: string): PaymentFileResult {
  const read = readPaymentFile(text);
  if ('reason' in read) return rejectedFile(read);
  const digest = createHash('sha256').update(text).digest('hex');
  const known = context.book.file(read.messageId);
  if (known !== null && known.digest === digest) return { kind: 'taken', file: known, repeated: true };
  if (known !== null) {
    return {
      kind: 'refused',
      messageId: read.messageId,
      reason: 'DU01',
      text: 'MsgId was used for another file',
    };
  }
  const { statuses, entries } = execute(context, read);
  const { messageId, count, sum } = read;
  const file: AcceptedFile = {
    messageId,
    digest,
    count,
    sum,
    takenAt: context.now().toISOString(),
    statuses,
  };
  context.book.book(entries, file);
  bookArrivals(context, entries);
  return { kind: 'taken', file, repeated: false };
}
