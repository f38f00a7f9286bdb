import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { ApiError } from '@titian/contracts/http/api-error';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { operatorSession } from '../../../../lib/session/session-store.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { logOutOperator } from '../api/operator-session.ts';
import { text } from '../text.ts';

/** Ends the operator's session on the server and here. The second factor is required at every sign-in. */
export function useOperatorLogOut(): () => Promise<void> {
  const router = useRouter();
  const queries = useQueryClient();

  return async () => {
    try {
      await logOutOperator();
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) {
        showToast('error', text('logOutFailed'));
        return;
      }
    }
    operatorSession.signOut();
    operatorSession.dropTwoFactorToken();
    showToast('success', text('loggedOut'));
    await router.navigate({ to: operatorRouteTable.operator_login.path });
    queries.removeQueries({ queryKey: ['operator'] });
  };
}
