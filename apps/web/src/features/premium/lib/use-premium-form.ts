import { useQueryClient } from '@tanstack/react-query';
import { messages } from '@titian/contracts/messages';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { say } from '../../../lib/text/say.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type CurrentUserAnswer, currentUserQuery } from '../../../shared/session/current-user.ts';
import { type PremiumAnswer, requestPremium } from '../api/premium.ts';
import { bodyOf, emptyPremium, type PremiumValues, problemsOf } from './values.ts';

/** The Premium form with the four outcomes of ONB-35. */
export function usePremiumForm(supportEmail: string) {
  const queries = useQueryClient();

  function onAnswer(answer: PremiumAnswer): void {
    if (!answer.success) {
      showToast('error', say(messages.premiumRefused));
      return;
    }
    showToast('success', say(messages.premiumSubmitted));
    const since = answer.premium_upgrade_requested_at;
    queries.setQueryData<CurrentUserAnswer>(
      currentUserQuery.queryKey,
      (known) => known && { ...known, user: { ...known.user, premium_upgrade_requested_at: since } },
    );
  }

  return useCallForm<PremiumValues, PremiumAnswer>({
    initialValues: emptyPremium,
    check: (values) => problemsOf(values),
    send: (values) => requestPremium(bodyOf(values)),
    onSuccess: onAnswer,
    onRejected: (error) => {
      if (error.status === 422) {
        showToast('error', `${say(messages.premiumFieldErrors)} ${error.message}`);
        return false;
      }
      showToast('error', say(messages.premiumFailed).replace('{email}', supportEmail));
      return true;
    },
  });
}

export type PremiumForm = ReturnType<typeof usePremiumForm>;
