import { useQuery } from '@tanstack/react-query';
import { platformTermsQuery } from '../../../shared/platform/terms.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { topUp } from '../api/top-up.ts';
import { useTopUpForm } from './use-top-up-form.ts';

/** The top-up of the signed-in user, used by the balance page and the verification page. */
export function useTopUp(firstTime: boolean) {
  const { type } = useCurrentUser();
  const { data: terms } = useQuery(platformTermsQuery);
  const maximum = type === 'Institution' ? terms?.topup_maximum_institution : terms?.topup_maximum_individual;
  return useTopUpForm(
    (amount, idempotencyKey) => topUp({ amount, firstTime, idempotencyKey }),
    maximum ?? null,
  );
}
