import { Journal } from '../lib/journal.ts';

/** A movement on the trust account. */
export interface Entry {
  /** The account servicer's reference; an entry with a known one is not booked again. */
  readonly reference: string;
  readonly kind: 'fpx' | 'transfer_in' | 'payment' | 'return';
  /** The day it is booked, `YYYY-MM-DD`. */
  readonly bookedOn: string;
  /** Signed: credits above zero. */
  readonly amountSen: bigint;
  readonly endToEndId: string;
  readonly counterparty: { readonly name: string; readonly accountNo: string; readonly bic: string };
  readonly text: string;
  /** ISO 20022 reason of a return, blank otherwise. */
  readonly returnReason: string;
}

/** How a transfer of a payment file ended. */
export interface TransferStatus {
  readonly paymentInfoId: string;
  readonly endToEndId: string;
  /** Blank when accepted. */
  readonly reason: string;
  readonly text: string;
}

/** An accepted payment file with its outcome. */
export interface AcceptedFile {
  readonly messageId: string;
  /** SHA-256 of the file, hex: distinguishes a repeated file from another one with the same id. */
  readonly digest: string;
  readonly count: string;
  readonly sum: string;
  readonly takenAt: string;
  readonly statuses: readonly TransferStatus[];
}

/** A registered account at a bank. */
export interface KnownAccount {
  readonly bic: string;
  readonly accountNo: string;
  readonly holderName: string;
}

type StoredEntry = Omit<Entry, 'amountSen'> & { readonly amountSen: string };

interface Line {
  readonly entries?: readonly StoredEntry[];
  readonly file?: AcceptedFile;
  readonly account?: KnownAccount;
}

/** A statement's content. */
export interface Statement {
  readonly from: string;
  readonly to: string;
  readonly openingSen: bigint;
  readonly closingSen: bigint;
  readonly entries: readonly Entry[];
}

function sum(entries: readonly Entry[]): bigint {
  return entries.reduce((total, { amountSen }) => total + amountSen, 0n);
}

/** The trust account's book, its payment files and the accounts known for enquiries; survives a kill. */
export class AccountBook {
  readonly #journal: Journal<Line>;
  readonly #entries: Entry[] = [];
  readonly #references = new Set<string>();
  readonly #paid = new Set<string>();
  readonly #files = new Map<string, AcceptedFile>();
  readonly #accounts = new Map<string, KnownAccount>();
  #balanceSen = 0n;

  constructor(path: string) {
    this.#journal = new Journal<Line>(path);
    for (const line of this.#journal.load()) {
      this.#remember(
        (line.entries ?? []).map((entry) => ({ ...entry, amountSen: BigInt(entry.amountSen) })),
        line.file,
        line.account,
      );
    }
  }

  #remember(entries: readonly Entry[], file?: AcceptedFile, account?: KnownAccount): void {
    for (const entry of entries) {
      this.#entries.push(entry);
      this.#references.add(entry.reference);
      if (entry.kind === 'payment') this.#paid.add(entry.endToEndId);
      this.#balanceSen += entry.amountSen;
    }
    if (file !== undefined) this.#files.set(file.messageId, file);
    if (account !== undefined) this.#accounts.set(`${account.bic}/${account.accountNo}`, account);
  }

  get balanceSen(): bigint {
    return this.#balanceSen;
  }

  /** Books entries, leaving out those whose reference is booked already. */
  book(entries: readonly Entry[], file?: AcceptedFile): void {
    const fresh = entries.filter(({ reference }) => !this.#references.has(reference));
    if (fresh.length === 0 && file === undefined) return;
    const stored = fresh.map((entry): StoredEntry => ({ ...entry, amountSen: entry.amountSen.toString() }));
    // One line for a file and all its entries, so that a kill leaves both or neither.
    this.#journal.append(file === undefined ? { entries: stored } : { entries: stored, file });
    this.#remember(fresh, file);
  }

  register(account: KnownAccount): void {
    this.#journal.append({ account });
    this.#remember([], undefined, account);
  }

  account(bic: string, accountNo: string): KnownAccount | null {
    return this.#accounts.get(`${bic}/${accountNo}`) ?? null;
  }

  accounts(): KnownAccount[] {
    return [...this.#accounts.values()];
  }

  file(messageId: string): AcceptedFile | null {
    return this.#files.get(messageId) ?? null;
  }

  /** True when a transfer of that id left the account in an earlier file. */
  hasPaid(endToEndId: string): boolean {
    return this.#paid.has(endToEndId);
  }

  /** The payment of that id that left the account, or null. */
  payment(endToEndId: string): Entry | null {
    return this.#entries.find((entry) => entry.kind === 'payment' && entry.endToEndId === endToEndId) ?? null;
  }

  /** The entries booked from one day to another, both included, with the balances around them. */
  statement(from: string, to: string): Statement {
    const before = this.#entries.filter(({ bookedOn }) => bookedOn < from);
    const entries = this.#entries
      .filter(({ bookedOn }) => bookedOn >= from && bookedOn <= to)
      .sort((left, right) => (left.bookedOn < right.bookedOn ? -1 : left.bookedOn > right.bookedOn ? 1 : 0));
    const openingSen = sum(before);
    return { from, to, openingSen, closingSen: openingSen + sum(entries), entries };
  }
}
