/**
 * Whether a version of Node.js is in the range that a package declares under `engines`.
 *
 * @param {string} range alternatives of `>=`, `^`, exact and `x` versions, joined by `||`
 * @param {readonly [number, number, number]} version
 * @returns {boolean}
 * @throws {Error} for a form that is not known, so that none is taken for a yes
 */
export function acceptsNode(range, version) {
  return range
    .split('||')
    .some((alternative) => comparators(alternative, range).every((one) => holds(one, version)));
}

function comparators(alternative, range) {
  const words = alternative.trim().replace(/>=\s+/gu, '>=').split(/\s+/u);
  return words.map((word) => {
    const match = /^(?<sign>>=|\^|)v?(?<parts>(\d+|\*)(\.(\d+|\*|x)){0,2})$/u.exec(word);
    if (match === null) throw new Error(`The range "${range}" of Node.js is not understood.`);
    const parts = match.groups.parts.split('.').filter((part) => /^\d+$/u.test(part));
    return { sign: match.groups.sign, parts: parts.map(Number) };
  });
}

function holds({ sign, parts }, version) {
  if (sign === '') return parts.every((part, index) => part === version[index]);
  if (sign === '^' && parts[0] !== version[0]) return false;
  const differs = parts.findIndex((part, index) => part !== version[index]);
  return differs === -1 || version[differs] > parts[differs];
}
