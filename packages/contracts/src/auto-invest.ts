/** What auto-investment did about a note, or why it did nothing. */
export const autoInvestResults = [
  'allocated',
  'balance',
  'limit',
  'exposure',
  'budget',
  'tenure',
  'rate',
  'type',
  'guaranteed',
  'share_used_up',
  'off',
  'paused',
  'account',
  'closed',
  'stopped',
  'unrecorded',
] as const;
