/**
 * A payment rail: how a payer's money reaches the trust account. Neutral by design, because FPX is being
 * replaced (FPX-25); the FPX adapter is one of several that may stand behind it.
 */
import type { Day } from '@titian/finance/calendar';
import type { Sen } from '@titian/finance/sen';

/** `b2c`: personal banking. `b2b1`: corporate banking, where one person pays and another authorises later. */
export type Channel = 'b2c' | 'b2b1';

/** Everything the rail is notified of one payment. Must be the same at every call for the same payment. */
export interface PaymentOrder {
  /** Name of the merchant profile, so that client money and fees can use separate merchant accounts. */
  readonly merchant: string;
  readonly channel: Channel;
  /** Never reused at an exchange; a second attempt is a new order. */
  readonly exchangeOrderNo: string;
  readonly orderNo: string;
  /** The instant the order was made; the rail checks it against its own clock. */
  readonly madeAt: Date;
  readonly amountSen: Sen;
  readonly bankId: string;
  readonly description: string;
  /** Blank where not known. */
  readonly payerName: string;
  readonly payerEmail: string;
}

/** What an answer about an order is compared with. */
export type ComparedOrder = Pick<PaymentOrder, 'merchant' | 'exchangeOrderNo' | 'orderNo' | 'amountSen'>;

/** The terms of a mandate, and its payer. */
export interface MandateTerms {
  readonly payerIdNumber: string;
  /** What the number is: a company's registration, or the payee's own number of a customer. */
  readonly payerIdKind: 'registration' | 'customer';
  /** E.164. */
  readonly payerPhone: string;
  /** The most that one collection may take. */
  readonly maxAmountSen: Sen;
  readonly collectionsAMonth: number;
  readonly startsOn: Day;
  readonly endsOn: Day;
  /** The bank's number of the mandate whose greatest amount they change; null for a mandate of its own. */
  readonly changes: string | null;
}

/** The order that authorises a mandate. Its amount is the verification debit; its order number names the mandate. */
export interface MandateOrder extends PaymentOrder {
  readonly terms: MandateTerms;
}

/** One collection. `mandateNumber` is the bank's own number of the mandate. */
export interface CollectionOrder extends PaymentOrder {
  readonly mandateNumber: string;
  readonly collectOn: Day;
}

/** What the payer's bank says about a mandate; `waiting` until it decided, `ended` where either side ended it. */
export interface MandateDecision {
  readonly kind: 'mandate';
  readonly state: 'waiting' | 'approved' | 'rejected' | 'ended';
  /** Set from the bank's approval on. */
  readonly mandateNumber: string | null;
  /** Of the account that is collected from; null where the bank does not name it. */
  readonly accountLast4: string | null;
  /** The answer as received, safe to store: the account number is masked. */
  readonly raw: Readonly<Record<string, string>>;
}

/** Where the payer's browser goes next: a form posted in the same window, or an address. */
export type PaymentStart =
  | { readonly kind: 'form-post'; readonly action: string; readonly fields: Readonly<Record<string, string>> }
  | { readonly kind: 'redirect'; readonly url: string };

export interface RailBank {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
}

/** Banks by display name. `stale` when the rail did not answer and this is the last list it gave. */
export interface BankList {
  readonly banks: readonly RailBank[];
  readonly asOf: Date;
  readonly stale: boolean;
}

/** The reason of a failure as the payer reads it (FPX-16). */
export type ReasonGroup = 'cancelled' | 'timed_out' | 'limit' | 'bank_offline' | 'other';

/** `unknown`: the rail has no outcome yet, enquire again. Never a failure. */
export type PaymentOutcome = 'succeeded' | 'pending' | 'failed' | 'unknown';

/** A message whose signature was checked. What it says still has to agree with the stored order: see `disagreements`. */
export interface VerifiedEvent {
  readonly kind: 'event';
  readonly exchangeOrderNo: string;
  readonly orderNo: string;
  readonly exchangeId: string;
  readonly sellerId: string;
  readonly amountSen: Sen;
  readonly currency: string;
  readonly outcome: PaymentOutcome;
  readonly debitAuthCode: string;
  /** The rail's words for debitAuthCode, for operators and logs. */
  readonly explanation: string;
  /** Set when outcome is `failed`, otherwise null. */
  readonly reason: ReasonGroup | null;
  /** The rail's own number for the payment (FPX: fpxTxnId); null while it has none. */
  readonly bankReference: string | null;
  /** When the rail says it was paid; null where it is not readable. Not verified. */
  readonly bankTime: Date | null;
  /** The account holder as the bank names them; null when the bank sent nothing. May be cut short. */
  readonly payerName: string | null;
  readonly payerBankId: string;
  /** The message as received, safe to store: personal numbers are masked. */
  readonly raw: Readonly<Record<string, string>>;
}

