import { useQueryClient } from '@tanstack/react-query';
import { customerSession } from '../../../lib/session/session-store.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { type Passed, twoFactorQuery } from '../api/two-factor.ts';

/** After an accepted code: keeps the token of this device, and forgets what was answered without it. */
export function usePassed(): (passed: Passed) => Promise<void> {
  const queries = useQueryClient();
  return async ({ two_factor_token }) => {
    customerSession.setTwoFactorToken(two_factor_token);
    await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    await queries.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
  };
}
