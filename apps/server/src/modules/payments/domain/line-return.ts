import type { Sen } from '@titian/finance/sen';

/** An unidentified receipt that is returned to its sender; `returned`: the bank returned it, and it is held again. */
export interface LineReturn {
  readonly id: string;
  readonly exceptionId: string;
  readonly bankReference: string;
  readonly amountSen: Sen;
  readonly state: 'queued' | 'paid' | 'returned';
  readonly returnReason: string | null;
}
