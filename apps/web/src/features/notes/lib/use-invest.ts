import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntention } from '../../../lib/api/intention.ts';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';
import { type Invested, invest, type SubscriptionBody } from '../api/invest.ts';
import { type Note, notesKey } from '../api/note.ts';
import { text } from '../text.ts';
import { atMost, isAmount, isMoreThan, startAmount } from './amounts.ts';
import { type InvestError, investErrorOf } from './invest-error.ts';

/** A tick that the person has to set before Confirm can be sent. */
export interface Tick {
  readonly ticked: boolean;
  readonly set: (ticked: boolean) => void;
  readonly error: string | null;
}

export interface InvestPlan {
  readonly amount: string;
  readonly setAmount: (amount: string) => void;
  /** What would be taken: the amount, or what is left where the person took that offer. */
  readonly taken: string;
  /** Offered where the amount is more than what is left. */
  readonly fill: (Tick & { readonly left: string }) | null;
  /** Shariah notes only. */
  readonly wakalah: Tick | null;
  /** After the server asked for it. */
  readonly limit: (Tick & NonNullable<InvestError['limit']>) | null;
  readonly rejection: InvestError | null;
  readonly complete: boolean;
  readonly working: boolean;
  readonly confirm: () => void;
}

/** A subscription being made: the input, the answer, and one key per intention (WIRE-7). */
export function useInvest(
  note: Note,
  terms: PlatformTerms,
  onInvested: (invested: Invested) => void,
): InvestPlan {
  const queries = useQueryClient();
  const [amount, setAmount] = useState(() => startAmount(terms.minimum_investment, note.remaining));
  const [known, setKnown] = useState({ left: note.remaining, of: note.remaining });
  const fill = useTick();
  const wakalah = useTick();
  const acknowledged = useTick();
  const [limit, setLimit] = useState<InvestError['limit']>(null);

  // A refusal may know of less than the note that was read before it; a newer reading counts again.
  const left = known.of === note.remaining ? known.left : note.remaining;
  const tooMuch = isMoreThan(amount, left) && left !== '0.00';
  const shariah = note.contract === 'Shariah';
  const subscription: SubscriptionBody = {
    note_id: note.id,
    amount,
    fill_remaining: tooMuch && fill.ticked ? 1 : 0,
    acknowledge_limit: limit !== null && acknowledged.ticked ? 1 : 0,
    agree_wakalah: shariah && wakalah.ticked ? 1 : 0,
  };
  const intention = useIntention(subscription);
  const sending = useMutation({
    mutationFn: () => invest(subscription, intention.key),
    onSuccess: (answer) => {
      intention.renew();
      onInvested(answer);
      void queries.invalidateQueries({ queryKey: notesKey });
    },
    onError: (error) => {
      const rejection = investErrorOf(error);
      setLimit((before) => rejection?.limit ?? before);
      if (rejection?.amountLeft) {
        setKnown({ left: rejection.amountLeft, of: note.remaining });
        void queries.invalidateQueries({ queryKey: notesKey });
      }
    },
  });

  function confirm(): void {
    const missing = [
      shariah && wakalah.demand(text('invest.wakalahNeeded')),
      limit !== null && acknowledged.demand(text('invest.limitNeeded')),
    ];
    if (!missing.includes(true)) {
      sending.mutate();
    }
  }

  return {
    amount,
    setAmount: (next) => {
      sending.reset();
      setAmount(next);
    },
    taken: tooMuch && fill.ticked ? atMost(amount, left) : amount,
    fill: tooMuch ? { ...fill, left } : null,
    wakalah: shariah ? wakalah : null,
    limit: limit === null ? null : { ...acknowledged, ...limit },
    rejection: investErrorOf(sending.error),
    complete: isAmount(amount),
    working: sending.isPending,
    confirm,
  };
}

function useTick(): Tick & { readonly demand: (sentence: string) => boolean } {
  const [ticked, setTicked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    ticked,
    error,
    set: (next) => {
      setTicked(next);
      setError(null);
    },
    /** Says what is missing; answers whether it is. */
    demand: (sentence) => {
      setError(ticked ? null : sentence);
      return !ticked;
    },
  };
}
