import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import type { Tab } from '../lib/tabs.ts';

export type IssuerNote = CallResponse<'notesBoListed'>['items'][number];
export type Offer = NonNullable<IssuerNote['offer']>;
export type Instalment = CallResponse<'noteAmortizations'>['items'][number];
export type Issued = CallResponse<'noteIssue'>;
export type EarlySettlement = CallResponse<'noteEarlySettlement'>['early_settlement'];
export type Letter = CallResponse<'noteBoLetters'>['items'][number];
export type BookedPayment = CallResponse<'noteBoPayments'>['items'][number];
export type DuePayments = CallResponse<'noteNextPayment'>;

/** Everything that begins with this belongs to an issuer's notes: accepting and issuing make all of it old. */
export const issuerNotesKey = ['issuer-notes'] as const;

/** How much is raised changes while the issuer looks. */
const REFRESH_MS = 15_000;
/** A commodity is traded within seconds. */
const TRADE_REFRESH_MS = 3000;

const lists = {
  under_review: 'notesBoUnderReview',
  pending: 'notesBoPending',
  listed: 'notesBoListed',
  issued: 'notesBoIssued',
  completed: 'notesBoCompleted',
  defaulted: 'notesBoDefaulted',
} as const satisfies Record<Tab, string>;

const firstPage: string | null = null;

/** The issuer's own notes of one tab. */
export function issuerNotesQuery(tab: Tab) {
  return infiniteQueryOptions({
    queryKey: [...issuerNotesKey, 'list', tab],
    queryFn: ({ pageParam, signal }) =>
      call(lists[tab], { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => last.next_cursor,
    refetchInterval: tab === 'listed' ? REFRESH_MS : false,
  });
}

/** The state of a signed note, polled until its commodity is traded and it is issued. */
export function noteStateQuery(noteId: string) {
  return queryOptions({
    queryKey: [...issuerNotesKey, 'state', noteId],
    queryFn: ({ signal }) => call('note', { params: { id: noteId }, signal }),
    select: ({ note }) => note.state,
    refetchInterval: ({ state }) => (state.data?.note.state === 'funded' ? TRADE_REFRESH_MS : false),
  });
}

/** What the note pays by due date; before the issue as it would be if it were issued today. */
export function scheduleQuery(noteId: string) {
  return queryOptions({
    queryKey: [...issuerNotesKey, 'schedule', noteId],
    queryFn: ({ signal }) => call('noteAmortizations', { query: { note_id: noteId }, signal }),
    select: ({ items }) => items,
  });
}

/** What the due days rest on that may still change, out of the answer that brings them. */
export function scheduleCalendarQuery(noteId: string) {
  return queryOptions({
    ...scheduleQuery(noteId),
    select: ({ calendar }: CallResponse<'noteAmortizations'>) => calendar,
  });
}

/** What has to be paid next on a note, with the note itself for its words. */
export function dueQuery(noteId: string) {
  return queryOptions({
    queryKey: [...issuerNotesKey, 'due', noteId],
    queryFn: async ({ signal }) => {
      const [{ note }, due] = await Promise.all([
        call('note', { params: { id: noteId }, signal }),
        call('noteNextPayment', { query: { note_id: noteId }, signal }),
      ]);
      return { note, due };
    },
  });
}

/** What settles a running note today, and what that saves; null where it cannot be settled early. */
export function earlyQuery(noteId: string) {
  return queryOptions({
    queryKey: [...issuerNotesKey, 'early', noteId],
    queryFn: ({ signal }) => call('noteEarlySettlement', { query: { note_id: noteId }, signal }),
    select: ({ early_settlement: early }) => early,
  });
}

/** What was booked on a note, the newest first. */
export function paymentsQuery(noteId: string) {
  return queryOptions({
    queryKey: [...issuerNotesKey, 'payments', noteId],
    queryFn: ({ signal }) => call('noteBoPayments', { query: { note_id: noteId }, signal }),
    select: ({ items }) => items,
  });
}

/** The letters about a late note, newest first. */
export function lettersQuery(noteId: string) {
  return queryOptions({
    queryKey: [...issuerNotesKey, 'letters', noteId],
    queryFn: ({ signal }) => call('noteBoLetters', { query: { note_id: noteId }, signal }),
    select: ({ items }) => items,
  });
}

/** Where a bank transfer for a note goes, and what is written on it. */
export function transferAccountQuery(noteId: string) {
  return queryOptions({
    queryKey: [...issuerNotesKey, 'transfer', noteId],
    queryFn: ({ signal }) => call('noteBoTransferAccount', { query: { note_id: noteId }, signal }),
  });
}
