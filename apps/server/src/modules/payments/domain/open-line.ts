import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** An unmatched line of a statement of the platform; credits are positive. */
export interface OpenStatementLine {
  readonly bankReference: string;
  readonly accountNo: string;
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly isReturn: boolean;
}
