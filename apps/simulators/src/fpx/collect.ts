import { createHash } from 'node:crypto';
import { isDay } from '../lib/malaysia-time.ts';
import { parseRinggit } from '../lib/ringgit.ts';
import { buyerAccounts } from './buyer-accounts.ts';
import type { FpxContext } from './context.ts';
import { type Collection, collectionReference, type Mandate } from './mandates.ts';
import type { ReceivedFile } from './signed-file.ts';

/** Places of the columns that are used in the detail row (DDB-5). */
const PLACE = {
  sellerOrder: 1,
  bankId: 3,
  amount: 9,
  currency: 10,
  reference: 12,
  bankReference: 14,
  mandate: 15,
  status: 18,
} as const;

const DETAIL_COLUMNS = 19;

interface Order {
  readonly orderNo: string;
  readonly sellerOrderNo: string;
  readonly amount: string;
  readonly currency: string;
  readonly mandateNumber: string;
  readonly collectOn: string;
}

function readOrder(file: ReceivedFile): Order {
  const [header = [], detail = []] = file.rows;
  const [, year = '', month = '', day = ''] = /^(\d{4})(\d{2})(\d{2})$/.exec(header[2] ?? '') ?? [];
  return {
    orderNo: detail[PLACE.sellerOrder] ?? '',
    sellerOrderNo: detail[PLACE.reference] ?? '',
    amount: detail[PLACE.amount] ?? '',
    currency: detail[PLACE.currency] ?? '',
    mandateNumber: detail[PLACE.mandate] ?? '',
    collectOn: `${year}-${month}-${day}`,
  };
}

/** The code of the first rule of the file that is broken: form 30, foreign seller XS, wrong totals 30. */
function fileError(context: FpxContext, file: ReceivedFile): string | null {
  const [header = [], detail = [], footer = [], ...more] = file.rows;
  const isForm = header[0] === 'H' && detail[0] === 'D' && footer[0] === 'F' && more.length === 0;
  if (!isForm || detail.length !== DETAIL_COLUMNS) return '30';
  if (header[3] !== context.sellerId) return 'XS';
  const amount = detail[PLACE.amount] ?? '';
  const rowHash = createHash('sha256').update(detail.join(',')).digest('hex').toUpperCase();
  const totals = ['F', '1', amount, rowHash, amount.replace('.', '')];
  if (footer.join() !== totals.join()) return '30';
  const order = readOrder(file);
  return order.orderNo === '' || !isDay(order.collectOn) ? '30' : null;
}

/** What the mandate does not allow: 57 where it is not in force, 49 above its amount or number. */
function mandateError(context: FpxContext, order: Order, mandate: Mandate | null): string | null {
  const inForce =
    mandate?.state === 'approved' &&
    order.collectOn >= mandate.effectiveOn &&
    order.collectOn <= mandate.expiresOn;
  if (mandate === null || !inForce) return '57';
  if (order.currency !== 'MYR') return '47';
  const amountSen = /^\d+\.\d{2}$/.test(order.amount) ? parseRinggit(order.amount) : null;
  if (amountSen === null || amountSen === 0n) return '13';
  if (amountSen > (parseRinggit(mandate.maxAmount) ?? 0n)) return '49';
  const paid = context.mandates.paidIn(mandate.number, order.collectOn.slice(0, 7));
  return mandate.frequencyMode === 'MT' && paid >= mandate.maxFrequency ? '49' : null;
}

/** 00 where the account that the buyer chose holds the amount, 51 where it does not, 99 while nothing is decided. */
function bankAnswer(context: FpxContext, order: Order, mandate: Mandate): string {
  const { collections } = context.controls.settings;
  if (collections !== 'by_balance') return collections === 'later' ? '99' : '51';
  const transaction = context.transactions.byKey(mandate.transactionKey);
  const accounts = transaction === null ? [] : buyerAccounts(transaction);
  const account = accounts.find(({ number }) => number === mandate.accountNo) ?? accounts[0];
  return account !== undefined && account.balanceSen >= (parseRinggit(order.amount) ?? 0n) ? '00' : '51';
}

function decide(context: FpxContext, order: Order): Collection {
  const mandate = context.mandates.byNumber(order.mandateNumber);
  const error = mandateError(context, order, mandate);
  const status = error ?? (mandate === null ? '57' : bankAnswer(context, order, mandate));
  const collection = context.mandates.save({
    kind: 'collection',
    orderNo: order.orderNo,
    sellerOrderNo: order.sellerOrderNo,
    mandateNumber: order.mandateNumber,
    payerName: mandate?.payerName ?? '',
    bankId: mandate?.bankId ?? '',
    amount: order.amount,
    collectOn: order.collectOn,
    status,
    bankReference: status === '00' ? collectionReference(order.orderNo) : '',
  });
  if (status === '00') context.onCollected(collection);
  return collection;
}

/** True when the same order came before with the same content. */
function isSame(known: Collection, order: Order): boolean {
  return (
    known.amount === order.amount &&
    known.mandateNumber === order.mandateNumber &&
    known.sellerOrderNo === order.sellerOrderNo
  );
}

function result(file: ReceivedFile, status: string, collection: Collection | null): string[][] {
  const [header = [], detail = [], footer = []] = file.rows;
  const filled = [...detail];
  filled[PLACE.status] = status;
  filled[PLACE.bankReference] = collection?.bankReference ?? '';
  filled[6] = collection?.payerName ?? '';
  return [[...header], filled, [...footer]];
}

/**
 * Takes a collection file of one row and answers its result file. An order that was decided before is answered the same
 * and debits nothing; with other content it is a duplicate (XN).
 */
export function collect(context: FpxContext, file: ReceivedFile): string[][] {
  const error = fileError(context, file);
  if (error !== null) return result(file, error, null);
  const order = readOrder(file);
  const known = context.mandates.collection(order.orderNo);
  if (known !== null && !isSame(known, order)) return result(file, 'XN', null);
  const isDecided = known !== null && known.status !== '99';
  const collection = isDecided ? known : decide(context, order);
  return result(file, collection.status, collection);
}
