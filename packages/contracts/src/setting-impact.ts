/**
 * What a change of a setting may touch (OPS-34). `compared`: how many there are depends on the value, so it is counted for
 * the value before and after; `touched`: the new value applies to all of them.
 */
export const settingPopulations = {
  topups_outside_limits: 'compared',
  withdrawals_below_minimum: 'compared',
  withdrawal_fees: 'compared',
  withdrawals_on_hold: 'compared',
  open_campaigns: 'touched',
  campaigns_below_minimum: 'compared',
  notes_awaiting_issue: 'touched',
  running_notes: 'touched',
  investors_above_basic_limit: 'compared',
  investors_without_cancellations: 'compared',
  presets: 'touched',
  presets_below_minimum: 'compared',
  draft_applications: 'touched',
  open_applications: 'touched',
  origination_fees: 'compared',
  service_fees: 'compared',
  service_tax: 'compared',
  withholding_tax: 'compared',
  notes_to_default: 'compared',
  guarantees_to_claim: 'compared',
  late_principal: 'compared',
  active_mandates: 'touched',
  referral_rewards: 'compared',
  open_referrals: 'touched',
  selfies_to_delete: 'compared',
  operators_without_passkey: 'compared',
  exceptions_for_administrators: 'compared',
  managed_investors: 'touched',
} as const satisfies Record<string, 'compared' | 'touched'>;

export type SettingPopulation = keyof typeof settingPopulations;
export const settingPopulationNames = Object.keys(settingPopulations) as [
  SettingPopulation,
  ...SettingPopulation[],
];

/** From what on a new value counts, and what keeps the one before. */
export const settingScopes = [
  'new_requests',
  'new_subscriptions',
  'new_listings',
  'campaign_end',
  'new_offers',
  'new_assessments',
  'new_agreements',
  'new_splits',
  'end_of_day',
  'next_figures',
  'next_collection',
  'next_reward',
  'next_deletion',
  'new_proposals',
  'new_cases',
  'next_sign_in',
  'next_export',
  'next_link',
  'next_remittance',
  'next_reconciliation',
  'next_matching',
  'displayed_text',
] as const;
export type SettingScope = (typeof settingScopes)[number];
