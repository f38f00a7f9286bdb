import type { EnquiryUnknown, MandateDecision, MandateOrder } from '../port.ts';
import { type EnquiryOptions, postFields } from './enquiry.ts';
import type { FpxMerchant } from './merchant.ts';
import { readSignedFile, signedFile } from './signed-file.ts';

/** The columns of the enrolment result that are read, by their place in a row (DDB-5). */
const APPROVAL = 17;
const MANDATE_NUMBER = 18;
const PAYMENT_REFERENCE = 1;
const BUYER_ACCOUNT = 5;

/** What an enrolment file requests: the state of a mandate, or its end. */
export type Application = 'enquiry' | 'termination';

const applicationTypes: Readonly<Record<Application, string>> = { enquiry: '01', termination: '03' };

/** Requests the enrolment result of one mandate, or ends it. Anything that is not a verified answer is `unknown`. */
export async function requestEnrolment(
  merchant: FpxMerchant,
  order: MandateOrder,
  application: Application,
  options: EnquiryOptions,
): Promise<MandateDecision | EnquiryUnknown> {
  const name = `ENR-${order.orderNo}.csv`;
  const row = [merchant.sellerId, order.orderNo, applicationTypes[application]];
  const answer = await postFields(options, signedFile(merchant, name, [row]));
  if ('cause' in answer) {
    return answer;
  }
  const [result] = readSignedFile(merchant, name, answer.raw, options.now()) ?? [];
  if (result === undefined) {
    return { kind: 'unknown', cause: 'bad_signature', detail: 'The enrolment result is not signed.' };
  }
  if (result[PAYMENT_REFERENCE] !== order.orderNo) {
    return {
      kind: 'unknown',
      cause: 'other_order',
      detail: `The answer is about ${result[PAYMENT_REFERENCE]}.`,
    };
  }
  const number = result[MANDATE_NUMBER] ?? '';
  return {
    kind: 'mandate',
    state: stateOf(result[APPROVAL] ?? ''),
    mandateNumber: number === '' ? null : number,
    accountLast4: /\d{4}$/.exec(result[BUYER_ACCOUNT] ?? '')?.[0] ?? null,
    raw: { result: masked(result).join(',') },
  };
}

/** `00` is approved, blank not decided; `TM` (an extension of the platform) ended; any other code a rejection. */
function stateOf(approval: string): MandateDecision['state'] {
  if (approval === '') {
    return 'waiting';
  }
  if (approval === '00') {
    return 'approved';
  }
  return approval === 'TM' ? 'ended' : 'rejected';
}

function masked(row: readonly string[]): string[] {
  return row.map((value, place) =>
    place === BUYER_ACCOUNT && value !== '' ? `****${value.slice(-4)}` : value,
  );
}
