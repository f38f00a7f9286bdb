/** Median and worst of several rounds of one figure, where more is better. */
export interface Rounds {
  readonly median: number;
  readonly worst: number;
  readonly all: readonly number[];
}

export function roundsOf(all: readonly number[]): Rounds {
  const sorted = [...all].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return { median: middle, worst: sorted[0] ?? 0, all };
}

/** Two significant decimals are all that such a measurement carries. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function line(name: string, rounds: Rounds, unit: string): string {
  const all = rounds.all.map((one) => Math.round(one)).join(', ');
  return `${name.padEnd(34)} median ${Math.round(rounds.median)} ${unit}, worst ${Math.round(rounds.worst)}  (${all})`;
}
