import { describe, expect, it } from 'vitest';
import { createStack, StoppedError } from './stack.ts';

function part(name: string, stopped: string[], problem?: string) {
  return {
    async stop() {
      stopped.push(name);
      if (problem !== undefined) throw new Error(problem);
    },
  };
}

describe('a stack of running parts', () => {
  it('does not start a part once it is stopped', async () => {
    const stack = createStack();
    await stack.stop();
    await expect(stack.add(() => part('late', []))).rejects.toThrow(StoppedError);
  });

  it('stops a part that was still starting when the stop came, and waits for it', async () => {
    const stack = createStack();
    const stopped: string[] = [];
    let finish: () => void = () => undefined;
    const slow = stack.add(async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return part('slow', stopped);
    });
    const outcome = expect(slow).rejects.toThrow(StoppedError);
    const stop = stack.stop();
    await Promise.resolve();
    finish();
    await Promise.all([stop, outcome]);
    expect(stopped).toEqual(['slow']);
  });

  it('stops the rest when one part fails to stop, and says what failed', async () => {
    const stack = createStack();
    const stopped: string[] = [];
    await stack.add(() => part('first', stopped));
    await stack.add(() => part('second', stopped, 'stuck'));
    expect(await stack.stop()).toEqual(['stuck']);
    expect(stopped).toEqual(['second', 'first']);
  });

  it('stops once, however often it is called', async () => {
    const stack = createStack();
    const stopped: string[] = [];
    await stack.add(() => part('only', stopped));
    await Promise.all([stack.stop(), stack.stop()]);
    expect(stopped).toEqual(['only']);
  });

  it('does not hold on to a part that failed to start', async () => {
    const stack = createStack();
    await expect(stack.add(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await stack.stop()).toEqual([]);
  });
});
