import type { QueryClient } from '@tanstack/react-query';
import type { StreamEvents } from '@titian/contracts/stream';
import { issuerNotesKey } from '../features/issuer-notes/api/issuer-notes.ts';
import { notesKey } from '../features/notes/api/note.ts';
import { noticesKey, unreadQuery } from '../features/notifications/api/notices.ts';
import type { LiveEvent } from '../lib/live/follow.ts';
import { currentUserQuery } from '../shared/session/current-user.ts';
import { withCampaign } from './with-campaign.ts';

/** Queries that depend on money movements. Forms are excluded, so that input is not disturbed. */
const moneyKeys = [notesKey, issuerNotesKey, ['activity'], ['dashboard'], ['own']];

/** Campaigns that the stream has reported, by cache: a new stream reports all of them. */
const knownNotesOf = new WeakMap<QueryClient, Set<string>>();

/** Works an event of the live stream into what the pages show. */
export function applyLive(queries: QueryClient, event: LiveEvent): void {
  if (event.name === 'balance') {
    applyBalance(queries, event.data);
  } else if (event.name === 'notification') {
    applyNotification(queries, event.data);
  } else {
    applyNote(queries, event.data);
  }
}

function applyBalance(queries: QueryClient, { balance }: StreamEvents['balance']): void {
  const known = queries.getQueryData(currentUserQuery.queryKey);
  if (known === undefined || known.user.balance === balance) {
    return;
  }
  queries.setQueryData(currentUserQuery.queryKey, { ...known, user: { ...known.user, balance } });
  for (const queryKey of moneyKeys) {
    void queries.invalidateQueries({ queryKey });
  }
}

function applyNotification(queries: QueryClient, unread: StreamEvents['notification']): void {
  const known = queries.getQueryData(unreadQuery.queryKey);
  queries.setQueryData(unreadQuery.queryKey, unread);
  if (known?.latest_id === unread.latest_id && known.unread_count === unread.unread_count) {
    return;
  }
  void queries.invalidateQueries({ queryKey: noticesKey });
  if (known !== undefined && known.latest_id !== unread.latest_id) {
    // What there is news about may have changed what this person may do.
    void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }
}

function applyNote(queries: QueryClient, campaign: StreamEvents['note']): void {
  if (campaign.state === 'listed') {
    noteListed(queries, campaign.id);
  }
  let isElsewhere = campaign.state === null;
  for (const key of [notesKey, issuerNotesKey]) {
    for (const query of queries.getQueryCache().findAll({ queryKey: key })) {
      const { data, moved } = withCampaign(query.state.data, campaign);
      isElsewhere ||= moved;
      if (data !== query.state.data) {
        queries.setQueryData(query.queryKey, data);
      }
    }
  }
  if (isElsewhere) {
    // It belongs to another list now.
    void queries.invalidateQueries({ queryKey: notesKey });
    void queries.invalidateQueries({ queryKey: issuerNotesKey });
  }
}

/** A note in no cached list is new, or on a page that was not fetched: refetching the lists settles it. */
function noteListed(queries: QueryClient, id: string): void {
  const known = knownNotesOf.get(queries) ?? new Set<string>();
  knownNotesOf.set(queries, known);
  if (known.has(id)) {
    return;
  }
  known.add(id);
  const cached = queries.getQueryCache().findAll({ queryKey: notesKey });
  const isShown = cached.some(({ state }) => JSON.stringify(state.data)?.includes(id) === true);
  if (!isShown) {
    // Without a second request while the first is on its way: many may be reported at once.
    void queries.invalidateQueries({ queryKey: notesKey }, { cancelRefetch: false });
  }
}
