/** Who has moved and waits for the review of the new address. */
export const plannedMove = {
  investor: 'Kavitha a/p Subramaniam',
  home: 'petalingJaya',
  street: '18, Jalan Universiti 6',
  /** So many days before today it is requested. */
  daysAgo: 1,
} as const;
