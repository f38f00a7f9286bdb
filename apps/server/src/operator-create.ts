import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { createOperator, type NewOperator } from './modules/identity/public.ts';
import { systemActor } from './platform/context.ts';
import { AppError } from './platform/errors.ts';
import { newToken } from './platform/vault.ts';
import type { Work } from './platform/work.ts';

const ROLES = ['support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator'] as const;

const USAGE =
  `Give --email, --name and --roles (one or more of ${ROLES.join(', ')}, with commas between): ` +
  'npm run operator:create -- --email me@example.com --name "My Name" --roles administrator';

const SCOPE = { actor: systemActor, dateShiftDays: 0, requestId: null };

const wantedOperator = z.strictObject({
  email: z.string().min(1),
  name: z.string().min(1),
  roles: z.array(z.enum(ROLES)).min(1),
  password: z.string().optional(),
});

type Wanted = z.output<typeof wantedOperator>;

interface Asked {
  readonly operators: readonly Wanted[];
  readonly isJson: boolean;
}

/**
 * The command `operator-create`: makes an operator, with a password of its own unless `--password` gives one, and
 * prints once what the person signs in with. For programs, `--print-json` prints {email, totp_secret} instead, and
 * `--from-file` makes many: a JSON list of {email, name, roles, password?}.
 *
 * @returns the exit code; 2 for input that cannot be used, and then nobody was made
 */
export async function operatorCreate(
  work: Work,
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> {
  const asked = readWords(words);
  if (asked === null) {
    print(USAGE);
    return 2;
  }
  try {
    for (const line of await makeAll(work, asked)) {
      print(line);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    print(error.message);
    return 2;
  }
}

/** All of them or none: one transaction. */
async function makeAll(work: Work, { operators, isJson }: Asked): Promise<readonly string[]> {
  return work.command(SCOPE, async (ctx) => {
    const lines: string[] = [];
    for (const wanted of operators) {
      const operator = { ...wanted, password: wanted.password ?? newToken() };
      const { totpSecret } = await createOperator(ctx, operator);
      lines.push(...(isJson ? forPrograms(operator, totpSecret) : forPeople(wanted, operator, totpSecret)));
    }
    return lines;
  });
}

function forPrograms({ email }: NewOperator, totpSecret: string): readonly string[] {
  return [JSON.stringify({ email, totp_secret: totpSecret })];
}

function forPeople(wanted: Wanted, operator: NewOperator, totpSecret: string): readonly string[] {
  return [
    `Made the operator ${operator.email} (${operator.roles.join(', ')}).`,
    ...(wanted.password === undefined ? [`Password: ${operator.password}`] : []),
    `Secret for the authenticator app, shown this once: ${totpSecret}`,
  ];
}

function readWords(words: readonly string[]): Asked | null {
  const values = parsedWords(words);
  if (values === null) {
    return null;
  }
  const { 'from-file': file, 'print-json': isJson = false, roles = '', ...one } = values;
  const list = file === undefined ? [{ ...one, roles: roles.split(',') }] : readList(file);
  const parsed = z.array(wantedOperator).min(1).safeParse(list);
  return parsed.success ? { operators: parsed.data, isJson } : null;
}

function parsedWords(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const one = { email: text, name: text, roles: text, password: text };
  try {
    return parseArgs({ args: [...words], options: { ...one, 'from-file': text, 'print-json': flag } }).values;
  } catch {
    return null;
  }
}

function readList(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
