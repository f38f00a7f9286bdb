import type { DemoFile, DemoUser, Sight } from './demo-file.ts';

type Columns<Row> = readonly (readonly [string, (row: Row) => string])[];

const COLUMNS: Columns<DemoUser> = [
  ['who', (user) => (user.kind === user.role ? user.kind : `${user.kind} (${user.role})`)],
  ['e-mail', (user) => user.email],
  ['password', (user) => user.password],
  ['authenticator secret', (user) => user.totp_secret ?? 'not needed'],
];

const SIGHTS: Columns<Sight> = [
  ['what to look at', (sight) => sight.what],
  ['where', (sight) => sight.where],
  ['as (the same password as other customers)', (sight) => sight.email],
];

/** The demo's sign-ins as lines of a table for the terminal. */
export function signInTable(users: readonly DemoUser[]): readonly string[] {
  return table(COLUMNS, users);
}

/** Where to look for what happens once, with a blank line before it. */
function sightTable(sights: readonly Sight[]): readonly string[] {
  return sights.length === 0 ? [] : ['', ...table(SIGHTS, sights)];
}

function table<Row>(columns: Columns<Row>, shown: readonly Row[]): readonly string[] {
  const rows = [columns.map(([title]) => title), ...shown.map((one) => columns.map(([, cell]) => cell(one)))];
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [lines[0] ?? '', rule, ...lines.slice(1)];
}

/** What is said when everything runs: one address, then the ways in. */
export function welcome(demo: DemoFile, demoFile: string): readonly string[] {
  return [
    '',
    `Titian runs at ${demo.base_url}`,
    `  operators sign in at ${demo.base_url}/operator, mails arrive at ${demo.base_url}/dev/mailbox,`,
    `  the day moves at ${demo.base_url}/dev/clock; Ctrl-C stops everything`,
    '',
    ...signInTable(demo.users),
    ...sightTable(demo.sights ?? []),
    '',
    `These sign-ins are also in ${demoFile}. The secrets go into any authenticator app.`,
    '',
  ];
}
