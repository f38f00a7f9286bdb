import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseBefore, type EarlierDatabase } from './earlier-database.ts';

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseBefore('0330_notification_categories');
}, 60_000);
afterAll(() => earlier.drop());

const id = (text: string) => `00000000-0000-7000-8000-${text.padStart(12, '0')}`;
const [investor, issuer] = [id('a'), id('b')];

it('carries choices over to the parts of a divided category, and notices to theirs', async () => {
  const { client } = earlier;
  // The customers take no part in this.
  await client.query(
    'alter table notification_preferences drop constraint notification_preferences_user_id_fkey',
  );
  await client.query('alter table notifications drop constraint notifications_user_id_fkey');
  await client.query(
    `insert into notification_preferences (user_id, category, in_app, email)
      values ($1, 'investments', true, false), ($1, 'application', false, true), ($2, 'financing', false, false)`,
    [investor, issuer],
  );
  const notices = [
    ['investments', 'saved_search_matched', 'new_notes'],
    ['investments', 'note_issued', 'investments'],
    ['money', 'campaign_paused', 'required'],
    ['money', 'fact_sheet_revised', 'required'],
    ['money', 'topup_credited', 'money'],
    ['financing', 'fact_sheet_revised', 'campaigns'],
    ['financing', 'note_listed', 'campaigns'],
    ['financing', 'offer_made', 'financing'],
  ];
  await client.query(
    `insert into notifications (id, user_id, category, kind)
      select ('00000000-0000-7000-8000-' || lpad(place::text, 12, '0'))::uuid, $1, category, kind
      from unnest($2::text[], $3::text[]) with ordinality as row (category, kind, place)`,
    [investor, notices.map(([category]) => category), notices.map(([, kind]) => kind)],
  );

  await earlier.upgrade();

  const preferences = await client.query(
    'select user_id, category, in_app, email from notification_preferences order by user_id, category',
  );
  expect(preferences.rows).toEqual([
    { user_id: investor, category: 'application', in_app: false, email: true },
    { user_id: investor, category: 'investments', in_app: true, email: false },
    { user_id: investor, category: 'new_notes', in_app: true, email: false },
    { user_id: issuer, category: 'campaigns', in_app: false, email: false },
    { user_id: issuer, category: 'financing', in_app: false, email: false },
  ]);
  const moved = await client.query('select category from notifications order by id');
  expect(moved.rows.map((row) => row.category)).toEqual(notices.map(([, , category]) => category));
});
