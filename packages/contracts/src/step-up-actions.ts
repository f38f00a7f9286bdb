/** What a fresh code confirms (ACC-26). */
export const STEP_UP_ACTIONS = [
  'withdrawal',
  'bank_account_change',
  'contact_change',
  'two_factor_off',
  'recovery_codes',
  'passkey_add',
  'passkey_remove',
  'mandate_create',
  'mandate_change',
  'mandate_end',
  'note_signature',
  'excess_refund',
  'account_closing',
] as const;

export type StepUpAction = (typeof STEP_UP_ACTIONS)[number];
