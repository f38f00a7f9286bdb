import { ApiError } from '@titian/contracts/http/api-error';
import { generateSecret, generateSync } from 'otplib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withCodeBefore } from './create-operators.ts';

const STEP_MS = 30_000;
const secret = generateSecret();
const rejection = (code: string) => new ApiError({ status: 422, code, message: code });
const codeAt = (ms: number) => generateSync({ secret, epoch: ms / 1000 });

beforeEach(() => void vi.useFakeTimers({ now: 1_000 * STEP_MS }));
afterEach(() => void vi.useRealTimers());

it('gives the next code when the step ended on the way, once', async () => {
  const given: string[] = [];
  const send = async (code: string) => {
    given.push(code);
    if (given.length === 1) {
      vi.setSystemTime(1_001 * STEP_MS);
      throw rejection('validation_failed');
    }
    return 'signed in';
  };
  expect(await withCodeBefore(secret, send)).toBe('signed in');
  expect(given).toEqual([codeAt(999 * STEP_MS), codeAt(1_000 * STEP_MS)]);
});

it('gives up on another error, and on a second one', async () => {
  const rejectOnce = vi.fn(async () => {
    throw rejection('disabled');
  });
  await expect(withCodeBefore(secret, rejectOnce)).rejects.toThrow('disabled');
  expect(rejectOnce).toHaveBeenCalledTimes(1);
  const rejectAgain = vi.fn(async () => {
    throw rejection('validation_failed');
  });
  await expect(withCodeBefore(secret, rejectAgain)).rejects.toThrow('validation_failed');
  expect(rejectAgain).toHaveBeenCalledTimes(2);
});
