import type { Day } from '@titian/finance/calendar';
import { employmentDueOn } from '../../onboarding/public.ts';
import type { Facts } from './facts.ts';

/** Whether the accepted Investor Agreement is the version in force; acceptance in the application counts (ONB-22). */
export function agreesToUpdate({ user, investor, applicant, ...facts }: Facts): boolean {
  if (user.role !== 'investor') {
    return true;
  }
  const accepted = investor?.agreementVersion ?? applicant?.agreementVersion ?? null;
  return accepted === facts.agreementVersion || facts.agreedVersion === facts.agreementVersion;
}

/** Whether an Individual's employment data is younger than 12 months; always true of others (ONB-21). */
export function employmentUpdated({ user, investor }: Facts, today: Day): boolean {
  if (user.type !== 'Individual') {
    return true;
  }
  const updatedAt = investor?.employmentUpdatedAt ?? null;
  return updatedAt !== null && today < employmentDueOn(updatedAt);
}

/** What the customer may do now, for buttons; the server decides again at each call. */
export function permissions({ user, status, investor }: Facts): Record<string, boolean> {
  const active = user.accountStatus === 'Active' && status.isApproved;
  const investing = active && investor !== null && !investor.isFundManaged;
  const open = investing && investor.firstTopupAt !== null;
  return {
    top_up: investing,
    withdraw: open,
    invest: open,
    auto_invest: open,
    upgrade_to_premium: active && investor?.planType === 'basic',
    start_tour: investing && !user.hasSeenTour,
    apply_for_financing: active && user.role === 'businessowner',
  };
}
