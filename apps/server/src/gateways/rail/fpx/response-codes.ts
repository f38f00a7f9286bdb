import type { PaymentOutcome, ReasonGroup } from '../port.ts';
import { responseTexts } from './response-texts.ts';

export interface CodeMeaning {
  readonly outcome: PaymentOutcome;
  readonly reason: ReasonGroup | null;
  readonly explanation: string;
}

const groups: Readonly<Record<Exclude<ReasonGroup, 'other'>, readonly string[]>> = {
  cancelled: ['80', 'BC', '1C', '1F', '1I', '1L'],
  timed_out: ['1A', '1D', '1G', '1J', '1M', 'OF'],
  limit: ['51', '48', '49', '2A'],
  bank_offline: ['90', 'BB', 'OE', '79'],
};

const reasonByCode: ReadonlyMap<string, ReasonGroup> = new Map(
  Object.entries(groups).flatMap(([group, codes]) =>
    codes.map((code) => [code, group as ReasonGroup] as const),
  ),
);

/**
 * Codes that are not the end of a payment. `76` (not found) soon after the request only means that the
 * payer is still on the bank's pages; `1S` and `OO` are about refunds (FPX-15).
 */
const unsettled: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['09', 'pending'],
  ['99', 'pending'],
  ['', 'unknown'],
  ['76', 'unknown'],
  ['1S', 'unknown'],
  ['OO', 'unknown'],
]);

/** What a debitAuthCode means. Every code that is neither approved nor unsettled is a failure (FPX-15). */
export function meaningOf(debitAuthCode: string): CodeMeaning {
  const code = debitAuthCode.trim().toUpperCase();
  const explanation = responseTexts.get(code) ?? `Unlisted code ${code}`;
  if (code === '00') {
    return { outcome: 'succeeded', reason: null, explanation };
  }
  const outcome = unsettled.get(code);
  if (outcome !== undefined) {
    return { outcome, reason: null, explanation };
  }
  return { outcome: 'failed', reason: reasonByCode.get(code) ?? 'other', explanation };
}
