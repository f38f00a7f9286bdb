import type { DemoFile, DemoUser } from './demo-file.ts';

const COLUMNS: readonly (readonly [string, (user: DemoUser) => string])[] = [
  ['who', (user) => (user.kind === user.role ? user.kind : `${user.kind} (${user.role})`)],
  ['e-mail', (user) => user.email],
  ['password', (user) => user.password],
  ['authenticator secret', (user) => user.totp_secret ?? 'not needed'],
];

/** The demo's sign-ins as lines of a table for the terminal. */
export function signInTable(users: readonly DemoUser[]): readonly string[] {
  const rows = [
    COLUMNS.map(([title]) => title),
    ...users.map((user) => COLUMNS.map(([, cell]) => cell(user))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
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
    '',
    `These sign-ins are also in ${demoFile}. The secrets go into any authenticator app.`,
    '',
  ];
}
