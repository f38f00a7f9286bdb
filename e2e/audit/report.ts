/** What was compared and what differed. */
export interface Difference {
  readonly figure: string;
  readonly of: string;
  readonly expected: string;
  readonly found: string;
}

/** Counts comparisons by figure and records differences. */
export class Report {
  private readonly counts = new Map<string, number>();
  readonly differences: Difference[] = [];

  /** Compares what the audit worked out with what the product says. */
  compare(figure: string, of: string, expected: Figure, found: Figure): void {
    this.counts.set(figure, (this.counts.get(figure) ?? 0) + 1);
    if (String(expected) !== String(found)) {
      this.differences.push({ figure, of, expected: String(expected), found: String(found) });
    }
  }

  get figures(): number {
    return [...this.counts.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Lines such as `instalments: 1,204 compared`. */
  get lines(): string[] {
    return [...this.counts].map(([figure, count]) => `${figure}: ${count.toLocaleString('en')} compared`);
  }
}

type Figure = bigint | number | string | boolean | null | undefined;
