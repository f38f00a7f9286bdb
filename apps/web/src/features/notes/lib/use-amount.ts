import { useDebouncedValue } from '@mantine/hooks';
import { addSen, parseSen, type Sen, senFromText, senToText, ZERO_SEN } from '@titian/finance/sen';
import { useState } from 'react';
import type { PlatformTerms } from '../../../shared/platform/terms.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { Note } from '../api/note.ts';
import { atMost, isMoreThan, startAmount } from './amounts.ts';
import {
  type AmountBounds,
  type AmountProblem,
  checkAmount,
  largestAmount,
  roomBelow,
  usualAmounts,
} from './check-amount.ts';

/** The pause in typing before an amount is validated visibly and its figures are requested. */
const PAUSE_MS = 300;
/** RM 50, 100, 500 and 1,000: what most subscriptions are. */
const USUAL = [5_000n, 10_000n, 50_000n, 100_000n] as Sen[];

export interface AmountInput {
  readonly typed: string;
  readonly set: (amount: string) => void;
  /** What would be taken: the amount, or what is left where the person took that offer. */
  readonly taken: string;
  readonly bounds: AmountBounds;
  /** Why it cannot be invested; null where it can. */
  readonly problem: AmountProblem | null;
  /** The same once typing has paused, to be said. */
  readonly shownProblem: AmountProblem | null;
  /** For which amount a quote stands: possible and no longer being typed; null where there is none (SUB-5). */
  readonly quoted: string | null;
  readonly isTooMuch: boolean;
  readonly usual: readonly Sen[];
  readonly largest: Sen | null;
  /** Whether the amount leads beyond the limit that is recommended (SUB-4). */
  readonly isOverLimit: boolean;
}

/** The amount of a subscription while it is typed, held against what is possible. */
export function useAmount(
  note: Note,
  terms: PlatformTerms,
  { left, fills }: { readonly left: string; readonly fills: boolean },
): AmountInput {
  const { balance } = useCurrentUser();
  const [typed, set] = useState(() => startAmount(terms.minimum_investment, note.remaining));
  const invested = senFromText(note.position?.invested ?? '0.00');
  const limit = note.position?.recommended_limit ?? null;
  const room = roomBelow(limit === null ? null : senFromText(limit), invested);
  const bounds: AmountBounds = {
    minimumSen: senFromText(terms.minimum_investment),
    stepSen: senFromText(terms.investment_step),
    leftSen: senFromText(left),
    cashSen: balance === null ? ZERO_SEN : senFromText(balance),
    roomSen: note.position?.limit_blocks === true ? room : null,
  };
  const isTooMuch = isMoreThan(typed, left) && left !== '0.00';
  const taken = isTooMuch && fills ? atMost(typed, left) : typed;
  const [settled] = useDebouncedValue(taken, PAUSE_MS);
  const amountSen = parseSen(taken);
  const problem = checkAmount(amountSen, bounds);
  const isSettled = settled === taken;
  return {
    ...{ typed, set, taken, bounds, problem, isTooMuch },
    shownProblem: isSettled ? problem : null,
    quoted: isSettled && problem === null && amountSen !== null ? senToText(amountSen) : null,
    usual: usualAmounts(USUAL, bounds),
    largest: largestAmount(bounds, room),
    isOverLimit: limit !== null && addSen(invested, amountSen ?? ZERO_SEN) > senFromText(limit),
  };
}
