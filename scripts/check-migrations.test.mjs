import { expect, it } from 'vitest';
import { root } from './lib/paths.mjs';
import { checkMigrations, problemsOf } from './migrations/check.mjs';

const migration = (up) => `-- Up Migration\n${up}\n-- Down Migration\nselect 1;\n`;
const rulesOf = (up) => problemsOf(migration(up)).map(({ problem }) => problem.split(':')[0]);
const OUTSIDE = '-- Outside a transaction\n';

it.each([
  ['create index i on users (id);', 'index-blocks-writes'],
  ['create index concurrently i on users (id);', 'index-blocks-writes'],
  ['drop index i;', 'index-blocks-writes'],
  [`${OUTSIDE}create index i on users (id);`, 'index-blocks-writes'],
  [`${OUTSIDE}drop index concurrently i;`, 'not-repeatable'],
  [`${OUTSIDE}create index concurrently i on users (id);`, 'not-repeatable'],
  [`${OUTSIDE}alter table users add column note text;`, 'needs-no-transaction'],
  [`${OUTSIDE}create table t (id uuid primary key);`, 'needs-no-transaction'],
  ['alter table users add column rank integer not null;', 'column-without-default'],
  ['alter table users add column token uuid default gen_random_uuid();', 'rewrites-table'],
  ['alter table users add column twice integer generated always as (rank * 2) stored;', 'rewrites-table'],
  ['alter table users add column code text unique;', 'index-under-lock'],
  ['alter table users add column owner_id uuid references operators;', 'validates-under-lock'],
  ["alter table users add column kind text check (kind <> '');", 'validates-under-lock'],
  ['alter table users add constraint known check (rank > 0);', 'validates-under-lock'],
  [
    'alter table users add constraint known check (rank > 0) not valid;\nalter table users validate constraint known;',
    'validates-under-lock',
  ],
  ['alter table users add foreign key (owner_id) references operators;', 'validates-under-lock'],
  ['alter table users add unique (code);', 'index-under-lock'],
  ['alter table users alter column rank set not null;', 'scans-under-lock'],
  ['alter table users drop column rank;', 'breaks-earlier-build'],
  ['alter table users rename column rank to grade;', 'breaks-earlier-build'],
  ['alter table users rename to customers;', 'breaks-earlier-build'],
  ['drop table users;', 'breaks-earlier-build'],
  ['drop view balances;', 'breaks-earlier-build'],
  ['update users set rank = 1;', 'rows-at-once'],
  ['delete from users where rank = 1;', 'rows-at-once'],
  ['insert into grades select rank from users;', 'rows-at-once'],
  ["do $$ begin execute 'drop table users'; end $$;", 'not-readable'],
  ['truncate users;', 'locks-table'],
  ['lock table users;', 'locks-table'],
])('rejects %s', (up, rule) => {
  expect(rulesOf(up)).toEqual([rule]);
});

it('rejects a new type of a column for both of its reasons', () => {
  expect(rulesOf('alter table users alter column rank type bigint;')).toEqual([
    'rewrites-table',
    'breaks-earlier-build',
  ]);
});

it.each([
  'alter table users add column note text;',
  "alter table users add column state text not null default 'open', add column since timestamptz not null default now();",
  'alter table users add constraint known check (rank > 0) not valid;',
  'alter table users validate constraint known;',
  'alter table users add constraint users_code unique using index users_code;',
  "insert into settings (key, value) values ('retention_days', '30');",
  'create table t (id uuid primary key, a text not null unique, b uuid references users);\ncreate index i on t (a);\ninsert into t select id from users;\nalter table t alter column a set not null;',
  `${OUTSIDE}drop index concurrently if exists i;\ncreate index concurrently i on users (id);`,
  'create function f() returns int language sql as $$ select 1 $$;',
  'grant select on users to titian_api;',
])('lets %s pass', (up) => {
  expect(rulesOf(up)).toEqual([]);
});

it('accepts what a comment before the statement gives a reason for, and only there', () => {
  const reason = 'no build reads the table since 0600, which was two releases ago';
  const accepted = `-- accepts breaks-earlier-build: ${reason}\ndrop table former_users;`;
  expect(rulesOf(accepted)).toEqual([]);
  expect(rulesOf(`${accepted}\ndrop table users;`)).toEqual(['breaks-earlier-build']);
  expect(rulesOf('-- accepts breaks-earlier-build: because\ndrop table users;')).toEqual([
    'breaks-earlier-build',
  ]);
});

it('rejects an acceptance that nothing needs', () => {
  const up =
    '-- accepts rows-at-once: the table holds a dozen rows at most\nalter table users add column a text;';
  expect(rulesOf(up)).toEqual(['it accepts rows-at-once, which it does not break']);
});

it('names the line of the statement, after comments', () => {
  const up = '-- the rows’ number\nselect 1;\n\n-- a comment\ndrop table users;';
  expect(problemsOf(migration(up))).toEqual([
    { line: 6, problem: expect.stringMatching(/^breaks-earlier-build/u) },
  ]);
});

it('rejects what PostgreSQL cannot parse, and files without both parts', () => {
  expect(problemsOf(migration('alter tabel users;'))[0]?.problem).toMatch(/^PostgreSQL cannot read it/u);
  expect(problemsOf('select 1;')[0]?.problem).toMatch(/^begin it with/u);
});

it('finds nothing in the migrations of this checkout', () => {
  expect(checkMigrations(root).problems).toEqual([]);
});
