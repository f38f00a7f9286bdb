import type { ParsedApi } from '@titian/contracts/schemas/all';
import { senToText } from '@titian/finance/sen';
import type { BankList, Channel, RailCapabilities } from '../../gateways/rail/port.ts';
import type { CreatedIntent } from '../payments/public.ts';
import type { TopupState } from '../wallet/public.ts';
import { isCollectable, isRunning, type Mandate } from './domain/mandate.ts';
import { COLLECTIONS_A_MONTH } from './domain/terms.ts';
import type { DepositOptions } from './queries/deposit-options.ts';
import type { ShownCollection, ShownDeposit, ShownMandate } from './queries/mandates.ts';
import type { MandateOptions } from './queries/options.ts';

type MandateWire = ParsedApi['mandates']['response']['items'][number];

/** A list of mandates; `ends` says whether the viewer may end one. */
export function presentMandates(
  shown: readonly ShownMandate[],
  ends: boolean,
): ParsedApi['mandates']['response'] {
  return { success: true, items: shown.map((one) => presentMandate(one, ends)), next_cursor: null };
}

function presentMandate(shown: ShownMandate, ends: boolean): MandateWire {
  const { mandate, collections } = shown;
  return {
    id: mandate.id,
    reference: mandate.reference,
    bank: mandate.bankName,
    max_amount: senToText(mandate.maxAmountSen),
    pending_max_amount: mandate.pendingMaxSen === null ? null : senToText(mandate.pendingMaxSen),
    state: mandate.state,
    reason: reasonOf(mandate),
    mandate_number: mandate.mandateNumber,
    account_last4: mandate.accountLast4,
    starts_on: mandate.startsOn,
    ends_on: mandate.endsOn,
    ended_on: mandate.endedOn,
    created_at: mandate.createdAt.toISOString(),
    can: {
      end: ends && isRunning(mandate),
      change: ends && isCollectable(mandate),
    },
    collections: collections.map(presentCollection),
    deposit: presentDeposit(shown),
  };
}

function presentDeposit({ mandate, deposits, nextOn }: ShownMandate): MandateWire['deposit'] {
  const { deposit } = mandate;
  return deposit === null
    ? null
    : {
        amount: senToText(deposit.amountSen),
        day_of_month: deposit.dayOfMonth,
        paused: deposit.paused,
        next_on: nextOn,
        collections: deposits.map(presentMonth),
      };
}

function presentMonth(one: ShownDeposit): NonNullable<MandateWire['deposit']>['collections'][number] {
  return {
    id: one.id,
    attempt: one.attempt,
    due_on: one.dueOn,
    amount: senToText(one.amountSen),
    collected_on: one.collectOn,
    state: one.state === 'paid' ? receivedStates[one.topupState] : one.state,
    reason: one.failureReason,
    retry_on: one.retryOn,
  };
}

/** What became of money that came, by its top-up. */
const receivedStates = {
  pending: 'paid',
  credited: 'paid',
  failed: 'paid',
  held: 'held',
  refunded: 'sent_back',
} as const satisfies Readonly<Record<TopupState, string>>;

function reasonOf({ rejectedReason, endedBy }: Mandate): MandateWire['reason'] {
  return endedBy === null ? rejectedReason : (`ended_by_${endedBy}` as const);
}

function presentCollection(one: ShownCollection): MandateWire['collections'][number] {
  return {
    id: one.id,
    note_id: one.noteId,
    note_number: one.noteNumber,
    instalment: one.number,
    attempt: one.attempt,
    due_on: one.dueOn,
    amount: senToText(one.amountSen),
    collected_on: one.collectOn,
    state: one.state,
    reason: one.failureReason,
    retry_on: one.retryOn,
  };
}

/** What can be set up, with the channels whose limits allow it and their banks. */
export function presentOptions(
  options: MandateOptions,
  rail: RailCapabilities,
  lists: ReadonlyMap<Channel, BankList | null>,
): ParsedApi['mandateOptions']['response'] {
  const fitting = rail.channels.filter(({ maxSen }) => maxSen >= options.leastSen);
  return {
    success: true,
    largest_instalment: options.largestSen === null ? null : senToText(options.largestSen),
    suggested_amount: options.suggestedSen === null ? null : senToText(options.suggestedSen),
    least_amount: senToText(options.leastSen),
    verification_amount: senToText(rail.mandateVerificationSen),
    collections_a_month: COLLECTIONS_A_MONTH,
    retries: options.retries,
    starts_on: options.startsOn,
    ends_on: options.endsOn,
    channels: fitting.flatMap(({ channel, maxSen }) => {
      const list = lists.get(channel) ?? null;
      return list === null ? [] : [{ channel, max: senToText(maxSen), banks: [...list.banks] }];
    }),
  };
}

/** What a recurring deposit may be, with the banks of the investor's kind of account. */
export function presentDepositOptions(
  options: DepositOptions,
  rail: RailCapabilities,
  list: BankList | null,
): ParsedApi['recurringDepositOptions']['response'] {
  return {
    success: true,
    least_amount: senToText(options.leastSen),
    most_amount: senToText(options.mostSen),
    verification_amount: senToText(rail.mandateVerificationSen),
    retries: options.retries,
    starts_on: options.startsOn,
    ends_on: options.endsOn,
    banks: [...(list?.banks ?? [])],
  };
}

export function presentCreated(created: CreatedIntent): ParsedApi['mandateCreate']['response'] {
  return {
    success: true,
    link: created.link,
    ref_number: created.refNumber,
    expires_at: created.expiresAt.toISOString(),
  };
}
