import { readTable } from './table.ts';

export interface PlannedWithdrawal {
  /** The investor's name. */
  readonly investor: string;
  readonly daysAgo: number;
  /** Of the cash that is there. */
  readonly percent: number;
}

/** Withdrawals of the year; those of the last days wait for finance. */
export const plannedWithdrawals: readonly PlannedWithdrawal[] = readTable(`
investor                    | daysAgo | percent
Rimba Tujuh Investments Sdn Bhd | 232 | 30
Lim Chee Keong              | 205     | 60
Mohd Faizal bin Osman       | 181     | 50
Nur Aisyah binti Rahman     | 160     | 40
Chong Mei Fong              | 133     | 80
Tan Siew Ling               | 104     | 50
Seri Kenari Holdings Sdn Bhd | 88     | 25
Kavitha a/p Subramaniam     | 71      | 100
Nur Aisyah binti Rahman     | 47      | 30
Ong Bee Hoon                | 26      | 60
Benedict Lojingau           | 12      | 50
Goh Wei Jian                | 0       | 50
Suresh a/l Muniandy         | 0       | 40
`).map((row) => ({
  investor: row.text('investor'),
  daysAgo: row.whole('daysAgo'),
  percent: row.whole('percent'),
}));