export type CallbackRejectionCause =
  | 'malformed'
  | 'unknown_merchant'
  | 'no_certificate'
  | 'certificate_expired'
  | 'bad_signature';

/** An unverified callback: log it, change no order, do not acknowledge it. */
export interface CallbackRejection {
  readonly kind: 'refusal';
  readonly cause: CallbackRejectionCause;
  readonly detail: string;
  readonly raw: Readonly<Record<string, string>>;
}

/** An enquiry without a result: enquire again later, never treat it as a failed payment. */
export interface EnquiryUnknown {
  readonly kind: 'unknown';
  readonly cause: 'silent' | 'error_answer' | 'other_order' | CallbackRejectionCause;
  /** What the rail answered, or why it did not; safe to store. */
  readonly detail: string;
}

export interface ChannelLimits {
  readonly channel: Channel;
  readonly minSen: Sen;
  readonly maxSen: Sen;
}

export interface RailCapabilities {
  readonly rail: string;
  readonly currency: string;
  readonly channels: readonly ChannelLimits[];
  /** The terms that the page must name beside its Proceed button. */
  readonly termsUrl: string;
  /** True where a payment can stay pending until a second person authorises it. */
  readonly authorisesLater: readonly Channel[];
  /** The amount debited once to verify the account when a mandate is authorised. */
  readonly mandateVerificationSen: Sen;
}

/** What to answer a callback with, once its effect is stored. */
export interface Acknowledgement {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

/** A stored value and a message's value that should be equal and are not. */
export interface Disagreement {
  readonly field: 'exchangeOrderNo' | 'orderNo' | 'exchangeId' | 'sellerId' | 'amount' | 'currency';
  readonly expected: string;
  readonly received: string;
}

export interface PaymentRail {
  capabilities(): RailCapabilities;
  /** A new unique order number; several processes make different ones without coordination. */
  newOrderNumber(at: Date): string;
  /** Banks of a channel, sorted by display name. Throws RailUnavailable when no list was ever received. */
  listBanks(merchant: string, channel: Channel): Promise<BankList>;
  /** Throws OrderRejected when the order breaks a rule of the rail; nothing has left the house then. */
  startPayment(order: PaymentOrder): PaymentStart;
  /** Never throws: any posted message is an event or a rejection. */
  parseCallback(raw: Readonly<Record<string, string>>): VerifiedEvent | CallbackRejection;
  acknowledge(): Acknowledgement;
  /** Queries the rail about a payment. Throws OrderRejected only for an order that startPayment would reject. */
  enquire(order: PaymentOrder | MandateOrder): Promise<VerifiedEvent | EnquiryUnknown>;
  /** Sends the payer to authorise a mandate. Throws OrderRejected when the terms break a rule of the rail. */
  startMandate(order: MandateOrder): PaymentStart;
  /** What the payer's bank decided about a mandate that the payer authorised. */
  mandateDecision(order: MandateOrder): Promise<MandateDecision | EnquiryUnknown>;
  /** Notifies the payer's bank that a mandate is over. Safe to repeat. */
  endMandate(order: MandateOrder): Promise<MandateDecision | EnquiryUnknown>;
  /**
   * Collects under a mandate, or returns the outcome of the same order when it was sent before: an order number is
   * collected at most once, so an unknown outcome is settled by sending it again.
   */
  collect(order: CollectionOrder): Promise<VerifiedEvent | EnquiryUnknown>;
  /** Where a verified event contradicts the stored order; any entry means: hold the money, never credit it. */
  disagreements(order: ComparedOrder, event: VerifiedEvent): readonly Disagreement[];
  /** Own and partner certificates of every profile, the ones to come and the ended ones too. */
  certificates(): readonly RailCertificate[];
}

export interface RailCertificate {
  readonly merchant: string;
  readonly owner: 'merchant' | 'rail';
  readonly subject: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The rail did not answer and there is nothing older to show. */
export class RailUnavailable extends Error {
  override readonly name = 'RailUnavailable';
}

/** The order breaks a rule of the rail (length, characters, limit, unknown merchant profile). */
export class OrderRejected extends Error {
  override readonly name = 'OrderRejected';
}
