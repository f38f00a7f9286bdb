import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** A bank statement as it was imported. */
export interface ImportedStatement {
  readonly id: string;
  readonly accountNo: string;
  readonly number: string;
  readonly format: 'camt053' | 'mt940';
  readonly source: 'batch' | 'day' | 'upload';
  /** The operator who uploaded it; null where it was fetched. */
  readonly importedBy: string | null;
  readonly fromOn: Day;
  readonly toOn: Day;
  readonly openingSen: Sen;
  readonly closingSen: Sen;
  readonly lines: number;
  readonly newLines: number;
  readonly importedAt: Date;
}

/** A line as its statement is read. */
export interface ShownLine {
  readonly amountSen: Sen;
  readonly bookedOn: Day;
  readonly reference: string | null;
  readonly counterparty: string | null;
  readonly description: string | null;
  readonly isReturn: boolean;
  readonly state: 'matched' | 'open' | 'explained';
}
