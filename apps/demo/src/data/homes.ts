import { readTable } from './table.ts';

/** Towns that the demo's people and companies are at home in; postcodes and state codes belong together. */
const rows = readTable(`
key             | city             | postcode | state
ampang          | Ampang           | 68000    | 10
shahAlam        | Shah Alam        | 40150    | 10
klang           | Klang            | 41200    | 10
petalingJaya    | Petaling Jaya    | 46200    | 10
kualaLumpur     | Kuala Lumpur     | 50480    | 14
putrajaya       | Putrajaya        | 62502    | 16
seremban        | Seremban         | 70300    | 05
melaka          | Melaka           | 75200    | 04
johorBahru      | Johor Bahru      | 81100    | 01
muar            | Muar             | 84000    | 01
kuantan         | Kuantan          | 25200    | 06
kualaTerengganu | Kuala Terengganu | 20400    | 11
kotaBharu       | Kota Bharu       | 15300    | 03
ipoh            | Ipoh             | 31400    | 08
taiping         | Taiping          | 34000    | 08
georgeTown      | George Town      | 10450    | 07
bukitMertajam   | Bukit Mertajam   | 14000    | 07
alorSetar       | Alor Setar       | 05200    | 02
kangar          | Kangar           | 01000    | 09
kotaKinabalu    | Kota Kinabalu    | 88300    | 12
kuching         | Kuching          | 93350    | 13
`);

/**
 * The address fields of both application forms.
 *
 * @throws Error for a town that is not in the table
 */
export function addressFields(home: string, street: string) {
  const row = rows.find((one) => one.text('key') === home);
  if (row === undefined) throw new Error(`The table has no town ${home}.`);
  return {
    address_line_1: street,
    city: row.text('city'),
    postcode: row.text('postcode'),
    state: row.text('state'),
    country: 'MY',
  };
}
