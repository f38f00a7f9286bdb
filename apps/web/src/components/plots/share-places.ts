/** A part that is there can be seen and touched. */
const LEAST_WIDTH = 2;

/**
 * The place of each part in a bar of that width, from left to right. Parts too small to be seen have the least width,
 * and the others shrink in proportion.
 */
export function sharesOf(
  amounts: readonly bigint[],
  width: number,
): { readonly x: number; readonly width: number }[] {
  const total = Number(amounts.reduce((sum, amount) => sum + amount, 0n));
  const wanted = amounts.map((amount) => Math.max(LEAST_WIDTH, (Number(amount) / total) * width));
  const scale = width / wanted.reduce((sum, one) => sum + one, 0);
  let x = 0;
  return wanted.map((one) => {
    const place = { x, width: one * scale };
    x += place.width;
    return place;
  });
}
