import { describe, expect, it } from 'vitest';
import { firstTab, tabOf } from './tabs.ts';

const nothing = { pending: 0, funded: 0, issued: 0, listed: 0 };

describe('tabs of an issuer', () => {
  it('leaves out what it does not know', () => {
    expect(tabOf({ tab: 'secret' })).toBeNull();
    expect(tabOf({})).toBeNull();
  });

  it('takes what it knows', () => {
    expect(tabOf({ tab: 'defaulted' })).toBe('defaulted');
  });

  it.each([
    [nothing, 'under_review'],
    [{ ...nothing, listed: 1 }, 'listed'],
    [{ ...nothing, listed: 1, issued: 2 }, 'issued'],
    [{ ...nothing, listed: 1, funded: 1, issued: 2 }, 'listed'],
    [{ pending: 1, funded: 1, issued: 2, listed: 1 }, 'pending'],
  ])('opens where something waits: %j', (waiting, tab) => {
    expect(firstTab(waiting)).toBe(tab);
  });
});
