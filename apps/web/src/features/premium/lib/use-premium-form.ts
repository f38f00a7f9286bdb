import { useQueryClient } from '@tanstack/react-query';
import { premiumFileFields } from '@titian/contracts/premium';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type CurrentUserAnswer, currentUserQuery } from '../../../shared/session/current-user.ts';
import { type PremiumAnswer, requestPremium } from '../api/premium.ts';
import { bodyOf, emptyPremium, type PremiumValues, problemsOf } from './values.ts';

/** The Premium form with the four outcomes of ONB-35. */
export function usePremiumForm(supportEmail: string) {
  const queries = useQueryClient();

  function onAnswer(answer: PremiumAnswer): void {
    if (!answer.success) {
      showToast('error', specifiedText('premiumRejected'));
      return;
    }
    showToast('success', specifiedText('premiumSubmitted'));
    const since = answer.premium_upgrade_requested_at;
    queries.setQueryData<CurrentUserAnswer>(
      currentUserQuery.queryKey,
      (known) => known && { ...known, user: { ...known.user, premium_upgrade_requested_at: since } },
    );
  }

  return useCallForm<PremiumValues, PremiumAnswer>({
    initialValues: emptyPremium,
    check: (values) => problemsOf(values),
    unsent: { name: 'premium', omit: ['inv_agree_declaration'], memoryOnly: premiumFileFields },
    send: (values) => requestPremium(bodyOf(values)),
    onSuccess: onAnswer,
    onRejected: (error) => {
      if (error.status === 422) {
        showToast('error', `${specifiedText('premiumFieldErrors')} ${error.message}`);
        return false;
      }
      showToast('error', specifiedText('premiumFailed').replace('{email}', supportEmail));
      return true;
    },
  });
}

export type PremiumForm = ReturnType<typeof usePremiumForm>;
