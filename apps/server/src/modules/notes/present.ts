import { businessIndustries } from '@titian/contracts/reference/business-lists';
import { stateName } from '@titian/contracts/reference/states';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateBps, rateToText, ratioToPercentText } from '@titian/finance/rate';
import { sen, senToText } from '@titian/finance/sen';
import type { CancelledSubscription } from './commands/cancel-subscription.ts';
import type { SubscriptionAnswer } from './commands/subscription-answer.ts';
import { type Note, raisedOf, remainingOf } from './domain/note.ts';
import type { SavedSearch } from './domain/note-filter.ts';
import type { Mine } from './queries/read-mine.ts';
import type { Subscription } from './store/subscription-reads.ts';

export type NoteWire = Omit<ParsedApi['notesOpenForSubscription']['response']['items'][number], 'is_watched'>;

/** The view of a note: some facts depend on the viewer and on the day. */
export interface NoteView {
  readonly investors: number;
  readonly daysLate: number;
  /** When it opens to this person: Premium sees it earlier. */
  readonly opensAt: Date;
}

/** The `note` shape of the contract. */
export function presentNote(note: Note, view: NoteView): NoteWire {
  const raisedSen = raisedOf(note);
  return {
    id: note.id,
    number: note.number,
    type: note.type,
    contract: note.contract,
    is_guaranteed: note.isGuaranteed,
    industry: industryName(note.industry),
    industry_code: note.industry,
    state_name: stateName(note.stateCode) ?? '',
    purpose: note.purpose,
    grade: note.grade as NonNullable<NoteWire['grade']>,
    rate: rateToText(note.rateBps),
    effective_rate: rateToText(note.effectiveRateBps),
    term_months: note.termMonths,
    profile: note.profile,
    target: senToText(note.targetSen),
    raised: senToText(raisedSen),
    remaining: senToText(remainingOf({ targetSen: note.targetSen, raisedSen })),
    funded_percent: ratioToPercentText(raisedSen, note.targetSen),
    investors: view.investors,
    opens_at: view.opensAt.toISOString(),
    closes_at: note.closesAt.toISOString(),
    state: note.state,
    is_late: note.isLate,
    days_late: view.daysLate,
  };
}

/** The name of an industry section. */
export function industryName(code: string): string {
  return businessIndustries.find((one) => one.value === code)?.name ?? code;
}

/** The answer to an accepted subscription. */
export function presentSubscribed(answer: SubscriptionAnswer): ParsedApi['investorInvestment']['response'] {
  return {
    success: true,
    subscription: {
      id: answer.subscriptionId,
      note_id: answer.noteId,
      amount: senToText(answer.amountSen),
      source: 'manual',
      state: 'active',
      cancel_until: answer.cancelUntil.toISOString(),
    },
    balance: senToText(answer.balanceSen),
    note: {
      raised: senToText(answer.raisedSen),
      remaining: senToText(sen(answer.targetSen - answer.raisedSen)),
      funded_percent: ratioToPercentText(answer.raisedSen, answer.targetSen),
      state: answer.raisedSen === answer.targetSen ? 'funded' : 'listed',
    },
  };
}

/** What the calling investor has in a note. */
export function presentMine(mine: Mine): NonNullable<ParsedApi['note']['response']['note']['mine']> {
  return {
    waiting: senToText(mine.waitingSen),
    principal: senToText(mine.principalSen),
    outstanding: senToText(mine.outstandingSen),
    received: senToText(mine.receivedSen),
    subscriptions: mine.subscriptions.map(presentSubscription),
  };
}

function presentSubscription(one: Subscription) {
  return {
    id: one.id,
    amount: senToText(one.amountSen),
    source: one.source,
    state: one.state,
    cancel_until: one.state === 'active' ? one.cancelUntil.toISOString() : null,
  };
}

/** A row of the short list of open notes. */
export function presentShort(note: Note) {
  return {
    id: note.id,
    number: note.number,
    rate: rateToText(note.rateBps),
    term_months: note.termMonths,
    grade: note.grade as NonNullable<NoteWire['grade']>,
    remaining: senToText(remainingOf(note)),
    funded_percent: ratioToPercentText(note.raisedSen, note.targetSen),
    closes_at: note.closesAt.toISOString(),
  };
}

/** The answer to a subscription taken back. */
export function presentCancelled(
  one: CancelledSubscription,
): ParsedApi['investorCancelInvestment']['response'] {
  return {
    success: true,
    subscription: {
      id: one.id,
      note_id: one.noteId,
      amount: senToText(one.amountSen),
      source: one.source,
      state: one.state,
      cancel_until: null,
    },
    balance: senToText(one.balanceSen),
  };
}

/** A saved search as its owner reads it. */
export function presentSearch(search: SavedSearch): ParsedApi['savedSearchCreate']['response']['search'] {
  return {
    id: search.id,
    name: search.name,
    grade: search.grade as NoteWire['grade'],
    type: search.type,
    contract: search.contract,
    rate_min: search.rateMinBps === null ? null : rateToText(rateBps(search.rateMinBps)),
    term_max: search.termMax,
    guaranteed: search.isGuaranteed,
    alerts: search.hasAlerts,
  };
}
