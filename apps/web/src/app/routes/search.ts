/** The search parameters that pages read, cleaned: what is not text is dropped. */

type Raw = Readonly<Record<string, unknown>>;

function texts<const K extends string>(...keys: readonly K[]) {
  return (raw: Raw): { [P in K]?: string } => {
    const found: { [P in K]?: string } = {};
    for (const key of keys) {
      const value = raw[key];
      // The router reads digits as numbers; a reference number is text.
      if (typeof value === 'string' || typeof value === 'number') {
        found[key] = String(value);
      }
    }
    return found;
  };
}

export const searchOf = {
  /** The page requested before the sign-in, and a notice to show. */
  login: texts('next', 'notice'),
  /** What was moved in the simulation. */
  simulation: texts('amount', 'rate', 'months', 'failed', 'profile', 'contract', 'residence'),
  /** A version of a legal text. */
  legal: texts('version'),
  /** What the e-mail was about whose link was opened. */
  unsubscribe: texts('category'),
  /** A friend's referral code. */
  register: texts('ref'),
  /** The payment that the bank has sent the browser back from. */
  payment: texts('ref_number'),
  /** Which state of which list a queue of the back office shows, and the entry that is open. */
  queue: texts('state', 'view', 'id'),
  /** Filters and order of a list of the back office, and the entry that is open. */
  list: texts(
    ...(['state', 'view', 'id', 'sort', 'order', 'from', 'to', 'amount_min', 'amount_max', 'q'] as const),
    ...(['grade', 'contract', 'late', 'role', 'actor_kind', 'actor_id', 'action'] as const),
    ...(['subject_kind', 'subject_id', 'bucket', 'promise', 'waiting', 'owner'] as const),
  ),
  /** Tab, order and filters of an investor's notes. */
  notes: texts(
    ...([
      'tab',
      'sort',
      'order',
      'grade',
      'type',
      'contract',
      'rate_min',
      'term_max',
      'guaranteed',
      'watched',
    ] as const),
    ...(['state', 'late', 'issuer', 'q', 'group', 'page'] as const),
  ),
  /** Tab of an issuer's notes, or the payment that the bank has sent the browser back from. */
  boNotes: texts('tab', 'ref_number'),
  /** Tab of My Activity, and filters of the movements of cash. */
  activity: texts('tab', 'kind', 'from', 'to', 'note_id', 'statement'),
  /** State and purpose of held payments. */
  heldPayments: texts('state', 'purpose'),
  /** State and days of the commodity trades. */
  shariahTrades: texts('state', 'from', 'to'),
  /** State of the unclaimed moneys. */
  unclaimedMoneys: texts('state'),
  /** Days of the large amounts. */
  largeAmounts: texts('from', 'to'),
  /** Which register, and the state and days of its entries. */
  registers: texts('register', 'state', 'from', 'to'),
  /** Kind and days of the security events. */
  securityEvents: texts('kind', 'from', 'to'),
  /** Filters of the notices. */
  notifications: texts('category', 'unread'),
  /** The step of a long form. */
  draft: texts('step'),
  /** One address of the demo's mailbox. */
  mailbox: texts('to'),
};
