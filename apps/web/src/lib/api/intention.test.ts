import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newIntentionKey, useIntention } from './intention.ts';

describe('useIntention', () => {
  it('repeats its key for the same request', () => {
    const { result, rerender } = renderHook(({ amount }) => useIntention({ amount }), {
      initialProps: { amount: '200' },
    });
    const first = result.current.key;
    rerender({ amount: '200' });
    expect(result.current.key).toBe(first);
  });

  it('takes a new key for another content and after renew', () => {
    const { result, rerender } = renderHook(({ amount }) => useIntention({ amount }), {
      initialProps: { amount: '200' },
    });
    const keys = [result.current.key];
    rerender({ amount: '300' });
    keys.push(result.current.key);
    act(() => result.current.renew());
    keys.push(result.current.key);
    expect(new Set(keys).size).toBe(3);
  });

  it('makes version 4 UUIDs', () => {
    expect(newIntentionKey()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
