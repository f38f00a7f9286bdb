import type { ekycChecks, ekycSides } from '@titian/contracts/schemas/ekyc';

/** What a picture shows: a side of the identity document, or the person. */
export type EkycSide = (typeof ekycSides)[number];
export type DocumentSide = Exclude<EkycSide, 'selfie'>;

/** The identity claimed by the applicant; also what a provider reads from a document. */
export interface EkycIdentity {
  readonly name: string;
  /** nric, old_ic, passport, army or police. */
  readonly type: string;
  readonly number: string;
  /** `1990-01-31`; null where it is not known. */
  readonly bornOn: string | null;
}

/** One check of a picture. */
export interface PictureCheck {
  readonly check: (typeof ekycChecks)[number];
  readonly result: 'pass' | 'caution' | 'fail';
  /** The measured value, for operators; null where nothing is measured. */
  readonly score: number | null;
}

/** What a provider says of one picture. A picture with a failed check is taken again. */
export interface PictureVerdict {
  readonly checks: readonly PictureCheck[];
  /** What the provider read from it; null for a selfie and where there was nothing to read. */
  readonly reading: EkycIdentity | null;
}

/** What a provider decides once it has all pictures; `rejected` only leads to a review (KYC-1). */
export interface EkycResult {
  readonly decision: 'approved' | 'review' | 'retry' | 'rejected';
  readonly reasons: readonly string[];
}

/** A message of the provider whose signature and time were verified: the result of a session has to be queried. */
export interface EkycEvent {
  readonly sessionId: string;
}

/**
 * A provider of identity checks (KYC-1). Sessions are named by the caller's id, so that every call may be repeated.
 * Calls throw when the provider cannot be reached.
 */
export interface EkycProvider {
  /** Stored with each session. */
  readonly name: string;
  startSession(session: { readonly sessionId: string; readonly claimed: EkycIdentity }): Promise<void>;
  submitDocument(picture: {
    readonly sessionId: string;
    readonly side: DocumentSide;
    readonly image: Buffer;
  }): Promise<PictureVerdict>;
  submitSelfie(picture: { readonly sessionId: string; readonly image: Buffer }): Promise<PictureVerdict>;
  getResult(session: {
    readonly sessionId: string;
    readonly claimed: EkycIdentity;
    /** What this provider answered for each picture that was accepted. */
    readonly verdicts: ReadonlyMap<EkycSide, PictureVerdict>;
  }): Promise<EkycResult>;
  /** Null for a message that is not signed by the provider, or not of the last minutes. */
  readWebhook(message: {
    readonly signature: string;
    readonly body: string;
    readonly now: Date;
  }): EkycEvent | null;
  /** Makes the provider forget the pictures and templates of a session. */
  purge(sessionId: string): Promise<void>;
}
