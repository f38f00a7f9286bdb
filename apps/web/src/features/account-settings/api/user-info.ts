import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';

export type UserInfo = CallResponse<'userInfo'>['user_info'];

/** Contact data and preferences of the signed-in user (`GET /user/info`, ONB-33). */
export const userInfoQuery = queryOptions({
  queryKey: ['user', 'info'] as const,
  queryFn: ({ signal }) => call('userInfo', { signal }),
});
