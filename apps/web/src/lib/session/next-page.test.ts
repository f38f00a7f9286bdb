import { describe, expect, it } from 'vitest';
import { nextSearch, safeNext } from './next-page.ts';

describe('safeNext', () => {
  it.each([
    ['https://evil.example/'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['javascript:alert(1)'],
    ['dashboard'],
    [null],
    [7],
  ])('rejects %s', (next) => {
    expect(safeNext(next)).toBeNull();
  });

  it('takes a page of this site with its query and its part', () => {
    expect(safeNext('/balance?ref_number=T1')).toBe('/balance?ref_number=T1');
    expect(safeNext('/account/settings#two-factor')).toBe('/account/settings#two-factor');
  });
});

describe('nextSearch', () => {
  it.each(['/', '/login', '/login?next=%2Fnotes', '/dashboard'])('has no way back to %s', (href) => {
    expect(nextSearch(href)).toEqual({});
  });

  it('leads back to the requested page', () => {
    expect(nextSearch('/topup/fpx-verify')).toEqual({ next: '/topup/fpx-verify' });
  });
});
