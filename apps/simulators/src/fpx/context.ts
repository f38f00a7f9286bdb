import type { KeyObject } from 'node:crypto';
import type { DirectConfirmations } from './direct-confirmations.ts';
import type { Collection, Mandates } from './mandates.ts';
import type { FpxControls } from './settings.ts';
import type { Transaction, Transactions } from './transactions.ts';

/** What the parts of the exchange share. */
export interface FpxContext {
  readonly exchangeId: string;
  readonly sellerId: string;
  readonly directUrl: string;
  readonly indirectUrl: string;
  /** The merchant's key: checks AR, AE and BE. */
  readonly merchantKey: KeyObject;
  /** Our key: signs AC and BC. */
  readonly privateKey: KeyObject;
  readonly controls: FpxControls;
  readonly transactions: Transactions;
  readonly mandates: Mandates;
  readonly confirmations: DirectConfirmations;
  readonly now: () => Date;
  /** Notifies the merchant's bank that the buyer's money is on its way; idempotent. */
  readonly onApproved: (transaction: Transaction) => void;
  /** The same for a collection under a mandate. */
  readonly onCollected: (collection: Collection) => void;
}
