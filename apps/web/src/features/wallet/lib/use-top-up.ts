import { topUp } from '../api/top-up.ts';
import { useTopUpForm } from './use-top-up-form.ts';

/** The top-up of who is signed in, used by the balance page and the verification page. */
export function useTopUp(firstTime: boolean) {
  return useTopUpForm((amount, idempotencyKey) => topUp({ amount, firstTime, idempotencyKey }));
}
