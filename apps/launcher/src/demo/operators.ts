import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The operators' roles (OPS-13). */
export const OPERATOR_ROLES = [
  'support',
  'onboarding',
  'credit',
  'finance',
  'compliance',
  'administrator',
  'auditor',
] as const;

const PER_ROLE = 2;
const NAMES: Readonly<Record<(typeof OPERATOR_ROLES)[number], readonly [string, string]>> = {
  support: ['Aisyah Rahman', 'Kelvin Tan'],
  onboarding: ['Nurul Huda', 'Prakash Nair'],
  credit: ['Lim Wei Ling', 'Hafiz Othman'],
  finance: ['Siti Mariam', 'Jonathan Lee'],
  compliance: ['Farah Zainal', 'Anand Krishnan'],
  administrator: ['Chong Mei Yee', 'Razak Ismail'],
  auditor: ['Zulaikha Karim', 'Stephen Wong'],
};

/** Whom the platform knows as a person; one person has one account. */
export interface NewOperator {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly phone_number: string;
  readonly identity_type: 'nric';
  readonly identity_number: string;
}

/** An operator who has the one-time link of the server's command, or is invited by those who have. */
export interface PlannedOperator extends NewOperator {
  /** What the person chooses at the first sign-in. */
  readonly password: string;
  readonly token?: string;
}

export interface DemoOperator extends PlannedOperator {
  readonly totp_secret: string;
}

/** Two operators per role, because a proposal is never decided by its maker. */
export function demoOperators(): readonly PlannedOperator[] {
  return OPERATOR_ROLES.flatMap((role, at) =>
    Array.from({ length: PER_ROLE }, (_, index) => ({
      email: `${role}.${index + 1}@titian.example`,
      name: NAMES[role][index] ?? role,
      roles: [role],
      phone_number: `+601990001${at}${index}`,
      identity_type: 'nric' as const,
      identity_number: `8${at}0${index + 1}0114560${index + 1}`,
      // Long enough that its letters alone form no word: eight characters were rejected once in a thousand starts.
      password: `Titian-${randomBytes(9).toString('base64url')}-9`,
    })),
  );
}

/** Those whom the server's command makes; they make the others. */
export function firstAdministrators(operators: readonly PlannedOperator[]): readonly NewOperator[] {
  return operators
    .filter(({ roles }) => roles.includes('administrator'))
    .map(({ password: _password, ...person }) => person);
}

/** Arguments of the server's command that makes the administrators of a file; it prints {email, token} for each. */
export function createArguments(listFile: string): readonly string[] {
  return ['operator-create', '--from-file', listFile, '--print-json'];
}

/**
 * Adds the tokens of the command's answer to the administrators.
 *
 * @throws Error when an administrator has no token in it
 */
export function withTokens(
  operators: readonly PlannedOperator[],
  lines: readonly string[],
): readonly PlannedOperator[] {
  const tokens = new Map(lines.map(parsed).map((answer) => [answer?.email, answer?.token]));
  return operators.map((operator) => {
    if (!operator.roles.includes('administrator')) return operator;
    const token = tokens.get(operator.email);
    if (typeof token === 'string') return { ...operator, token };
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

function parsed(line: string): { readonly email?: unknown; readonly token?: unknown } | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
