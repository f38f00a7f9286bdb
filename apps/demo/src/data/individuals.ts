import type { Gender } from '../people/mykad.ts';
import { type BankName, bankNames } from './banks.ts';
import { type Row, readTable } from './table.ts';

/** How much an investor puts into one note. */
export type Habit = 'small' | 'medium' | 'large' | 'institution';

export interface Individual {
  /** As on the identity document. */
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly gender: Gender;
  readonly born: string;
  /** The birth place of the MyKad number. */
  readonly birthPlace: string;
  readonly home: string;
  readonly bank: BankName;
  readonly work: 'employed' | 'part_time' | 'self_employed' | 'retired' | 'student';
  readonly risk: 'conservative' | 'balanced' | 'aggressive';
  readonly habit: Habit;
  /** The country that they pay tax in. */
  readonly taxResidence: string;
  /** So many days before today they registered. */
  readonly joinedDaysAgo: number;
}

/** A non-resident for tax: tax is withheld from the return. */
export const taxedAbroad: ReadonlyMap<string, string> = new Map([['Chong Mei Fong', 'SG']]);

/** Reads what every table of people has. */
export function individualOf(row: Row): Individual {
  return {
    name: row.text('name'),
    first: row.text('first'),
    last: row.text('last'),
    gender: row.oneOf('gender', ['male', 'female']),
    born: row.text('born'),
    birthPlace: row.text('place'),
    home: row.text('home'),
    bank: row.oneOf('bank', bankNames),
    work: row.oneOf('work', ['employed', 'part_time', 'self_employed', 'retired', 'student']),
    risk: row.oneOf('risk', ['conservative', 'balanced', 'aggressive']),
    habit: row.oneOf('habit', ['small', 'medium', 'large']),
    taxResidence: taxedAbroad.get(row.text('name')) ?? 'MY',
    joinedDaysAgo: row.whole('joined'),
  };
}

/** The Individual investors who are approved in the course of the year, the earliest first. */
export const individuals: readonly Individual[] = readTable(`
name                        | first          | last        | gender | born       | place | home            | bank       | work          | risk         | habit  | joined
Nur Aisyah binti Rahman     | Nur Aisyah     | Rahman      | female | 1986-03-14 | 10    | shahAlam        | maybank    | employed      | balanced     | large  | 365
Lim Chee Keong              | Chee Keong     | Lim         | male   | 1974-11-02 | 07    | georgeTown      | publicBank | self_employed | aggressive   | large  | 365
Suresh a/l Muniandy         | Suresh         | Muniandy    | male   | 1981-06-21 | 08    | ipoh            | cimb       | employed      | balanced     | medium | 364
Mohd Faizal bin Osman       | Mohd Faizal    | Osman       | male   | 1979-01-30 | 02    | alorSetar       | bankIslam  | employed      | balanced     | medium | 364
Tan Siew Ling               | Siew Ling      | Tan         | female | 1990-09-09 | 04    | melaka          | hongLeong  | employed      | aggressive   | medium | 363
Kavitha a/p Subramaniam     | Kavitha        | Subramaniam | female | 1988-12-17 | 14    | kualaLumpur     | maybank    | employed      | balanced     | medium | 363
Wong Kah Wai                | Kah Wai        | Wong        | male   | 1993-05-25 | 14    | petalingJaya    | rhb        | employed      | aggressive   | small  | 362
Hafizah binti Zulkifli      | Hafizah        | Zulkifli    | female | 1995-07-03 | 03    | kotaBharu       | bankRakyat | employed      | balanced     | small  | 362
Ahmad Syukri bin Ismail     | Ahmad Syukri   | Ismail      | male   | 1968-08-31 | 11    | kualaTerengganu | bankIslam  | retired       | conservative | medium | 361
Chong Mei Fong              | Mei Fong       | Chong       | female | 1971-02-11 | 01    | johorBahru      | publicBank | self_employed | balanced     | large  | 361
Jeffrey Anak Ugik           | Jeffrey        | Ugik        | male   | 1984-10-08 | 13    | kuching         | cimb       | employed      | balanced     | medium | 360
Dayang Noraini binti Awang  | Dayang Noraini | Awang       | female | 1992-04-19 | 13    | kuching         | rhb        | employed      | balanced     | small  | 358
Benedict Lojingau           | Benedict       | Lojingau    | male   | 1980-03-03 | 12    | kotaKinabalu    | maybank    | employed      | aggressive   | medium | 355
Rajeswari a/p Nadarajan     | Rajeswari      | Nadarajan   | female | 1966-06-06 | 05    | seremban        | ambank     | retired       | conservative | medium | 352
Muhammad Hakim bin Azman    | Muhammad Hakim | Azman       | male   | 1998-01-12 | 10    | klang           | maybank    | employed      | aggressive   | small  | 340
Goh Wei Jian                | Wei Jian       | Goh         | male   | 1987-08-23 | 07    | bukitMertajam   | hongLeong  | employed      | aggressive   | medium | 331
Siti Khadijah binti Sulaiman | Siti Khadijah | Sulaiman    | female | 1983-11-28 | 06    | kuantan         | bankIslam  | employed      | balanced     | medium | 318
Ong Bee Hoon                | Bee Hoon       | Ong         | female | 1976-05-05 | 07    | georgeTown      | cimb       | self_employed | balanced     | large  | 300
Dinesh Kumar a/l Krishnan   | Dinesh Kumar   | Krishnan    | male   | 1991-09-15 | 10    | petalingJaya    | maybank    | employed      | aggressive   | medium | 287
Norliza binti Mat Saad      | Norliza        | Mat Saad    | female | 1989-02-22 | 09    | kangar          | bankRakyat | employed      | balanced     | small  | 270
Yap Chun Hong               | Chun Hong      | Yap         | male   | 1985-12-30 | 14    | kualaLumpur     | publicBank | employed      | aggressive   | large  | 251
Farid bin Kamaruddin        | Farid          | Kamaruddin  | male   | 1994-06-18 | 08    | taiping         | cimb       | part_time     | balanced     | small  | 229
Lee Pei Shan                | Pei Shan       | Lee         | female | 1997-03-27 | 01    | muar            | hongLeong  | employed      | aggressive   | small  | 204
Anita a/p Balakrishnan      | Anita          | Balakrishnan | female | 1982-07-07 | 05   | seremban        | rhb        | employed      | balanced     | medium | 176
Azlan bin Idris             | Azlan          | Idris       | male   | 1977-10-10 | 16    | putrajaya       | bankIslam  | employed      | balanced     | large  | 148
Chin Xin Yi                 | Xin Yi         | Chin        | female | 2003-01-20 | 12    | kotaKinabalu    | maybank    | student       | balanced     | small  | 110
Mohamad Rizal bin Hashim    | Mohamad Rizal  | Hashim      | male   | 1988-08-08 | 10    | ampang          | ambank     | employed      | aggressive   | medium | 74
Teresa Anak Jugah           | Teresa         | Jugah       | female | 1990-05-13 | 13    | kuching         | cimb       | employed      | balanced     | small  | 41
`).map(individualOf);
