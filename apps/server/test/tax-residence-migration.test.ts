import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, type EarlierDatabase } from './earlier-database.ts';

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseBefore('0100_tax_residences');
}, 60_000);
afterAll(() => earlier.drop());

const id = (text: string) => `00000000-0000-7000-8000-${text.padStart(12, '0')}`;
const [here, abroad] = [id('a'), id('b')];

it('makes what every investor stated the first residence, from the approval on, without a document', async () => {
  const { client } = earlier;
  // The customers and accounts that investors refer to take no part in this.
  await client.query(`alter table investors drop constraint investors_user_id_fkey,
    drop constraint investors_cash_account_id_fkey`);
  await client.query(
    `insert into investors (user_id, inv_no, identity_hash, identity_enc, verified_name, tax_residence, cash_account_id, approved_on)
      select id, id::text, decode(replace(id::text, '-', ''), 'hex'), '\\x00', 'X', country, id, approved_on
      from unnest($1::uuid[], $2::text[], $3::date[]) as row (id, country, approved_on)`,
    [
      [here, abroad],
      ['MY', 'SG'],
      ['2026-01-05', '2026-02-28'],
    ],
  );

  await earlier.upgrade();

  const { rows } = await client.query(
    `select user_id, country, effective_from::text as "from", counts_from::text as counts, document_kind, approval_id
      from tax_residences order by user_id`,
  );
  const stated = { document_kind: null, approval_id: null };
  expect(rows).toEqual([
    { user_id: here, country: 'MY', from: '2026-01-05', counts: '2026-01-05', ...stated },
    { user_id: abroad, country: 'SG', from: '2026-02-28', counts: '2026-02-28', ...stated },
  ]);
});
