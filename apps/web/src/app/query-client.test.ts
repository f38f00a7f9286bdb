import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { ApiError } from '@titian/contracts/http/api-error';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('fails a call without a network immediately, and sends nothing when it returns (NAV-26)', async () => {
  const queries = createQueryClient();
  queries.mount();
  onlineManager.setOnline(false);
  const send = vi.fn(async () => {
    throw new ApiError({ status: 0, code: 'network', message: 'no network' });
  });
  const mutation = new MutationObserver(queries, { mutationFn: send });
  await expect(mutation.mutate()).rejects.toMatchObject({ code: 'network' });
  onlineManager.setOnline(true);
  await queries.resumePausedMutations();
  expect(send).toHaveBeenCalledTimes(1);
  queries.unmount();
});
