import { businessIndustries, entityTypes } from '@titian/contracts/reference/business-lists';
import type { Gender } from '../people/mykad.ts';
import { type BankName, bankNames } from './banks.ts';
import { type Row, readTable } from './table.ts';

/** A company with the person who signs for it. */
export interface Company {
  readonly key: string;
  readonly company: string;
  readonly registrationNo: string;
  readonly entity: (typeof entityTypes)[number]['value'];
  /** A section of the industry list. */
  readonly industry: (typeof businessIndustries)[number]['value'];
  readonly incorporated: string;
  readonly home: string;
  readonly bank: BankName;
  /** Yearly revenue of an issuer, net assets of an institution, in whole ringgit. */
  readonly size: number;
  readonly employees: number;
  /** The authorised person. */
  readonly name: string;
  readonly first: string;
  readonly last: string;
  readonly gender: Gender;
  readonly born: string;
  readonly birthPlace: string;
  readonly joinedDaysAgo: number;
}

const entities = entityTypes.map((one) => one.value);
const industries = businessIndustries.map((one) => one.value);

function companyOf(row: Row): Company {
  return {
    key: row.text('key'),
    company: row.text('company'),
    registrationNo: row.text('registration'),
    entity: row.oneOf('entity', entities),
    industry: row.oneOf('industry', industries),
    incorporated: row.text('since'),
    home: row.text('home'),
    bank: row.oneOf('bank', bankNames),
    size: row.whole('size'),
    employees: row.whole('employees'),
    name: row.text('name'),
    first: row.text('first'),
    last: row.text('last'),
    gender: row.oneOf('gender', ['male', 'female']),
    born: row.text('born'),
    birthPlace: row.text('place'),
    joinedDaysAgo: row.whole('joined'),
  };
}

/** The Institution investors. */
export const institutions: readonly Company[] = readTable(`
key    | company                         | registration | entity  | industry | since      | home        | bank    | size     | employees | name                   | first     | last     | gender | born       | place | joined
kenari | Seri Kenari Holdings Sdn Bhd    | 200901004417 | private | M        | 2009-02-11 | kualaLumpur | maybank | 38500000 | 12        | Hamidah binti Tajuddin | Hamidah   | Tajuddin | female | 1969-05-16 | 14    | 364
rimba  | Rimba Tujuh Investments Sdn Bhd | 201401022890 | private | L        | 2014-07-03 | georgeTown  | rhb     | 17200000 | 7         | Teoh Kok Leong         | Kok Leong | Teoh     | male   | 1972-09-01 | 07    | 349
`).map(companyOf);

/** The business owners who are approved in the course of the year. */
export const issuers: readonly Company[] = readTable(`
key      | company                            | registration | entity              | industry | since      | home          | bank       | size     | employees | name                     | first     | last       | gender | born       | place | joined
roti     | Kilang Roti Mutiara Sdn Bhd        | 201101008812 | private             | C        | 2011-03-28 | bukitMertajam | maybank    | 6400000  | 46        | Rosnah binti Mohd Noor   | Rosnah    | Mohd Noor  | female | 1975-01-09 | 07    | 365
cahaya   | Wawasan Cahaya Engineering Sdn Bhd | 200801019034 | private             | F        | 2008-06-19 | shahAlam      | cimb       | 18200000 | 88        | Ganesh a/l Ramasamy      | Ganesh    | Ramasamy   | male   | 1970-10-22 | 10    | 364
bakau    | Sri Bakau Seafood Trading Sdn Bhd  | 201301031177 | private             | G        | 2013-09-10 | taiping       | publicBank | 9100000  | 31        | Teh Boon Huat            | Boon Huat | Teh        | male   | 1968-12-12 | 08    | 363
bintang  | Lima Bintang Logistik Sdn Bhd      | 201001027745 | private             | H        | 2010-08-02 | johorBahru    | rhb        | 14700000 | 64        | Norazman bin Jalil       | Norazman  | Jalil      | male   | 1978-03-17 | 01    | 362
nonya    | Dapur Nyonya Peranakan PLT         | 201504003320 | llp                 | I        | 2015-04-23 | melaka        | hongLeong  | 3200000  | 27        | Christina Gan Ai Lian    | Christina | Gan        | female | 1982-06-30 | 04    | 360
teras    | Teras Digital Solutions Sdn Bhd    | 201701014466 | private             | J        | 2017-05-04 | kualaLumpur   | maybank    | 5300000  | 22        | Adrian Fernandez         | Adrian    | Fernandez  | male   | 1985-02-25 | 14    | 352
lestari  | Hijau Lestari Agro Sdn Bhd         | 201201036658 | private             | A        | 2012-10-17 | kuantan       | bankIslam  | 7800000  | 39        | Wan Ahmad bin Wan Daud   | Wan Ahmad | Wan Daud   | male   | 1973-07-27 | 06    | 340
klinik   | Klinik Pergigian Seri Indah        | 201603112045 | partnership         | Q        | 2016-01-15 | seremban      | ambank     | 2100000  | 14        | Shanti a/p Arumugam      | Shanti    | Arumugam   | female | 1983-09-19 | 05    | 318
borneo   | Borneo Rimba Perabot Sdn Bhd       | 201401040023 | private             | C        | 2014-11-12 | kuching       | cimb       | 8600000  | 52        | Lau Hui Siong            | Hui Siong | Lau        | male   | 1976-04-14 | 13    | 290
kinabalu | Kinabalu Outdoor Supplies Sdn Bhd  | 201801006571 | private             | G        | 2018-02-20 | kotaKinabalu  | maybank    | 4500000  | 18        | Juliana Majalap          | Juliana   | Majalap    | female | 1988-11-05 | 12    | 248
bersih   | Perkhidmatan Bersih Jaya           | 201403221907 | sole_proprietorship | N        | 2014-03-06 | alorSetar     | bankRakyat | 1700000  | 33        | Roslan bin Che Mat       | Roslan    | Che Mat    | male   | 1979-08-21 | 02    | 205
tekstil  | Tekstil Pantai Timur Sdn Bhd       | 200701033398 | private             | C        | 2007-10-01 | kotaBharu     | bankIslam  | 11900000 | 71        | Zaharah binti Wan Yusoff | Zaharah   | Wan Yusoff | female | 1971-05-31 | 03    | 150
`).map(companyOf);

/** A company whose application waits for the operators. */
export const waitingCompanies: readonly Company[] = readTable(`
key     | company                      | registration | entity  | industry | since      | home            | bank    | size    | employees | name                    | first      | last   | gender | born       | place | joined
songket | Songket Warisan Kraf Sdn Bhd | 201901028804 | private | C        | 2019-08-08 | kualaTerengganu | maybank | 1900000 | 16        | Nor Hasnah binti Embong | Nor Hasnah | Embong | female | 1984-10-03 | 11    | 3
`).map(companyOf);
