import { onlineManager } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@titian/contracts/http/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

const rejection = (status: number, code: string) => new ApiError({ status, code, message: code });
const save = vi.fn<(isLeaving: boolean) => Promise<void>>();

function draft() {
  return renderHook(({ content }) => useAutosave({ content, save }), { initialProps: { content: '0' } });
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  save.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useAutosave', () => {
  it('stops for good when the draft is stale', async () => {
    save.mockRejectedValueOnce(rejection(409, 'stale_draft'));
    const { result, rerender } = draft();
    rerender({ content: '1' });
    await pass(1_500);
    expect(result.current).toMatchObject({ state: 'stopped', error: { code: 'stale_draft' } });
    rerender({ content: '2' });
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('waits for another content after a rejected field', async () => {
    save.mockRejectedValueOnce(rejection(422, 'validation_failed'));
    const { result, rerender } = draft();
    rerender({ content: '1' });
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    expect(result.current.state).toBe('refused');
    rerender({ content: '2' });
    await pass(1_500);
    expect(result.current.state).toBe('clean');
  });

  it('retries at once on request, and only where something is unsent', async () => {
    save.mockRejectedValueOnce(rejection(0, 'network'));
    const { result, rerender } = draft();
    await act(() => result.current.flush());
    expect(save).not.toHaveBeenCalled();
    rerender({ content: '1' });
    await pass(1_500);
    expect(result.current.state).toBe('failed');
    await act(() => result.current.flush());
    expect(save).toHaveBeenCalledTimes(2);
    expect(result.current.state).toBe('clean');
  });

  it('retries automatically after a network failure', async () => {
    save.mockRejectedValueOnce(rejection(0, 'network'));
    const { result, rerender } = draft();
    rerender({ content: '1' });
    await pass(1_500);
    expect(result.current.state).toBe('failed');
    await pass(8_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(result.current.state).toBe('clean');
  });

  it('saves nothing untouched, and at a steady interval during continuous typing', async () => {
    const { rerender } = draft();
    await pass(60_000);
    expect(save).not.toHaveBeenCalled();
    for (let key = 1; key <= 12; key += 1) {
      rerender({ content: String(key) });
      await pass(200);
    }
    expect(save).toHaveBeenCalledTimes(1);
    await pass(1_500);
    expect(save).toHaveBeenCalledTimes(2);
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('saves at once when the page is hidden, left, or online again', async () => {
    const { rerender } = draft();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    rerender({ content: '1' });
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(save).toHaveBeenLastCalledWith(false);
    hidden.mockRestore();
    save.mockRejectedValueOnce(rejection(0, 'network'));
    rerender({ content: '2' });
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(save).toHaveBeenLastCalledWith(true);
    await act(async () => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    });
    expect(save).toHaveBeenCalledTimes(3);
    await act(async () => void window.dispatchEvent(new Event('pagehide')));
    expect(save).toHaveBeenCalledTimes(3);
  });

  it('warns before the page is left only while something is unsent', async () => {
    const { result, rerender } = draft();
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([leave(), result.current.isUnsent()]).toEqual([false, false]);
    rerender({ content: '1' });
    expect([leave(), result.current.isUnsent()]).toEqual([true, true]);
    await pass(1_500);
    expect([leave(), result.current.isUnsent()]).toEqual([false, false]);
  });

  it('saves what was never sent before the form was opened', async () => {
    const { result } = renderHook(() => useAutosave({ content: '1', savedContent: '0', save }));
    expect(result.current.state).toBe('waiting');
    await pass(1_500);
    expect(save).toHaveBeenCalledTimes(1);
    expect(result.current.state).toBe('clean');
  });

  it('saves one at a time, and what was typed meanwhile afterwards', async () => {
    let finish = () => {};
    save.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const { result, rerender } = draft();
    rerender({ content: '1' });
    await pass(1_500);
    rerender({ content: '2' });
    await pass(60_000);
    expect(save).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(result.current.state).toBe('waiting');
    await pass(1_500);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('holds still for a submission until it is let go', async () => {
    const { result, rerender } = draft();
    const resume = await act(() => result.current.pause());
    rerender({ content: '1' });
    await pass(60_000);
    expect(save).not.toHaveBeenCalled();
    act(() => resume());
    await pass(1_500);
    expect(save).toHaveBeenCalledTimes(1);
  });
});
