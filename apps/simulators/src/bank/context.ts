import type { AccountBook } from './account-book.ts';
import type { BankControls } from './settings.ts';

/** What the parts of the payout bank share. */
export interface BankContext {
  readonly book: AccountBook;
  readonly controls: BankControls;
  /** The trust account; null accepts any debtor account in a payment file. */
  readonly trustAccountNo: string | null;
  /** The customer's operating account; null where there is none. */
  readonly operatingAccountNo: string | null;
  readonly operatingBook: AccountBook;
  readonly now: () => Date;
}
