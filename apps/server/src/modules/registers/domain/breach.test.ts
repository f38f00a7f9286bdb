import { day } from '@titian/finance/calendar';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../platform/clock.ts';
import { isNotificationOverdue, notifyBy } from './breach.ts';

const discoveredOn = day('2026-03-02');
const by = notifyBy({ kind: 'personal_data', discoveredOn }, 72);

describe('the notification of a breach', () => {
  it('is due for personal data alone, counted from the beginning of the day of discovery', () => {
    expect(by?.toISOString()).toBe('2026-03-04T16:00:00.000Z');
    for (const kind of ['client_money', 'conduct', 'system'] as const) {
      expect(notifyBy({ kind, discoveredOn }, 72)).toBeNull();
    }
  });

  it.each([
    [null, '2026-03-04T15:59:59.999Z', false],
    [null, '2026-03-04T16:00:00.000Z', true],
    [day('2026-03-04'), '2026-06-01T00:00:00.000Z', false],
    [day('2026-03-05'), '2026-06-01T00:00:00.000Z', true],
  ])('notified on %s and read at %s is overdue: %s', (notifiedOn, now, overdue) => {
    expect(isNotificationOverdue({ notifyBy: by, notifiedOn }, instantOf(now))).toBe(overdue);
  });

  it('is never overdue where none is due', () => {
    expect(isNotificationOverdue({ notifyBy: null, notifiedOn: null }, new Date())).toBe(false);
  });
});
