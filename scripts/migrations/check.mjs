import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brokenRules, RULES } from './rules.mjs';
import { readMigration } from './statements.mjs';

const FOLDER = 'apps/server/migrations';
/** Migrations up to this one ran before the rules were written; no build that would need them is left. */
const LAST_UNCHECKED = '0640_unclaimed_payments.sql';

/**
 * Checks every migration that is newer than the rules.
 * @param {string} root of the checkout
 * @returns {{ files: number, problems: string[] }}
 */
export function checkMigrations(root) {
  const files = readdirSync(join(root, FOLDER))
    .filter((file) => file.endsWith('.sql') && file > LAST_UNCHECKED)
    .sort();
  const problems = files.flatMap((file) =>
    problemsOf(readFileSync(join(root, FOLDER, file), 'utf8')).map(
      ({ line, problem }) => `${FOLDER}/${file}:${line}: ${problem}`,
    ),
  );
  return { files: files.length, problems };
}

/**
 * What is wrong with a migration.
 * @param {string} text of the file
 * @returns {{ line: number, problem: string }[]}
 */
export function problemsOf(text) {
  if (!text.startsWith('-- Up Migration\n') || !/^-- Down Migration$/mu.test(text)) {
    return [{ line: 1, problem: 'begin it with "-- Up Migration", and end it with "-- Down Migration"' }];
  }
  let migration;
  try {
    migration = readMigration(text);
  } catch (error) {
    return [{ line: 1, problem: `PostgreSQL cannot read it: ${error.message}` }];
  }
  return migration.statements.flatMap((statement) => {
    const broken = brokenRules(statement, migration);
    const needless = [...statement.accepted].filter((rule) => !broken.includes(rule));
    return [
      ...broken
        .filter((rule) => !statement.accepted.has(rule))
        .map((rule) => ({ line: statement.line, problem: `${rule}: ${RULES[rule]}` })),
      ...needless.map((rule) => ({
        line: statement.line,
        problem: `it accepts ${rule}, which it does not break`,
      })),
    ];
  });
}
