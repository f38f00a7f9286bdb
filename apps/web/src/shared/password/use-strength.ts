import { useQuery } from '@tanstack/react-query';
import type { Strength } from './strength.ts';

/** The lists of passwords are larger than the page, so they come when the first password is long enough. */
const estimatorQuery = {
  queryKey: ['password-estimator'],
  queryFn: async () => (await import('./strength.ts')).passwordStrength,
  staleTime: Number.POSITIVE_INFINITY,
} as const;

/**
 * The strength of a password; null while the estimator loads, or where it cannot be loaded: the server decides.
 * @param password empty as long as it is not to be assessed
 */
export function useStrength(password: string, personal: readonly string[]): Strength | null {
  const { data: estimate } = useQuery({ ...estimatorQuery, enabled: password !== '' });
  return estimate === undefined || password === '' ? null : estimate(password, personal);
}
