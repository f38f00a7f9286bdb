import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** A line of one of our accounts' statements that nothing explains; what came in is positive. */
export interface OpenStatementLine {
  readonly bankReference: string;
  readonly accountNo: string;
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly isReturn: boolean;
}
