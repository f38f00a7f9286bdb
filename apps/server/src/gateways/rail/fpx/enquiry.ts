import { exchange, isSuccess } from '../../http.ts';
import type {
  CallbackRejection,
  EnquiryUnknown,
  MandateOrder,
  PaymentOrder,
  VerifiedEvent,
} from '../port.ts';
import { readAnswer } from './answer.ts';
import { parseConfirmation } from './confirmation.ts';
import type { FpxMerchant } from './merchant.ts';
import { signedRequest } from './request.ts';

export interface EnquiryOptions {
  readonly url: string;
  readonly timeoutMs: number;
  readonly now: () => Date;
}

/**
 * AE: queries the outcome of a payment. Every answer that is not a verified AC about this very order is
 * `unknown`; no answer and `PROSESSING ERROR` say nothing about the money (FPX-11).
 */
export async function enquireOrder(
  merchant: FpxMerchant,
  order: PaymentOrder | MandateOrder,
  options: EnquiryOptions,
): Promise<VerifiedEvent | EnquiryUnknown> {
  const answer = await postFields(options, signedRequest(merchant, 'AE', order));
  if ('cause' in answer) {
    return answer;
  }
  const confirmation = parseConfirmation([merchant], answer.raw, options.now());
  if (confirmation.kind === 'refusal') {
    return fromRejection(confirmation);
  }
  if (confirmation.exchangeOrderNo !== order.exchangeOrderNo) {
    return {
      kind: 'unknown',
      cause: 'other_order',
      detail: `The answer is about ${confirmation.exchangeOrderNo}.`,
    };
  }
  return confirmation;
}

/** Posts a signed message from the server and reads the fields of the reply. */
export async function postFields(
  { url, timeoutMs }: Pick<EnquiryOptions, 'url' | 'timeoutMs'>,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly raw: Record<string, string> } | EnquiryUnknown> {
  const reply = await exchange({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    timeoutMs,
  });
  if (reply.kind === 'silent') {
    return { kind: 'unknown', cause: 'silent', detail: reply.cause };
  }
  if (!isSuccess(reply.status)) {
    return { kind: 'unknown', cause: 'error_answer', detail: `HTTP ${reply.status}` };
  }
  const answer = readAnswer(reply.body);
  return answer.kind === 'fields'
    ? { raw: answer.raw }
    : { kind: 'unknown', cause: 'error_answer', detail: answer.body };
}

function fromRejection(rejection: CallbackRejection): EnquiryUnknown {
  return { kind: 'unknown', cause: rejection.cause, detail: rejection.detail };
}
