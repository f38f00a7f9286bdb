/** Words that the code no longer uses, each with the standard term; docs/glossary.md explains the terms. */
const OLD_WORDS = [
  [/^judg(e|es|ed|ing)$/u, 'validate (input) or assess (credit)'],
  [/^(prove|proves|proved|proven|proving|unproven)$/u, 'verify'],
  [/^(keep|keeps|kept|keeping|keeper)$/u, 'store, save or retention'],
  [/^(tell|tells|told|telling)$/u, 'notify'],
  [/^(news|announce|announces|announced)$/u, 'event or notification'],
  [/^wish(es|ed)?$/u, 'preference or request'],
  [/^ask(s|ed|ing|er|able)?$/u, 'request or enquire'],
  [/^learn(s|ed)?$/u, 'sync'],
  [/^vaults?$/u, 'field encryption'],
  [/^refus(e|es|ed|al|als|ing)$/u, 'reject, rejection or error'],
  [/^ours$/u, 'invariant or own'],
  [/^desks?$/u, 'work queue'],
  [/^staff$/u, 'operator'],
  [/^standings?$/u, 'status'],
  [/^guess(es|ing)?$/u, 'attempt'],
  [/^bids?$/u, 'subscription'],
  [/^bidders?$/u, 'subscriber'],
  [/^claimants?$/u, 'candidate'],
  [/^jointly$/u, 'batch'],
  [/^takings$/u, 'deductions'],
  [/^crowd(s|ed)?$/u, 'bulk load'],
];

/** Former terms of several words, each of which is used alone. */
const OLD_PHRASES = [
  [/\bpayments received\b/u, 'receipts clearing'],
  [/\btaken back\b/u, 'recovered'],
  [/\btaken sen\b/u, 'charged, deducted or allocated'],
  [/\btogether (to|sen|bps)\b/u, 'combined'],
  [/\bcap yearly\b/u, 'cap'],
];

/**
 * The words of an identifier or file name, in lower case.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function wordsOf(name) {
  return name
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');
}

/**
 * The first old word or phrase of a name.
 *
 * @param {string} name
 * @returns {{ word: string, standard: string } | null}
 */
export function oldWordOf(name) {
  const words = wordsOf(name);
  for (const word of words) {
    const known = OLD_WORDS.find(([old]) => old.test(word));
    if (known !== undefined) return { word, standard: known[1] };
  }
  const text = words.join(' ');
  for (const [old, standard] of OLD_PHRASES) {
    const [word] = old.exec(text) ?? [];
    if (word !== undefined) return { word, standard };
  }
  return null;
}
