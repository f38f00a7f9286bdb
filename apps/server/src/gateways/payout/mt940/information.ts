/** The data of a field :86: about the payment of the line before it. */
export interface Information {
  readonly endToEndId: string | null;
  readonly name: string | null;
  readonly accountNo: string | null;
  readonly bic: string | null;
  readonly returnReason: string | null;
  readonly description: string | null;
}

export const noInformation: Information = {
  endToEndId: null,
  name: null,
  accountNo: null,
  bic: null,
  returnReason: null,
  description: null,
};

/** Code words between slashes, as most banks write structured information. */
const WORDS = [
  'EREF',
  'NAME',
  'ACCT',
  'BIC',
  'RTRN',
  'REMI',
  'BENM',
  'ORDP',
  'PREF',
  'KREF',
  'CREF',
] as const;
const WORD = new RegExp(`/(${WORDS.join('|')})/`, 'g');
/** Numbered subfields behind a business code: ?20–?29 the purpose, ?30 the bank, ?31 the account, ?32 and ?33 the name. */
const NUMBERED = /\?(\d{2})/g;

/**
 * Reads the lines of a field :86:. They are one text that was cut at a width; without a known structure all of it is
 * the description.
 */
export function readInformation(lines: readonly string[]): Information {
  const joined = lines.join('');
  if (/^\d{3}\?\d{2}/.test(joined)) {
    return numbered(joined);
  }
  const parts = new Map(split(joined, WORD));
  if (parts.size === 0) {
    return { ...noInformation, description: orNull(lines.join(' ')) };
  }
  return {
    endToEndId: reference(parts.get('EREF')),
    name: orNull(parts.get('NAME') ?? parts.get('BENM') ?? parts.get('ORDP')),
    accountNo: orNull(parts.get('ACCT')),
    bic: orNull(parts.get('BIC')),
    returnReason: orNull(parts.get('RTRN')),
    description: orNull(parts.get('REMI')),
  };
}

function numbered(text: string): Information {
  const parts = split(text, NUMBERED);
  const of = (from: number, to: number) =>
    parts
      .filter(([code]) => Number(code) >= from && Number(code) <= to)
      .map(([, value]) => value)
      .join('');
  const purpose = of(20, 29);
  const named = (word: string) => new RegExp(`${word}\\+(.*?)(?=[A-Z]{4}\\+|$)`).exec(purpose)?.[1];
  return {
    endToEndId: reference(named('EREF')),
    name: orNull(of(32, 33)),
    accountNo: orNull(of(31, 31)),
    bic: orNull(of(30, 30)),
    returnReason: orNull(named('RTRN')),
    description: orNull(named('SVWZ') ?? (/[A-Z]{4}\+/.test(purpose) ? undefined : purpose)),
  };
}

/** What stands behind each mark, up to the next one. */
function split(text: string, marks: RegExp): [string, string][] {
  const found = [...text.matchAll(marks)];
  return found.map((mark, index) => {
    const begin = mark.index + mark[0].length;
    return [mark[1] ?? '', text.slice(begin, found[index + 1]?.index ?? text.length)];
  });
}

/** What banks write for "no reference" is none. */
export function reference(text: string | undefined): string | null {
  const trimmed = orNull(text);
  return trimmed === 'NONREF' || trimmed === 'NOTPROVIDED' ? null : trimmed;
}

function orNull(text: string | undefined): string | null {
  const trimmed = (text ?? '').trim();
  return trimmed === '' ? null : trimmed;
}
