import { appendFile, open } from 'node:fs/promises';
import type { SecurityEventKind } from '@titian/contracts/security-events';
import type { Log } from '../log.ts';
import type { SecurityEventRow } from './event.ts';
import type { SecurityOutput } from './outlet.ts';

const ECS_VERSION = '8.17';
const FILE_MODE = 0o600;

/**
 * Where security events go as JSON lines, for a SIEM: a file where one is named, standard output with `security: true`
 * otherwise. The file is opened for each write, so that it can be rotated by renaming it.
 * @throws Error where the file cannot be written now; later failures are the recorder's
 */
export async function openSecurityLog(
  file: string | null,
  environment: string,
  log: Log,
): Promise<SecurityOutput> {
  if (file === null) {
    const lines = log.child({ security: true });
    return {
      name: 'log',
      async write(rows) {
        for (const row of rows) {
          lines.info(securityLine(row, environment), 'security event');
        }
      },
    };
  }
  try {
    await (await open(file, 'a', FILE_MODE)).close();
  } catch (error) {
    throw new Error(`SECURITY_LOG_FILE cannot be written: ${file}. Name a file in a folder of this user.`, {
      cause: error,
    });
  }
  return {
    name: 'security log',
    write: (rows) =>
      appendFile(file, rows.map((row) => `${JSON.stringify(securityLine(row, environment))}\n`).join(''), {
        mode: FILE_MODE,
      }),
  };
}

const categories: Readonly<Record<SecurityEventKind, readonly [category: string, type: string]>> = {
  sign_in_failed: ['authentication', 'start'],
  second_factor_failed: ['authentication', 'start'],
  passkey_failed: ['authentication', 'start'],
  new_device: ['authentication', 'info'],
  access_refused: ['iam', 'denied'],
  foreign_object: ['iam', 'denied'],
  limit_reached: ['web', 'denied'],
  number_revealed: ['iam', 'access'],
  credentials_changed: ['iam', 'change'],
  change_refused: ['iam', 'change'],
  upload_infected: ['malware', 'denied'],
  upload_held: ['malware', 'info'],
  callbacks_refused: ['web', 'denied'],
  client_error: ['web', 'error'],
};

const failures: readonly SecurityEventKind[] = [
  'sign_in_failed',
  'second_factor_failed',
  'passkey_failed',
  'access_refused',
  'foreign_object',
  'limit_reached',
  'upload_infected',
  'callbacks_refused',
  'client_error',
];

/** One event with the field names of the Elastic Common Schema; `titian` holds what it has no name for. */
export function securityLine(row: SecurityEventRow, environment: string): object {
  const [category, type] = categories[row.kind];
  return {
    '@timestamp': row.at.toISOString(),
    ecs: { version: ECS_VERSION },
    event: {
      id: row.id,
      kind: 'event',
      category: [category],
      type: [type],
      action: row.kind,
      outcome: failures.includes(row.kind) ? 'failure' : 'success',
      reason: row.detail,
    },
    service: { name: 'titian', environment },
    ...(row.account === null ? {} : { user: { id: row.account.id, roles: [row.account.kind] } }),
    ...(row.requestId === null ? {} : { http: { request: { id: row.requestId } } }),
    titian: {
      occurrences: row.occurrences,
      network: row.network === null ? null : row.network.toString('hex'),
    },
  };
}
