/** Median and worst of several rounds of one figure, where more is better. */
export interface Rounds {
  readonly median: number;
  readonly worst: number;
  readonly all: readonly number[];
}

export function roundsOf(all: readonly number[]): Rounds {
  return { median: median(all), worst: quantile(all, 0), all };
}

export function median(all: readonly number[]): number {
  return quantile(all, 0.5);
}

/** The value below which a part of all values lies, 0.99 for the 99th percentile; 0 of none. */
export function quantile(all: readonly number[], part: number): number {
  return [...all].sort((a, b) => a - b)[Math.floor(all.length * part)] ?? 0;
}

/** Two significant decimals are all that such a measurement carries. */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

export function line(name: string, rounds: Rounds, unit: string): string {
  const all = rounds.all.map((one) => Math.round(one)).join(', ');
  return `${name.padEnd(34)} median ${Math.round(rounds.median)} ${unit}, worst ${Math.round(rounds.worst)}  (${all})`;
}
