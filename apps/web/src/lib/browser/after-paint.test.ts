import { describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

describe('afterPaint', () => {
  it('calls after the frame that draws what was rendered', async () => {
    const run = vi.fn();
    afterPaint(run);
    await frame();
    expect(run).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });

  it.each([
    ['before the first frame', () => Promise.resolve()],
    ['between the frames', frame],
  ])('never calls once it was left %s', async (_when, until) => {
    const run = vi.fn();
    const leave = afterPaint(run);
    await until();
    leave();
    await frame();
    await frame();
    await new Promise((resolve) => setTimeout(resolve));
    expect(run).not.toHaveBeenCalled();
  });
});
