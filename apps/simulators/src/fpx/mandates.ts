import { createHash } from 'node:crypto';
import { Journal } from '../lib/journal.ts';
import { malaysiaDay } from '../lib/malaysia-time.ts';
import { mandateRequest } from './mandate-request.ts';
import { field } from './messages.ts';
import type { Transaction } from './transactions.ts';

/** waiting = authorised by the buyer, not decided by the bank. */
export type MandateState = 'waiting' | 'approved' | 'rejected' | 'ended';

export interface Mandate {
  readonly kind: 'mandate';
  /** The seller's order number of its AD. */
  readonly reference: string;
  /** Such as `E-20260421F00000007`; the bank's own. */
  readonly number: string;
  readonly transactionKey: string;
  readonly bankId: string;
  readonly payerName: string;
  readonly accountNo: string;
  readonly maxAmount: string;
  readonly maxFrequency: number;
  readonly frequencyMode: string;
  readonly effectiveOn: string;
  readonly expiresOn: string;
  readonly state: MandateState;
  readonly authorisedAt: string;
  readonly decidedAt: string | null;
  /** The reference of the mandate that this one changes, once its bank approves it; null for a mandate itself. */
  readonly changes: string | null;
}

/** A collection under a mandate, by the seller's exchange order number. */
export interface Collection {
  readonly kind: 'collection';
  readonly orderNo: string;
  readonly sellerOrderNo: string;
  readonly mandateNumber: string;
  readonly payerName: string;
  readonly bankId: string;
  /** In ringgit, as the file says. */
  readonly amount: string;
  /** `YYYY-MM-DD` */
  readonly collectOn: string;
  /** A response code; `99` while the bank has not decided. */
  readonly status: string;
  readonly bankReference: string;
}

/** Mandates and collections, in memory and in a JSON-lines file (the last line of each counts). */
export class Mandates {
  readonly #journal: Journal<Mandate | Collection>;
  readonly #mandates = new Map<string, Mandate>();
  readonly #collections = new Map<string, Collection>();

  constructor(path: string) {
    this.#journal = new Journal<Mandate | Collection>(path);
    for (const line of this.#journal.load()) this.#remember(line);
  }

  #remember(line: Mandate | Collection): void {
    if (line.kind === 'mandate') this.#mandates.set(line.reference, line);
    else this.#collections.set(line.orderNo, line);
  }

  /** Writes a new or changed mandate or collection; it is on disk when this returns. */
  save<Line extends Mandate | Collection>(line: Line): Line {
    this.#journal.append(line);
    this.#remember(line);
    return line;
  }

  /** Makes the mandate of an approved AD; a second call changes nothing. */
  open(transaction: Transaction, now: Date, state: MandateState): Mandate {
    const { request } = transaction;
    const reference = field(request, 'fpx_sellerOrderNo');
    const known = this.#mandates.get(reference);
    if (known !== undefined) return known;
    const { maxFrequency, frequencyMode, effectiveOn, expiresOn, changes } = mandateRequest(request);
    const changed = changes === '' ? null : this.byNumber(changes);
    const running = String(this.#mandates.size + 1).padStart(8, '0');
    const isLost = changes !== '' && changed?.state !== 'approved';
    return this.decide({
      kind: 'mandate',
      reference,
      number: changed?.number ?? `E-${malaysiaDay(now).replaceAll('-', '')}F${running}`,
      transactionKey: transaction.key,
      bankId: field(request, 'fpx_buyerBankId'),
      payerName: transaction.payerName,
      accountNo: transaction.accountNo,
      maxAmount: field(request, 'fpx_txnAmount'),
      maxFrequency,
      frequencyMode,
      effectiveOn,
      expiresOn,
      state: isLost ? 'rejected' : state,
      changes: changed?.reference ?? null,
      authorisedAt: now.toISOString(),
      decidedAt: state === 'waiting' ? null : now.toISOString(),
    });
  }

  /** Writes what the bank decided; an approved change is the mandate's from then on. */
  decide(mandate: Mandate): Mandate {
    const changed = mandate.changes === null ? null : this.byReference(mandate.changes);
    if (mandate.state === 'approved' && changed !== null)
      this.save({ ...changed, maxAmount: mandate.maxAmount });
    return this.save(mandate);
  }

  byReference(reference: string): Mandate | null {
    return this.#mandates.get(reference) ?? null;
  }

  byNumber(number: string): Mandate | null {
    return [...this.#mandates.values()].find((mandate) => mandate.number === number) ?? null;
  }

  collection(orderNo: string): Collection | null {
    return this.#collections.get(orderNo) ?? null;
  }

  /** All mandates, oldest first. */
  all(): Mandate[] {
    return [...this.#mandates.values()];
  }

  /** What was collected under a mandate in a month `YYYY-MM`. */
  paidIn(number: string, month: string): number {
    return [...this.#collections.values()].filter(
      (one) => one.mandateNumber === number && one.status === '00' && one.collectOn.startsWith(month),
    ).length;
  }
}

/** A reference of the bank that is the same for the same collection. */
export function collectionReference(orderNo: string): string {
  return `DD${createHash('sha256').update(orderNo).digest('hex').slice(0, 14).toUpperCase()}`;
}
