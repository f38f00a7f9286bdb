import { randomBytes, randomInt } from 'node:crypto';
import { Journal } from '../lib/journal.ts';
import { malaysiaStamp } from '../lib/malaysia-time.ts';
import type { Code } from './codes.ts';
import { type FpxFields, field } from './messages.ts';

/** Where the buyer is on the bank's pages. */
export type Step = 'login' | 'account' | 'tac' | 'confirm' | 'finished';

/** open = buyer at the bank · pending = the bank (or a corporate checker) must still decide. */
export type TransactionState = 'open' | 'pending' | 'approved' | 'failed';

interface DirectDeliveryState {
  /** False when the confirmation was dropped on purpose. */
  readonly wanted: boolean;
  readonly tries: number;
  readonly acknowledged: boolean;
}

export interface Transaction {
  /** Random name of the transaction in the addresses of the bank's pages. */
  readonly key: string;
  readonly request: FpxFields;
  readonly fpxTxnId: string;
  /** Malaysian wall clock `YYYYMMDDHHmmSS`. */
  readonly fpxTxnTime: string;
  readonly openedAt: string;
  readonly changedAt: string;
  readonly state: TransactionState;
  readonly step: Step;
  /** The code the buyer must type, made when it is requested. */
  readonly tac: string;
  readonly tacTries: number;
  readonly payerName: string;
  readonly makerName: string;
  readonly accountNo: string;
  readonly debitAuthCode: Code;
  readonly debitAuthNo: string;
  readonly creditAuthCode: string;
  readonly creditAuthNo: string;
  /** The day (`YYYY-MM-DD`) the money reaches the trust account; null means the day it happens. */
  readonly bookingDate: string | null;
  readonly direct: DirectDeliveryState;
}

/** The order number that names a transaction for the merchant. */
export function orderNoOf(transaction: Transaction): string {
  return field(transaction.request, 'fpx_sellerExOrderNo');
}

/** All transactions, in memory and in a JSON-lines file of snapshots (the last one of a key counts). */
export class Transactions {
  readonly #journal: Journal<Transaction>;
  readonly #byKey = new Map<string, Transaction>();
  readonly #keyByOrderNo = new Map<string, string>();
  readonly #sellerOrderNos = new Set<string>();

  constructor(path: string) {
    this.#journal = new Journal<Transaction>(path);
    const snapshots = this.#journal.load();
    for (const transaction of snapshots) this.#remember(transaction);
    // Each transaction leaves several snapshots; only the last ones are worth reading again.
    if (snapshots.length > 2 * this.#byKey.size) this.#journal.rewrite(this.all());
  }

  #remember(transaction: Transaction): void {
    this.#byKey.set(transaction.key, transaction);
    this.#keyByOrderNo.set(orderNoOf(transaction), transaction.key);
    this.#sellerOrderNos.add(field(transaction.request, 'fpx_sellerOrderNo'));
  }

  /** Writes a new or changed transaction; it is on disk when this returns. */
  save(transaction: Transaction): Transaction {
    this.#journal.append(transaction);
    this.#remember(transaction);
    return transaction;
  }

  /** Makes and saves a transaction for an accepted or rejected AR. */
  open(
    request: FpxFields,
    now: Date,
    outcome: Pick<Transaction, 'state' | 'step' | 'debitAuthCode'>,
  ): Transaction {
    const stamp = malaysiaStamp(now);
    const running = String((this.#byKey.size + 1) % 1_000_000).padStart(6, '0');
    return this.save({
      key: randomBytes(16).toString('hex'),
      request,
      fpxTxnId: `${stamp.slice(2, 12)}${running}`,
      fpxTxnTime: stamp,
      openedAt: now.toISOString(),
      changedAt: now.toISOString(),
      tac: '',
      tacTries: 0,
      payerName: field(request, 'fpx_buyerName'),
      makerName: '',
      accountNo: '',
      debitAuthNo: '',
      creditAuthCode: '',
      creditAuthNo: '',
      bookingDate: null,
      direct: { wanted: false, tries: 0, acknowledged: false },
      ...outcome,
    });
  }

  byKey(key: string): Transaction | null {
    return this.#byKey.get(key) ?? null;
  }

  byOrderNo(orderNo: string): Transaction | null {
    const key = this.#keyByOrderNo.get(orderNo);
    return key === undefined ? null : this.byKey(key);
  }

  hasSellerOrderNo(sellerOrderNo: string): boolean {
    return this.#sellerOrderNos.has(sellerOrderNo);
  }

  /** All transactions, oldest first. */
  all(): Transaction[] {
    return [...this.#byKey.values()];
  }
}

/** An eight-digit bank reference. */
export function bankReference(): string {
  return String(randomInt(10_000_000, 100_000_000));
}
