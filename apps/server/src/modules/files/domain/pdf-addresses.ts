const URI = /\/URI(?![A-Za-z])/g;
const SPACE = /(?:[\s\0]|%[^\r\n]*)*/y;
const HTTP = /^https?:\/\//i;
/** Enough of an address to see its scheme. */
const SCHEME_CHARS = 64;

/**
 * Whether objects of a PDF lead to an address that is not http or https: the value of every `/URI` key is read as a
 * string; an indirect or computed one cannot be assessed and counts as such.
 * @param objects text of objects, names without escapes
 * @param endsAt matches from there on are left out; for texts that overlap
 */
export function leadsElsewhere(objects: string, endsAt = objects.length): boolean {
  for (const match of objects.matchAll(URI)) {
    if (match.index < endsAt && isOtherAddress(objects, skipSpace(objects, match.index + match[0].length))) {
      return true;
    }
  }
  return false;
}

/** `/S /URI` names the kind of an action: what follows it is a key or the end of its dictionary, no value. */
function isOtherAddress(text: string, at: number): boolean {
  const next = text[at];
  if (next === undefined || next === '/' || next === '>' || text.startsWith('endobj', at)) {
    return false;
  }
  if (next === '(') {
    return !HTTP.test(decoded(literalStart(text, at + 1)));
  }
  if (next === '<' && text[at + 1] !== '<') {
    return !HTTP.test(decoded(hexStart(text, at + 1)));
  }
  return true;
}

function skipSpace(text: string, at: number): number {
  SPACE.lastIndex = at;
  return at + (SPACE.exec(text)?.[0].length ?? 0);
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** The first bytes of a literal string. */
function literalStart(text: string, from: number): string {
  const source = text.slice(from, from + SCHEME_CHARS * 4);
  return source
    .replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_whole, octal?: string, other?: string) =>
      octal === undefined ? unescaped(other ?? '') : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
    )
    .slice(0, SCHEME_CHARS);
}

function unescaped(escaped: string): string {
  // A backslash at the end of a line continues the string on the next one.
  return /^[\r\n]/.test(escaped) ? '' : (escapes[escaped] ?? escaped);
}

/** The first bytes of a hexadecimal string. */
function hexStart(text: string, from: number): string {
  const digits = text.slice(from, from + SCHEME_CHARS * 4).split('>')[0] ?? '';
  return Buffer.from(digits.replace(/[^0-9a-fA-F]/g, ''), 'hex')
    .toString('latin1')
    .slice(0, SCHEME_CHARS);
}

/** Text strings may be UTF-16 behind a byte order mark; viewers leave out control characters and space in front. */
function decoded(start: string): string {
  const isWide = start.startsWith('\xfe\xff');
  const text = isWide
    ? Buffer.from(start.slice(2, 2 + (start.length & ~1) - 2), 'latin1')
        .swap16()
        .toString('utf16le')
    : start;
  return text.replace(/^[\0-\x20]+/, '');
}
