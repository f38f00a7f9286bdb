/**
 * How money came in on a note. `excess` was paid before, beyond what was due then; `recovery` was collected after
 * default.
 */
export const paymentMethods = [
  'fpx',
  'direct_debit',
  'bank_transfer',
  'excess',
  'guarantor',
  'recovery',
] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
