/** How a payer's name compares with the verified one (WAL-3). */
export type NameCheck = 'equal' | 'close' | 'absent' | 'different';

/** At least this share of all tokens in common is close enough for a person to look at. */
const CLOSE_SHARE = 0.5;

/** A punctuation mark is nothing or a space: banks do either. */
const gaps = ['', ' '] as const;

const connectors = new Set(['BIN', 'BINTI', 'BT', 'BTE', 'BINTE']);
/** A/L, A/P, S/O, D/O: "child of". Taken out before the slash is lost. */
const SLASHED_CONNECTORS = /(?<![A-Z0-9])(?:A\s*\/\s*[LP]|[SD]\s*\/\s*O)(?![A-Z0-9])/g;
/** Thousands of companies share the words of their legal form, so these do not identify a company. */
const legalForm = new Set(['SDN', 'BHD', 'PLT', 'ENTERPRISE']);
/** Malaysian banks write what a person is also called behind an @. */
const ALIAS = /@.*$/;

/**
 * Compares the account holder that the bank names with the name on the approved document, as sets of words:
 * whatever their order, without connectors, punctuation and accents, `SDN BHD` in any spelling. The bank's name
 * may be cut short, so a part of the name is close, not equal.
 */
export function comparePayerName(payerName: string | null, verifiedName: string): NameCheck {
  if (payerName === null || tokensOf(payerName, ' ').length === 0) {
    return 'absent';
  }
  const readings = gaps.flatMap((gap) =>
    gaps.map((other) => [tokensOf(payerName, gap), tokensOf(verifiedName, other)] as const),
  );
  if (readings.some(([payer, verified]) => isEqual(payer, verified))) {
    return 'equal';
  }
  return readings.some(([payer, verified]) => isClose(payer, verified)) ? 'close' : 'different';
}

/** Banks give at least so many characters of a name before they cut it. */
const CUT_AT_LEAST = 20;

/** Whether a name is the beginning of the verified one, cut where a bank's field ends; words in their order. */
export function isBeginningOf(payerName: string, verifiedName: string): boolean {
  return gaps.some((gap) => {
    const [payer, verified] = [plainWords(payerName, gap), plainWords(verifiedName, gap)];
    return payer.length >= CUT_AT_LEAST && verified.startsWith(payer);
  });
}

/** The words that count, sorted. */
function tokensOf(name: string, gap: (typeof gaps)[number]): string[] {
  return plainWords(name, gap)
    .split(' ')
    .filter((token) => token !== '' && !connectors.has(token))
    .sort();
}

/** A name in its order: capitals, one space between words, without accents, alias and punctuation. */
function plainWords(name: string, gap: (typeof gaps)[number]): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(ALIAS, '')
    .replace(SLASHED_CONNECTORS, ' ');
  return plain
    .replace(/[^\p{L}\p{N}\s]+/gu, gap)
    .replace(/\bSENDIRIAN\b/g, 'SDN')
    .replace(/\bBERHAD\b/g, 'BHD')
    .replace(/\bSDNBHD\b/g, 'SDN BHD')
    .replace(/\s+/g, ' ')
    .trim();
}

function isEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && a.length === b.length && a.every((token, at) => token === b[at]);
}

/** One holds the other, or half of all words are shared; the last word of a name that was cut may be a beginning. */
function isClose(payerWords: readonly string[], verifiedWords: readonly string[]): boolean {
  const payer = payerWords.filter((token) => !legalForm.has(token));
  const verified = verifiedWords.filter((token) => !legalForm.has(token));
  const rest = [...verified];
  let shared = 0;
  for (const token of payer) {
    const at = rest.findIndex((other) => other === token || (token.length > 2 && other.startsWith(token)));
    if (at >= 0) {
      rest.splice(at, 1);
      shared += 1;
    }
  }
  const smaller = Math.min(payer.length, verified.length);
  const union = payer.length + verified.length - shared;
  return shared > 0 && (shared === smaller || shared / union >= CLOSE_SHARE);
}
