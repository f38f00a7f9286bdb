import type { Collection } from '../api/collections.ts';

export const entryKinds = ['contact', 'promise', 'letter', 'assignment', 'update', 'payment'] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What a timeline is made of. */
export type TimelineSource = Pick<
  Collection,
  'contacts' | 'promises' | 'letters' | 'assignments' | 'updates' | 'payments'
>;

interface Dated {
  readonly key: string;
  /** An instant; of a payment its day. */
  readonly at: string;
}

export type TimelineEntry = Dated &
  (
    | { readonly kind: 'contact'; readonly one: Collection['contacts'][number] }
    | { readonly kind: 'promise'; readonly one: Collection['promises'][number] }
    | { readonly kind: 'letter'; readonly one: Collection['letters'][number] }
    | { readonly kind: 'assignment'; readonly one: Collection['assignments'][number] }
    | { readonly kind: 'update'; readonly one: Collection['updates'][number] }
    | { readonly kind: 'payment'; readonly one: Collection['payments'][number] }
  );

/** The end of a Malaysian day, as an instant that sorts: a payment counts within its day. */
const endOf = (day: string) => `${day}T15:59:59.999Z`;

/** Everything that happened about a note in one order, newest first. */
export function timelineOf(collection: TimelineSource, kind: EntryKind | null): TimelineEntry[] {
  const { contacts, promises, letters, assignments, updates, payments } = collection;
  const dated = ({ id, at }: { readonly id: string; readonly at: string }) => ({ key: id, at });
  const entries: TimelineEntry[] = [
    ...contacts.map((one) => ({ kind: 'contact' as const, ...dated(one), one })),
    ...promises.map((one) => ({ kind: 'promise' as const, ...dated(one), one })),
    ...letters.map((one) => ({ kind: 'letter' as const, ...dated(one), one })),
    ...assignments.map((one) => ({ kind: 'assignment' as const, ...dated(one), one })),
    ...updates.map((one) => ({ kind: 'update' as const, ...dated(one), one })),
    ...payments.map((one) => ({
      kind: 'payment' as const,
      ...dated({ id: one.id, at: endOf(one.on) }),
      one,
    })),
  ];
  return entries
    .filter((entry) => kind === null || entry.kind === kind)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}
