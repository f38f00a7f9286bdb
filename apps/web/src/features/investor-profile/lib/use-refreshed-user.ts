import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '../../../shared/session/current-user.ts';

/** Reads the signed-in user again, after something about their status was changed. */
export function useRefreshedUser(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
}
