import type { Message } from './messages/definition.ts';
import { message } from './messages/message.ts';

/** How somebody was reached about a late note, or was tried to be. */
export const contactChannels = ['phone', 'email', 'message', 'visit', 'post'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** What came of a contact. */
export const contactOutcomes = [
  'will_pay',
  'cannot_pay',
  'disputes',
  'message_left',
  'not_reached',
  'other',
] as const;
export type ContactOutcome = (typeof contactOutcomes)[number];

/** What became of a promise to pay: decided by the payments of its days, cancelled by hand alone (REC-18). */
export const promiseStates = ['open', 'kept', 'partly_kept', 'broken', 'cancelled'] as const;
export type PromiseState = (typeof promiseStates)[number];

/** The letters that are written about a late note (REC-19). */
export const letterTemplates = [
  'payment_reminder',
  'notice_of_arrears',
  'letter_of_demand',
  'notice_to_guarantor',
  'notice_of_default',
] as const;
export type LetterTemplate = (typeof letterTemplates)[number];

/** Who a late note is handed to (REC-20). */
export const assignmentKinds = ['agency', 'legal'] as const;
export type AssignmentKind = (typeof assignmentKinds)[number];

/** How far past due the notes of a bucket are; those in default are in the last one alone. */
export const collectionBuckets = {
  '1-7': { from: 0, to: 7 },
  '8-30': { from: 8, to: 30 },
  '31-60': { from: 31, to: 60 },
  '61-90': { from: 61, to: 90 },
  '91+': { from: 91, to: null },
  defaulted: null,
} as const satisfies Record<string, { readonly from: number; readonly to: number | null } | null>;
export type CollectionBucket = keyof typeof collectionBuckets;
export const collectionBucketNames = Object.keys(collectionBuckets) as CollectionBucket[];

export const CONTACT_TEXT_MAX = 4_000;
export const COLLECTION_NAME_MAX = 120;
export const COLLECTION_REFERENCE_MAX = 60;
/** How many days ahead a promise or a follow-up may lie. */
export const COLLECTION_DAYS_MAX = 366;

/** A step about a late note that its investors read of (REC-21). */
export type CollectionStep =
  | { readonly step: 'promise'; readonly amount: string; readonly due_on: string }
  | { readonly step: 'promise_cancelled'; readonly amount: string; readonly due_on: string }
  | { readonly step: 'letter'; readonly template: LetterTemplate }
  | {
      readonly step: 'assignment';
      readonly kind: AssignmentKind;
      readonly name: string;
      /** Null where none is expected. */
      readonly expected_cost: string | null;
    }
  | { readonly step: 'assignment_ended'; readonly kind: AssignmentKind; readonly name: string };

/** An update of a note as it will be stored: texts are codes, so that each investor reads it in their language. */
export interface CollectionUpdate {
  readonly kind: 'promise' | 'reminder' | 'agency' | 'legal';
  readonly title: Message;
  readonly body: Message;
  readonly amount: string | null;
}

const letterUpdates: Readonly<Record<LetterTemplate, Pick<CollectionUpdate, 'title' | 'body'>>> = {
  payment_reminder: {
    title: message('update_payment_reminder'),
    body: message('update_payment_reminder_text'),
  },
  notice_of_arrears: {
    title: message('update_notice_of_arrears'),
    body: message('update_notice_of_arrears_text'),
  },
  letter_of_demand: {
    title: message('update_letter_of_demand'),
    body: message('update_letter_of_demand_text'),
  },
  notice_to_guarantor: {
    title: message('update_notice_to_guarantor'),
    body: message('update_notice_to_guarantor_text'),
  },
  notice_of_default: {
    title: message('update_notice_of_default'),
    body: message('update_notice_of_default_text'),
  },
};

/** What investors will read of a step: the command stores it, and the screen shows it before (REC-21). */
export function collectionUpdate(one: CollectionStep): CollectionUpdate {
  switch (one.step) {
    case 'promise': {
      const { amount, due_on: day } = one;
      const body = message('update_promise_text', { amount, day });
      return { kind: 'promise', title: message('update_promise'), body, amount };
    }
    case 'promise_cancelled': {
      const { amount, due_on: day } = one;
      const body = message('update_promise_cancelled_text', { amount, day });
      return { kind: 'promise', title: message('update_promise_cancelled'), body, amount: null };
    }
    case 'letter':
      return { kind: 'reminder', ...letterUpdates[one.template], amount: null };
    case 'assignment':
      return {
        ...{ kind: one.kind, body: assignmentBody(one), amount: null },
        title: one.kind === 'agency' ? message('update_agency') : message('update_legal'),
      };
    case 'assignment_ended': {
      const { name } = one;
      return one.kind === 'agency'
        ? {
            ...{ kind: 'agency', title: message('update_agency_ended') },
            ...{ body: message('update_agency_ended_text', { name }), amount: null },
          }
        : {
            ...{ kind: 'legal', title: message('update_legal_ended') },
            ...{ body: message('update_legal_ended_text', { name }), amount: null },
          };
    }
  }
}

function assignmentBody({
  kind,
  name,
  expected_cost: cost,
}: Extract<CollectionStep, { readonly step: 'assignment' }>): Message {
  if (cost === null) {
    return kind === 'agency'
      ? message('update_agency_text', { name })
      : message('update_legal_text', { name });
  }
  return kind === 'agency'
    ? message('update_agency_cost_text', { name, cost })
    : message('update_legal_cost_text', { name, cost });
}
