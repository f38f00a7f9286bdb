/** The parts of the settings in their order; the names are anchors in the address. */
export const sectionIds = [
  'profile',
  'employment',
  'contact',
  'address',
  'bank',
  'direct-debit',
  'password',
  'two-factor',
  'passkeys',
  'sessions',
  'notifications',
  'data',
  'closing',
] as const;

export type SectionId = (typeof sectionIds)[number];
