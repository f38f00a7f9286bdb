import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallBody, CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { text } from '../text.ts';
import { userInfoQuery } from './user-info.ts';

export type InfoChange = CallBody<'userUpdateInfo'>;

/** Changes the sent parts of contact and preferences; phone and e-mail are rejected without a fresh code. */
export function updateInfo(change: InfoChange): Promise<CallResponse<'userUpdateInfo'>> {
  return call('userUpdateInfo', { body: change });
}

/** For switches: saves at once, and says so. */
export function useSaveInfo() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: updateInfo,
    onSuccess: (answer) => {
      queries.setQueryData(userInfoQuery.queryKey, answer);
      showToast('success', text('saved'));
    },
    onError: (error) => showToast('error', error.message),
  });
}
