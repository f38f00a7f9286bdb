/** Runs of keys and letters that hands and heads make by themselves; the columns of the keyboard too. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  '!@#$%^&*()',
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '8ik,', '9ol.'],
];
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')]);

const SHORTEST_RUN = 3;
/** So many characters beside the runs do not make them any harder to guess. */
const SPARE = 3;

/**
 * Whether a password is hardly more than runs of neighbouring keys or letters, such as "qwerasdf1234".
 * @param lower the password in lower case
 */
export function isKeyboardWalk(lower: string): boolean {
  let outside = 0;
  for (let at = 0; at < lower.length; ) {
    const length = runLengthAt(lower, at);
    outside += length === 0 ? 1 : 0;
    at += Math.max(1, length);
  }
  return outside <= SPARE;
}

/** How many characters from here on follow one run; 0 where it is too short to be one. */
function runLengthAt(text: string, at: number): number {
  let length = 0;
  while (at + length < text.length && runs.some((run) => run.includes(text.slice(at, at + length + 1)))) {
    length += 1;
  }
  return length >= SHORTEST_RUN ? length : 0;
}
