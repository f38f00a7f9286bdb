/** Words of up to three letters are the same or not; longer ones may differ in a letter, very long ones in two. */
const ONE_EDIT_FROM = 4;
const TWO_EDITS_FROM = 9;

/** How alike two words are, 0 to 1. */
export function wordLikeness(one: string, other: string): number {
  if (one === other) {
    return 1;
  }
  const shorter = Math.min(one.length, other.length);
  const allowed = shorter >= TWO_EDITS_FROM ? 2 : shorter >= ONE_EDIT_FROM ? 1 : 0;
  const apart = Math.abs(one.length - other.length) > allowed ? allowed + 1 : edits(one, other);
  return apart > allowed ? 0 : 1 - apart / Math.max(one.length, other.length);
}

/** Letters to change, add, leave out or swap with the next one. */
function edits(one: string, other: string): number {
  const width = other.length + 1;
  let before: number[] = [];
  let last = Array.from({ length: width }, (_none, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column < width; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = current;
  }
  return at(last, other.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
