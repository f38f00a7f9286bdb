// Words between a name and a father's name, and the ways a private company is abbreviated, do not distinguish names.
const personFillers = new Set(['BIN', 'BINTI', 'BT', 'BTE', 'B', 'A', 'L', 'P', 'S', 'O', 'D']);
const companyForms: ReadonlyMap<string, string> = new Map([
  ['SENDIRIAN', 'SDN'],
  ['BERHAD', 'BHD'],
]);

function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 ]/g, ' ')
    .split(' ')
    .filter((word) => word !== '' && !personFillers.has(word))
    .map((word) => companyForms.get(word) ?? word);
}

/**
 * Whether two names can be the same holder: the words of the shorter one all appear in the longer one, and the
 * shorter has at least two words, or both are the same. Banks cut names off and leave out particles.
 */
export function sameHolder(one: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (short.length === 0) {
    return false;
  }
  const contained = short.every((word) => long.includes(word));
  return contained && (short.length >= 2 || short.length === long.length);
}
