import type { FinancingType, NoteContract } from '@titian/contracts/constants';
import type { Grade } from '@titian/contracts/scorecard';
import { addDays, type Day, startOfMalaysiaDay } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import type { RepaymentProfile } from '@titian/finance/schedule';
import type { Sen } from '@titian/finance/sen';

export type OfferState = 'open' | 'accepted' | 'declined' | 'expired';

/** The terms on which an application may become a note. */
export interface OfferTerms {
  readonly type: FinancingType;
  readonly contract: NoteContract;
  readonly isGuaranteed: boolean;
  readonly guarantorName: string | null;
  readonly amountSen: Sen;
  /** Simple rate per year. */
  readonly rateBps: RateBps;
  readonly termMonths: number;
  readonly profile: RepaymentProfile;
  readonly grade: Grade;
  readonly originationFeeBps: RateBps;
  readonly serviceTaxBps: RateBps;
}

/** What credit offers an issuer, open for some days (FIN-4). */
export interface Offer extends OfferTerms {
  readonly id: string;
  readonly applicationId: string;
  readonly issuerId: string;
  readonly state: OfferState;
  readonly offeredOn: Day;
  /** The last day on which it may be accepted. */
  readonly expiresOn: Day;
  readonly approvalId: string;
  readonly decidedAt: Date | null;
  /** Null for the moment until it is made, and for offers of earlier versions. */
  readonly letterFileId: string | null;
}

/** The instant at which an offer can no longer be accepted: the end of its last day. */
export function expiresAt(offer: Pick<Offer, 'expiresOn'>): Date {
  return startOfMalaysiaDay(addDays(offer.expiresOn, 1));
}

/** Whether an offer may be accepted on a business date. */
export function isOpenOn(offer: Pick<Offer, 'state' | 'expiresOn'>, on: Day): boolean {
  return offer.state === 'open' && on <= offer.expiresOn;
}
