import { defineCatalogue } from '../../../lib/text/catalogue.ts';

/** What a change of a setting would touch (OPS-34). */
export const { english, useText } = defineCatalogue('setting-impact', {
  title: 'Impact',
  affected: 'Affected',
  before: 'Current value',
  after: 'New value',
  counting: 'Counting…',
  tooMany: 'Too many to count',
  nothing: 'Nothing to count.',
  asOf: 'As things stand now, for the value proposed.',
  population: {
    topups_outside_limits: 'Top-ups of the last 90 days outside the limits',
    withdrawals_below_minimum: 'Withdrawals of the last 90 days below the minimum',
    withdrawal_fees: 'Withdrawals of the last 12 months, with their fees at this rate',
    withdrawals_on_hold: 'Customers whose withdrawals are on hold',
    open_campaigns: 'Open campaigns, with their targets',
    campaigns_below_minimum: 'Open campaigns that have raised less than the minimum, with their targets',
    notes_awaiting_issue: 'Notes without an agreement yet, with the amount raised',
    running_notes: 'Running notes, with their outstanding principal',
    investors_above_basic_limit: 'Investors above the Basic plan limit, with their positions',
    investors_without_cancellations: 'Investors who may not cancel any more',
    presets: 'Active presets',
    presets_below_minimum: 'Active presets below the minimum investment',
    draft_applications: 'Drafts of applications, with the amounts sought',
    open_applications: 'Applications under review, with the amounts sought',
    origination_fees: 'Applications under review, with their origination fees',
    service_fees: 'Repayments of the last 12 months, with their service fees',
    service_tax: 'Repayments of the last 12 months, with the service tax on their fees',
    withholding_tax: 'Shares of non-residents in the last 12 months, with the tax withheld',
    notes_to_default: 'Notes that default at the end of today, with their outstanding principal',
    guarantees_to_claim: 'Notes claimed from their guarantors at the end of today',
    late_principal: 'Notes past due, with the value of their principal',
    active_mandates: 'Active direct debit mandates',
    referral_rewards: 'Unpaid referral rewards',
    open_referrals: 'Open referrals',
    selfies_to_delete: 'Selfies to delete',
    operators_without_passkey: 'Operators who need a passkey and have none',
    exceptions_for_administrators: 'Open exceptions that an administrator confirms',
    managed_investors: 'Investors under management, with their funds',
  },
  scope: {
    new_requests: 'Takes effect for requests made from that day. Earlier requests keep their result.',
    new_subscriptions:
      'Takes effect for investments made from that day. Earlier investments stay as they are.',
    new_listings:
      'Takes effect for notes listed from that day. Listed and running notes keep their terms, so no note is touched.',
    campaign_end: 'Takes effect for campaigns that end from that day. Running notes are not touched.',
    new_offers:
      'Takes effect for offers made from that day. Offers already made and running notes keep their terms.',
    new_assessments:
      'Takes effect for credit assessments made from that day. Earlier assessments stay as they are.',
    new_agreements:
      'Takes effect for agreements signed from that day. Running notes keep their signed agreements, so none is touched.',
    new_splits:
      'Takes effect for repayments distributed from that day, also of running notes. Earlier distributions stay as they are.',
    end_of_day: 'Takes effect at the end of that day, also for running notes.',
    next_figures: 'Takes effect for figures as of that day and later. Earlier figures stay as they are.',
    next_collection: 'Takes effect for direct debits from that day.',
    next_reward: 'Takes effect for rewards paid from that day. Paid rewards stay as they are.',
    next_deletion: 'Takes effect at the next deletion from that day.',
    new_proposals:
      'Takes effect for proposals made from that day. Open proposals keep their expiry, so none is touched.',
    new_cases:
      'Takes effect when a case is next opened or answered. Open cases keep their due time, so none is touched.',
    next_sign_in: 'Takes effect for operators from that day.',
    next_export: 'Takes effect for lists exported from that day. No notes, customers or amounts are touched.',
    next_link: 'Takes effect for links sent from that day. Sent links keep their expiry.',
    next_remittance:
      'Takes effect for tax periods that are remitted from that day. Recorded remittances stay as they are.',
    next_reconciliation: 'Takes effect at the reconciliation of that day. Closed days never change.',
    next_matching: 'Takes effect for exceptions that are closed from that day.',
    displayed_text:
      'Shown on pages and in e-mails from that day. No notes, customers or amounts are touched.',
  },
});
