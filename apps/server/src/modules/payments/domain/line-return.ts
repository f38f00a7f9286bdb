import type { Sen } from '@titian/finance/sen';

/** Money of nobody that goes back to its sender; `returned`: the bank gave it back, and it waits again. */
export interface LineReturn {
  readonly id: string;
  readonly exceptionId: string;
  readonly bankReference: string;
  readonly amountSen: Sen;
  readonly state: 'queued' | 'paid' | 'returned';
  readonly returnReason: string | null;
}
