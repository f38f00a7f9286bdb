import { describe, expect, it } from 'vitest';
import {
  choose,
  holdingFilters,
  holdingOrder,
  holdingQueryOf,
  issuerOrder,
  pageOf,
  sortedBy,
} from './holding-search.ts';

describe('the address of the investor’s notes', () => {
  it('leaves out invalid filters', () => {
    const odd = {
      state: 'completed',
      late: 'yes',
      grade: 'Z',
      issuer: 'ISR-1',
      q: '   ',
      type: 'x',
      contract: 'x',
    };
    expect(holdingFilters(odd, 'subscribed')).toEqual({});
    expect(holdingFilters(odd, 'past')).toEqual({ state: 'completed' });
    expect(holdingFilters({ q: 'x'.repeat(200) }, 'past').q).toHaveLength(100);
    expect([pageOf({}), pageOf({ page: '0' }), pageOf({ page: '1e3' }), pageOf({ page: '12' })]).toEqual([
      1, 1, 1, 12,
    ]);
    expect(holdingOrder({ sort: 'toString', order: 'up' })).toEqual({ by: 'newest', direction: 'desc' });
  });

  it('says how the list is sorted, each column first in its own direction', () => {
    expect(holdingOrder({ sort: 'note' })).toEqual({ by: 'note', direction: 'asc' });
    expect(holdingOrder({ sort: 'outstanding', order: 'asc' })).toEqual({
      by: 'outstanding',
      direction: 'asc',
    });
    expect(issuerOrder({ sort: 'outstanding' })).toEqual({ by: 'share', direction: 'desc' });
  });

  it('turns the direction when the same head is pressed again, and goes back to the first page', () => {
    const first = sortedBy({ tab: 'subscribed', page: '7', q: 'lorry' }, 'outstanding');
    expect(first).toEqual({ tab: 'subscribed', q: 'lorry', sort: 'outstanding' });
    const second = sortedBy(first, 'outstanding');
    expect(second).toEqual({ ...first, order: 'asc' });
    expect(sortedBy(second, 'outstanding')).toEqual(first);
    expect(sortedBy(second, 'note')).toEqual({ ...first, sort: 'note' });
  });

  it('requests one page of what is chosen', () => {
    const search = choose({ tab: 'subscribed', page: '3', grade: 'A' }, { late: '1', grade: '' });
    expect(search).toEqual({ tab: 'subscribed', late: '1' });
    expect(holdingQueryOf({ ...search, page: '2', sort: 'rate' }, 'subscribed')).toEqual({
      late: '1',
      sort: 'rate',
      order: 'desc',
      limit: '50',
      page: '2',
    });
  });
});
