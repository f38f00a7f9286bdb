import { topUpDefaultSen, topUpMinimumSen } from '@titian/contracts/constants';
import { parseSen, sen, senToText } from '@titian/finance/sen';
import { useCallback, useRef, useState } from 'react';
import { isBelow } from '../../../components/amount-range.ts';
import { formatMoney } from '../../../components/money.tsx';
import { useIntention } from '../../../lib/api/intention.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { usePageRestored } from '../../../lib/browser/use-page-restored.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { text } from '../text.ts';

export const MINIMUM_TEXT = senToText(sen(topUpMinimumSen));
const DEFAULT_TEXT = senToText(sen(topUpDefaultSen));

/** The press that left the field and raised the amount must not send it unseen. */
const SAME_PRESS_MS = 500;

/** Sends the amount under the key of this intention; answers with the page to pay at. */
type SendTopUp = (amount: string, idempotencyKey: string) => Promise<{ readonly link: string }>;

/**
 * The top-up form of WAL-18, wherever it is sent to.
 * @param maximum the most of one payment, where it is known
 */
export function useTopUpForm(send: SendTopUp, maximum: string | null = null) {
  const [leaving, setLeaving] = useState(false);
  const [raised, setRaised] = useState(false);
  const raisedAt = useRef(Number.NEGATIVE_INFINITY);
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { amount: DEFAULT_TEXT },
    unsent: { name: 'top-up' },
    check: ({ amount }): Record<string, string> => {
      const samePress = performance.now() - raisedAt.current < SAME_PRESS_MS;
      if (isBelowMinimum(amount) || samePress) {
        return { amount: specifiedText('topUpBelowMinimum') };
      }
      return isAbove(amount, maximum) ? { amount: aboveText(maximum) } : {};
    },
    send: (sent) => {
      setRaised(false);
      return send(sent.amount, intention.key);
    },
    onSuccess: ({ link }) => {
      intention.renew();
      setLeaving(true);
      leaveTo(link);
    },
  });
  const { amount } = form.values;
  const intention = useIntention({ amount });
  const below = isBelowMinimum(amount);
  usePageRestored(useCallback(() => setLeaving(false), []));

  function onAmount(next: string): void {
    const reset = below && next === MINIMUM_TEXT;
    if (reset) {
      raisedAt.current = performance.now();
    }
    setRaised(reset);
    form.setFieldValue('amount', next);
  }

  return {
    amount,
    limits: limitsText(maximum),
    onAmount,
    onSubmit,
    working: working || leaving,
    /** Under the field: the minimum where the amount is below it or was just raised, the maximum above it, else what the server says. */
    amountError:
      below || raised
        ? specifiedText('topUpBelowMinimum')
        : isAbove(amount, maximum)
          ? aboveText(maximum)
          : form.errors.amount,
    // One sentence answers every failure that names no field (MSG-6).
    message: message === null ? null : specifiedText('topUpFailed'),
    problems,
  };
}

export type TopUpControls = ReturnType<typeof useTopUpForm>;

function isAbove(amount: string, maximum: string | null): boolean {
  return isBelow(maximum ?? '', amount);
}

/** What one payment may be, read before an amount is typed. */
function limitsText(maximum: string | null): string {
  const minimum = formatMoney(MINIMUM_TEXT);
  return maximum === null
    ? text('topUp.atLeast', { minimum })
    : text('topUp.range', { minimum, maximum: formatMoney(maximum) });
}

function aboveText(maximum: string | null): string {
  return text('topUp.maximum', { maximum: formatMoney(maximum) });
}

function isBelowMinimum(amount: string): boolean {
  const value = parseSen(amount);
  return value === null || value < topUpMinimumSen;
}
