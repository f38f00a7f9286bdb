/** Postcodes by state, first to last of each block (Pos Malaysia); smaller blocks stand before those that hold them. */
const blocks: readonly (readonly [first: number, last: number, stateCode: string])[] = [
  // Cameron Highlands, the hills behind Bentong and Genting belong to Pahang.
  [39_000, 39_299, '06'],
  [49_000, 49_999, '06'],
  [69_000, 69_999, '06'],
  // Bandar Baharu and the villages around it have postcodes of Penang and Perak, and lie in Kedah.
  [14_290, 14_290, '02'],
  [14_390, 14_390, '02'],
  [34_950, 34_950, '02'],
  [1_000, 2_999, '09'],
  [5_000, 9_999, '02'],
  [10_000, 14_999, '07'],
  [15_000, 18_999, '03'],
  [20_000, 24_999, '11'],
  [25_000, 28_999, '06'],
  [30_000, 36_999, '08'],
  [40_000, 48_999, '10'],
  [50_000, 60_000, '14'],
  [62_000, 62_999, '16'],
  [63_000, 64_999, '10'],
  [68_000, 68_199, '10'],
  [70_000, 73_999, '05'],
  [75_000, 78_999, '04'],
  [79_000, 86_999, '01'],
  [87_000, 87_999, '15'],
  [88_000, 91_999, '12'],
  [93_000, 98_999, '13'],
];

/**
 * The code (01–16) of the state of a Malaysian postcode; null for one that is not given out. A help for
 * people who fill in a form, not an assessment: a few villages are served from the next state.
 */
export function stateOfPostcode(postcode: string): string | null {
  if (!/^\d{5}$/.test(postcode)) return null;
  const number = Number(postcode);
  return blocks.find(([first, last]) => number >= first && number <= last)?.[2] ?? null;
}
