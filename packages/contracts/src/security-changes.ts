/** What may change about a person's sign-in. */
export const securityChangeKinds = [
  'password_reset',
  'password_changed',
  'email_changed',
  'phone_changed',
  'two_factor_enabled',
  'two_factor_reset',
  'two_factor_off',
  'passkey_added',
  'passkey_removed',
] as const;
export type SecurityChangeKind = (typeof securityChangeKinds)[number];
