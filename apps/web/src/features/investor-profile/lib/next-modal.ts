import type { CurrentUser } from '../../../shared/session/current-user.ts';

export type InvestorModal = 'agreement' | 'employment' | 'preset';

export type InvestorModalUser = Pick<
  CurrentUser,
  | 'role'
  | 'application_status'
  | 'check_if_agrees_agreement_update'
  | 'check_if_employment_updated'
  | 'check_if_has_auto_invest_bots'
  | 'check_if_hide_auto_invest_message'
  | 'is_inv_fund_managed'
>;

/** The modal that is due on the signed-in layout, the first in the order; null where none is (NAV-9). */
export function nextModal(user: InvestorModalUser, page: string | null): InvestorModal | null {
  // Whoever does not accept an agreement must be able to write to us all the same (CAS-1).
  if (user.role !== 'investor' || page === 'messages') {
    return null;
  }
  if (!user.check_if_agrees_agreement_update) {
    return 'agreement';
  }
  if (user.application_status !== 'Approved') {
    return null;
  }
  if (!user.check_if_employment_updated) {
    return 'employment';
  }
  const offered =
    !user.check_if_has_auto_invest_bots &&
    !user.check_if_hide_auto_invest_message &&
    !user.is_inv_fund_managed &&
    page === 'dashboard';
  return offered ? 'preset' : null;
}
