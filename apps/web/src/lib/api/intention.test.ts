import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { newIntentionKey, useIntention, useIntentionKeys } from './intention.ts';

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

  it('takes a new key for another file', () => {
    const { result, rerender } = renderHook(({ file }) => useIntention([file]), {
      initialProps: { file: new File(['one'], 'proof.pdf') },
    });
    const first = result.current.key;
    rerender({ file: new File(['another'], 'proof.pdf') });
    expect(result.current.key).not.toBe(first);
  });

  it('makes version 4 UUIDs', () => {
    expect(newIntentionKey()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});

describe('useIntentionKeys', () => {
  it('repeats its key for the same content until it is carried out or another is sent', () => {
    const keys = renderHook(() => useIntentionKeys()).result.current;
    const first = keys.of({ text: 'one' });
    expect(keys.of({ text: 'one' })).toBe(first);
    const second = keys.of({ text: 'two' });
    keys.renew();
    expect(new Set([first, second, keys.of({ text: 'two' })]).size).toBe(3);
  });
});
