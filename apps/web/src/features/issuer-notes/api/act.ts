import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

/** The issuer accepts the offer, and its note is listed (NOTE-3). */
export function acceptOffer(
  noteId: string,
  idempotencyKey: string,
): Promise<CallResponse<'noteListingConfirm'>> {
  return call('noteListingConfirm', { body: { note_id: noteId, agree_offer: 1 }, idempotencyKey });
}

/** The issuer does not take the offer. */
export function declineOffer(noteId: string, reason: string): Promise<CallResponse<'noteListingDecline'>> {
  return call('noteListingDecline', { body: { note_id: noteId, ...(reason === '' ? {} : { reason }) } });
}

/** Begins an application with what a note was applied for (FIN-20). */
export function applyAgain(noteId: string, replacesDraft: boolean) {
  return call('financingApplyAgain', {
    body: { note_id: noteId, replace_draft: replacesDraft ? 1 : 0 },
  });
}

/** Sends the documents that an operator requested. */
export function sendDocuments(
  requestId: string,
  comment: string,
  files: readonly File[],
): Promise<CallResponse<'noteSubmitDocuments'>> {
  return call('noteSubmitDocuments', { body: { request_id: requestId, comment, files: [...files] } });
}

interface Issue {
  readonly noteId: string;
  /** What was raised, as the issuer has seen it, "130000.00". */
  readonly raised: string;
  /** The fresh code; '' until the server demands one. */
  readonly otpCode: string;
  readonly idempotencyKey: string;
}

/** The issuer signs, and its note is issued for what was raised. */
export function issueNote({
  noteId,
  raised,
  otpCode,
  idempotencyKey,
}: Issue): Promise<CallResponse<'noteIssue'>> {
  return call('noteIssue', {
    body: {
      note_id: noteId,
      accepted_amount: raised,
      agree_agreement: 1,
      ...(otpCode === '' ? {} : { otp_code: otpCode }),
    },
    idempotencyKey,
  });
}

/** Requests the excess of a note back, to the bank account of the company. */
export function refundExcess(
  noteId: string,
  otpCode: string,
  idempotencyKey: string,
): Promise<CallResponse<'noteExcessRefund'>> {
  const body = { note_id: noteId, ...(otpCode === '' ? {} : { otp_code: otpCode }) };
  return call('noteExcessRefund', { body, idempotencyKey });
}

/** Starts a payment on a note; the answer's `link` is where it is made. */
export function pay(body: CallBody<'notePay'>, idempotencyKey: string): Promise<CallResponse<'notePay'>> {
  return call('notePay', { body, idempotencyKey });
}
