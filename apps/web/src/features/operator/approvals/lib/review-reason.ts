import { english, text } from '../text.ts';

const DISAGREES = 'disagrees: ';

type Reason = keyof typeof english.reviewReason;
type Detail = keyof typeof english.orderDetail;

/** Why a payment was held for review, by the code that its proposal was stored with; another one stays as it is. */
export function reviewReason(stored: string): string {
  if (!stored.startsWith(DISAGREES)) {
    return isReason(stored) ? text(`reviewReason.${stored}`) : stored;
  }
  const details = stored.slice(DISAGREES.length).split(', ');
  return text('reviewReason.disagrees', {
    details: details.map((one) => (isDetail(one) ? text(`orderDetail.${one}`) : one)).join(', '),
  });
}

function isReason(code: string): code is Exclude<Reason, 'disagrees'> {
  return code !== 'disagrees' && Object.hasOwn(english.reviewReason, code);
}

function isDetail(code: string): code is Detail {
  return Object.hasOwn(english.orderDetail, code);
}
