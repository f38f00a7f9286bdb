import type { BankAccountKind } from '../../ledger/public.ts';

/** An account of the platform at a bank, whose statements are compared with the ledger. */
export interface BankAccount {
  readonly kind: BankAccountKind;
  /** As the bank's statements name it. */
  readonly accountNo: string;
}
