import { type Individual, individualOf } from './individuals.ts';
import { readTable } from './table.ts';

export interface Applicant extends Individual {
  /** How far the application has come: `proposed` waits for a checker. */
  readonly status: 'draft' | 'submitted' | 'proposed' | 'more_info' | 'rejected';
  /** The holder of the sample card in the identity check; another person's card goes to review. */
  readonly card: 'own' | 'other' | 'none';
}

/** People whose applications are still in a work queue, or were not successful. */
export const applicants: readonly Applicant[] = readTable(`
name                       | first         | last    | gender | born       | place | home            | bank       | work     | risk     | habit | joined | standing | card
Khairul Anwar bin Yusof    | Khairul Anwar | Yusof   | male   | 1992-02-29 | 04    | melaka          | maybank    | employed | balanced | small | 2      | submitted | own
Loh Sook Mun               | Sook Mun      | Loh     | female | 1985-07-19 | 08    | ipoh            | publicBank | employed | balanced | small | 1      | submitted | other
Priya a/p Ganesan          | Priya         | Ganesan | female | 1996-11-11 | 14    | kualaLumpur     | cimb       | employed | balanced | small | 3      | proposed  | own
Zainal Abidin bin Hassan   | Zainal Abidin | Hassan  | male   | 1970-04-04 | 06    | kuantan         | bankIslam  | retired  | balanced | small | 6      | more_info | none
Ng Jia Hao                 | Jia Hao       | Ng      | male   | 2005-12-12 | 01    | johorBahru      | hongLeong  | student  | balanced | small | 33     | rejected  | none
Maimunah binti Salleh      | Maimunah      | Salleh  | female | 1989-06-01 | 11    | kualaTerengganu | bankRakyat | employed | balanced | small | 4      | draft     | none
`).map((row) => ({
  ...individualOf(row),
  status: row.oneOf('standing', ['draft', 'submitted', 'proposed', 'more_info', 'rejected']),
  card: row.oneOf('card', ['own', 'other', 'none']),
}));
