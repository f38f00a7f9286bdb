import { useQueryClient } from '@tanstack/react-query';
import { employmentQuery } from '../api/investor-profile.ts';
import { useRefreshedUser } from './use-refreshed-user.ts';

/** Reads the employment and the signed-in user again, after it was confirmed or changed. */
export function useRefreshedEmployment(): () => Promise<void> {
  const queries = useQueryClient();
  const refreshUser = useRefreshedUser();
  return async () => {
    await Promise.all([queries.invalidateQueries({ queryKey: employmentQuery.queryKey }), refreshUser()]);
  };
}
