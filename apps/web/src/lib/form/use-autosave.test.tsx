import { act, renderHook } from '@testing-library/react';
import { ApiError } from '@titian/contracts/http/api-error';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutosave } from './use-autosave.ts';

const rejection = (status: number, code: string) => new ApiError({ status, code, message: code });
const save = vi.fn<() => Promise<void>>();

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

  it('waits for another content after a refused field', async () => {
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

  it('tries again at once when it is told to, and only where a save has failed', async () => {
    save.mockRejectedValueOnce(rejection(0, 'network'));
    const { result, rerender } = draft();
    act(() => result.current.retry());
    expect(save).not.toHaveBeenCalled();
    rerender({ content: '1' });
    await pass(1_500);
    expect(result.current.state).toBe('failed');
    await act(async () => result.current.retry());
    expect(save).toHaveBeenCalledTimes(2);
    expect(result.current.state).toBe('clean');
  });

  it('tries again by itself when the network was gone', async () => {
    save.mockRejectedValueOnce(rejection(0, 'network'));
    const { result, rerender } = draft();
    rerender({ content: '1' });
    await pass(1_500);
    expect(result.current.state).toBe('failed');
    await pass(8_000);
    expect(save).toHaveBeenCalledTimes(2);
    expect(result.current.state).toBe('clean');
  });

  it('saves nothing untouched, and once after a pause in typing', async () => {
    const { rerender } = draft();
    await pass(60_000);
    expect(save).not.toHaveBeenCalled();
    rerender({ content: '1' });
    await pass(1_000);
    rerender({ content: '2' });
    await pass(1_000);
    expect(save).not.toHaveBeenCalled();
    await pass(500);
    expect(save).toHaveBeenCalledTimes(1);
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
