import type { AccountBook } from './account-book.ts';
import type { BankControls } from './settings.ts';

/** What the parts of the payout bank share. */
export interface BankContext {
  readonly book: AccountBook;
  readonly controls: BankControls;
  /** The trust account; null accepts any debtor account in a payment file. */
  readonly trustAccountNo: string | null;
  readonly now: () => Date;
}
