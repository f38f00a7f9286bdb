import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { text } from './text.ts';

export type Proposal = CallBody<'operatorPropose'>;

/** Sends a maker's proposal (OPS-1). Every queue is refetched, because a proposal moves rows in several. */
export function usePropose(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Proposal) => call('operatorPropose', { body }),
    onSuccess: async () => {
      showToast('success', text('proposed'));
      onDone();
      await queries.invalidateQueries({ queryKey: ['operator'] });
    },
  });
}
