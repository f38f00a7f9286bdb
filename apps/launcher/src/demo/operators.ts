import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The operators' roles (rules §8). */
export const OPERATOR_ROLES = [
  'support',
  'onboarding',
  'credit',
  'finance',
  'compliance',
  'administrator',
] as const;

const PER_ROLE = 2;
const NAMES: Readonly<Record<(typeof OPERATOR_ROLES)[number], readonly [string, string]>> = {
  support: ['Aisyah Rahman', 'Kelvin Tan'],
  onboarding: ['Nurul Huda', 'Prakash Nair'],
  credit: ['Lim Wei Ling', 'Hafiz Othman'],
  finance: ['Siti Mariam', 'Jonathan Lee'],
  compliance: ['Farah Zainal', 'Anand Krishnan'],
  administrator: ['Chong Mei Yee', 'Razak Ismail'],
};

export interface NewOperator {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly password: string;
}

export interface DemoOperator extends NewOperator {
  readonly totp_secret: string;
}

/** Two operators per role, because a proposal is never decided by the one who made it. */
export function demoOperators(): readonly NewOperator[] {
  return OPERATOR_ROLES.flatMap((role) =>
    Array.from({ length: PER_ROLE }, (_, index) => ({
      email: `${role}.${index + 1}@titian.example`,
      name: NAMES[role][index] ?? role,
      roles: [role],
      password: `Titian-${randomBytes(6).toString('base64url')}-9`,
    })),
  );
}

/** Arguments of the server's command that makes all of a file's operators; it prints {email, totp_secret} for each. */
export function createArguments(listFile: string): readonly string[] {
  return ['operator-create', '--from-file', listFile, '--print-json'];
}

/**
 * Adds the secrets of the command's answer.
 *
 * @throws Error when an operator has no secret in it
 */
export function withSecrets(
  operators: readonly NewOperator[],
  lines: readonly string[],
): readonly DemoOperator[] {
  const secrets = new Map(lines.map(parsed).map((answer) => [answer?.email, answer?.totp_secret]));
  return operators.map((operator) => {
    const secret = secrets.get(operator.email);
    if (typeof secret === 'string') return { ...operator, totp_secret: secret };
    throw new Error(`The server did not say that it made the operator ${operator.email}.`);
  });
}

/** Writes whole and for the owner's eyes only what the command or the demo program reads. */
export function writeOperators(file: string, operators: readonly NewOperator[]): void {
  writeFileSync(`${file}.draft`, `${JSON.stringify(operators, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.draft`, file);
}

/** What `writeOperators` wrote; empty when there is no such file. */
export function readOperators(file: string): readonly DemoOperator[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly DemoOperator[]) : [];
}

function parsed(line: string): { readonly email?: unknown; readonly totp_secret?: unknown } | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
