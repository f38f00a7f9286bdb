import { describe, expect, it } from 'vitest';
import { noticesKey, unreadQuery } from '../features/notifications/api/notices.ts';
import { currentUserQuery } from '../shared/session/current-user.ts';
import { aNote, listedNote } from '../testing/notes.ts';
import { currentAnswer, investor } from '../testing/users.ts';
import { applyLive } from './apply-live.ts';
import { createQueryClient } from './query-client.ts';

function cached() {
  const queries = createQueryClient();
  queries.setQueryData(currentUserQuery.queryKey, currentAnswer(investor({ balance: '1.00' })));
  queries.setQueryData(['notes', 'open', {}], {
    pages: [{ success: true, items: [listedNote(), listedNote({ id: 'other' })], next_cursor: null }],
  });
  queries.setQueryData(['notes', 'one', 'N-000318'], { success: true, note: aNote() });
  queries.setQueryData([...noticesKey, {}], { pages: [] });
  queries.setQueryData(['investor-application'], { version: 1 });
  const isOld = (queryKey: readonly unknown[]) => queries.getQueryState(queryKey)?.isInvalidated;
  return { queries, isOld };
}

const campaign = { id: aNote().id, state: 'listed', raised: '130.00', remaining: '0.00' } as const;

describe('what the live stream says', () => {
  it('updates the shown balance, and refetches what depends on money, not forms', () => {
    const { queries, isOld } = cached();
    applyLive(queries, { name: 'balance', data: { balance: '1.00' } });
    expect(isOld(['notes', 'open', {}])).toBe(false);
    applyLive(queries, { name: 'balance', data: { balance: '251.00' } });
    expect(queries.getQueryData(currentUserQuery.queryKey)?.user.balance).toBe('251.00');
    expect([isOld(['notes', 'open', {}]), isOld(['investor-application'])]).toEqual([true, false]);
  });

  it('counts notices, and refetches the list and the user when there is a new one', () => {
    const { queries, isOld } = cached();
    queries.setQueryData(unreadQuery.queryKey, { unread_count: 1, latest_id: 'a' });
    const same = { name: 'notification', data: { unread_count: 1, latest_id: 'a' } } as const;
    applyLive(queries, same);
    expect(isOld([...noticesKey, {}])).toBe(false);
    applyLive(queries, { ...same, data: { unread_count: 0, latest_id: 'a' } });
    expect([isOld([...noticesKey, {}]), isOld(currentUserQuery.queryKey)]).toEqual([true, false]);
    applyLive(queries, { ...same, data: { unread_count: 1, latest_id: 'b' } });
    expect(queries.getQueryData(unreadQuery.queryKey)?.unread_count).toBe(1);
    expect(isOld(currentUserQuery.queryKey)).toBe(true);
  });

  it('moves the progress of a note on its page and in lists, and leaves other notes as they are', () => {
    const { queries, isOld } = cached();
    applyLive(queries, { name: 'note', data: { ...campaign, funded_percent: '99.00' } });
    expect(queries.getQueryData(['notes', 'one', 'N-000318'])).toMatchObject({
      note: { raised: '130.00', funded_percent: '99.00', purpose: aNote().purpose },
    });
    expect(queries.getQueryData(['notes', 'open', {}])).toMatchObject({
      pages: [{ items: [{ raised: '130.00' }, { id: 'other', raised: aNote().raised }] }],
    });
    expect(isOld(['notes', 'open', {}])).toBe(false);
  });

  it('refetches the lists once when a note is listed that none of them has', () => {
    const { queries, isOld } = cached();
    const listed = { ...campaign, id: 'brand-new', funded_percent: '0.00' } as const;
    applyLive(queries, { name: 'note', data: listed });
    expect([isOld(['notes', 'open', {}]), isOld(['investor-application'])]).toEqual([true, false]);
    queries.setQueryData(['notes', 'open', {}], { pages: [] });
    applyLive(queries, { name: 'note', data: { ...listed, raised: '10.00' } });
    expect(isOld(['notes', 'open', {}])).toBe(false);
  });

  it.each([
    ['is full', { ...campaign, state: 'funded', funded_percent: '100.00' } as const],
    ['has left its campaign', { id: campaign.id, state: null }],
  ])('refetches when a note %s', (_what, data) => {
    const { queries, isOld } = cached();
    applyLive(queries, { name: 'note', data });
    expect(isOld(['notes', 'open', {}])).toBe(true);
  });
});
