import type { FinancingType, NoteContract } from '@titian/contracts/constants';
import type { Day } from '@titian/finance/calendar';
import type { RepaymentProfile } from '@titian/finance/schedule';
import type { Sen } from '@titian/finance/sen';

export type FinancingState =
  | 'draft'
  | 'under_review'
  | 'offered'
  | 'accepted'
  | 'declined'
  | 'rejected'
  | 'expired'
  | 'cancelled';

/** A submitted application for financing. A note that comes from it keeps its id and number. */
export interface FinancingApplication {
  readonly id: string;
  readonly number: string;
  readonly issuerId: string;
  readonly state: FinancingState;
  readonly version: number;
  readonly type: FinancingType;
  readonly contract: NoteContract;
  readonly amountSen: Sen;
  readonly termMonths: number;
  readonly profile: RepaymentProfile;
  readonly purpose: string;
  /** Whether a guarantor was named in the form; whether a note is guaranteed is decided by the offer. */
  readonly namesGuarantor: boolean;
  /** Ids of the stored files. */
  readonly documents: readonly string[];
  readonly submittedAt: Date;
  readonly submittedOn: Day;
  readonly rejectionReason: string | null;
}

/** States in which an application is being worked on: the issuer "has a note application" (FIN-13). */
export const runningStates: readonly FinancingState[] = ['under_review', 'offered'];

/** The requested terms, without the state of the application. */
export function requestedTerms({
  state: _state,
  version: _version,
  rejectionReason: _reason,
  ...terms
}: FinancingApplication): Omit<FinancingApplication, 'state' | 'version' | 'rejectionReason'> {
  return terms;
}
