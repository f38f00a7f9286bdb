/** The parts of the signed-in user that the guard looks at (NAV-2). */
export interface GuardUser {
  readonly role: 'investor' | 'businessowner';
  readonly type: 'Individual' | 'Institution' | null;
  readonly account_status: string;
  readonly application_status: string | null;
  readonly application_id: string | null;
  readonly completed_application: boolean;
  readonly inv_no: string | null;
  readonly first_topup: boolean;
  readonly is_inv_fund_managed: boolean;
  readonly check_if_enabled_two_factor: boolean;
}

/** The user who requests a page; null without a sign-in. */
export type GuardSession = {
  readonly user: GuardUser;
  readonly hasTwoFactorToken: boolean;
} | null;
