import type { Quote } from '@titian/finance/quote';
import type { Sen } from '@titian/finance/sen';
import type { Note } from '../../notes/public.ts';
import type { Investor } from '../../onboarding/public.ts';
import type { Settings } from '../../settings/public.ts';
import type { TradeLine } from './agreement.ts';

/** The confirmation of an investor's part of an issued note. */
export interface Confirmation {
  readonly note: Note;
  readonly issuerNumber: string;
  readonly investor: Investor;
  readonly principalSen: Sen;
  /** What the note promised the holding at its issue, to the sen (decision 049). */
  readonly quote: Quote;
  /** What is taken of the return, as it was when the note was issued. */
  readonly fees: Pick<Settings, 'serviceFeeBps' | 'serviceTaxBps' | 'withholdingTaxBps'>;
  readonly isTaxed: boolean;
  /** The commodity trade of a Shariah note. */
  readonly trades: readonly TradeLine[];
}
