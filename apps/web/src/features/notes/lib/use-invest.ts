import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntention } from '../../../lib/api/intention.ts';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';
import { type Invested, invest, type SubscriptionBody } from '../api/invest.ts';
import { type Note, notesKey } from '../api/note.ts';
import { text } from '../text.ts';
import { type InvestError, investErrorOf } from './invest-error.ts';
import { type AmountInput, useAmount } from './use-amount.ts';

/** A tick that the person has to set before Confirm can be sent. */
export interface Tick {
  readonly ticked: boolean;
  readonly set: (ticked: boolean) => void;
  readonly error: string | null;
}

export interface InvestPlan {
  readonly amount: AmountInput;
  /** Offered where the amount is more than what is left. */
  readonly fill: (Tick & { readonly left: string }) | null;
  /** Shariah notes only. */
  readonly wakalah: Tick | null;
  /** Above the recommended limit (SUB-4). */
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
  const [known, setKnown] = useState({ left: note.remaining, of: note.remaining });
  const [demanded, setDemanded] = useState<InvestError['limit']>(null);
  const [fill, wakalah, acknowledged] = [useTick(), useTick(), useTick()];
  // An error may report less than the note read before it; a newer reading overrides it.
  const left = known.of === note.remaining ? known.left : note.remaining;
  const amount = useAmount(note, terms, { left, fills: fill.ticked });
  const limit = demanded ?? limitOf(note, amount.isOverLimit);
  const shariah = note.contract === 'Shariah';
  const subscription: SubscriptionBody = {
    note_id: note.id,
    amount: amount.typed,
    fill_remaining: amount.isTooMuch && fill.ticked ? 1 : 0,
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
      setDemanded((before) => rejection?.limit ?? before);
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
    if (amount.problem === null && !missing.includes(true)) {
      sending.mutate();
    }
  }

  return {
    amount: { ...amount, set: afterwards(sending.reset, amount.set) },
    fill: amount.isTooMuch ? { ...fill, left } : null,
    wakalah: shariah ? wakalah : null,
    limit: limit === null ? null : { ...acknowledged, ...limit },
    rejection: investErrorOf(sending.error),
    complete: amount.problem === null,
    working: sending.isPending,
    confirm,
  };
}

/** What has to be acknowledged before this amount; the server demands it where the note was read before it was so. */
function limitOf({ position }: Note, isOverLimit: boolean): InvestError['limit'] {
  const limit = position?.recommended_limit ?? null;
  return isOverLimit && position !== null && limit !== null ? { invested: position.invested, limit } : null;
}

/** Another amount is another question: the answer to the former one goes. */
function afterwards(first: () => void, then: (amount: string) => void): (amount: string) => void {
  return (amount) => {
    first();
    then(amount);
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
