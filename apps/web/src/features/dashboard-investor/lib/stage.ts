import type { CurrentUser } from '../../../shared/session/current-user.ts';

/** How far an investor has come: the dashboard shows what comes next until there are figures to show. */
export function stageOf(
  user: Pick<CurrentUser, 'application_status' | 'first_topup' | 'is_inv_fund_managed'>,
): 'under_review' | 'first_topup' | 'investing' {
  if (user.application_status !== 'Approved') {
    return 'under_review';
  }
  return user.first_topup || user.is_inv_fund_managed ? 'investing' : 'first_topup';
}
