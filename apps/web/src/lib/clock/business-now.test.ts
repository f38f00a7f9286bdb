import { describe, expect, it } from 'vitest';
import { businessNow } from './business-now.ts';

const evening = new Date('2026-11-21T18:30:00.000Z');

describe('businessNow', () => {
  it('is the real time where no date is set, or one that does not exist', () => {
    expect(businessNow(evening)).toEqual(evening);
    localStorage.setItem('date_override', '2026-02-30');
    expect(businessNow(evening)).toEqual(evening);
  });

  it('moves the Malaysian day and keeps the time of day', () => {
    // 18:30 UTC is already the 22nd in Malaysia.
    localStorage.setItem('date_override', '2026-12-01');
    expect(businessNow(evening)).toEqual(new Date('2026-11-30T18:30:00.000Z'));
  });
});
