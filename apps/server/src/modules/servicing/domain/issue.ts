import type { Disbursement } from '@titian/finance/fees';
import type { Instalment } from '@titian/finance/schedule';
import type { Note } from '../../notes/public.ts';

/** What an issued note is from its issue on. */
export interface Issue {
  readonly note: Note;
  readonly schedule: readonly Instalment[];
  readonly disbursement: Disbursement;
}
