import { parseArgs } from 'node:util';
import type { OperatorRole } from '@titian/contracts/endpoint';
import { createOperator, type NewOperator } from './modules/identity/public.ts';
import { systemActor } from './platform/context.ts';
import { AppError } from './platform/errors.ts';
import { newToken } from './platform/vault.ts';
import type { Work } from './platform/work.ts';

const ROLES: Readonly<Record<OperatorRole, true>> = {
  support: true,
  onboarding: true,
  credit: true,
  finance: true,
  compliance: true,
  administrator: true,
};

const USAGE =
  'Give --email, --name and --roles (one or more of ' +
  `${Object.keys(ROLES).join(', ')}, with commas between): ` +
  'npm run operator:create -- --email me@example.com --name "My Name" --roles administrator';

const SCOPE = { actor: systemActor, dateShiftDays: 0, requestId: null };

type Asked = NewOperator & { readonly isPasswordMade: boolean; readonly isJson: boolean };

/**
 * The command `operator-create`: makes an operator, with a password of its own unless `--password` gives one, and
 * prints once what the person signs in with; `--print-json` prints {email, totp_secret} for programs.
 *
 * @returns the exit code; 2 for input that cannot be used, which has changed nothing
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
    const { totpSecret } = await work.command(SCOPE, (ctx) => createOperator(ctx, asked));
    for (const line of answer(asked, totpSecret)) {
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

function answer(asked: Asked, totpSecret: string): readonly string[] {
  if (asked.isJson) {
    return [JSON.stringify({ email: asked.email, totp_secret: totpSecret })];
  }
  return [
    `Made the operator ${asked.email} (${asked.roles.join(', ')}).`,
    ...(asked.isPasswordMade ? [`Password: ${asked.password}`] : []),
    `Secret for the authenticator app, shown this once: ${totpSecret}`,
  ];
}

function readWords(words: readonly string[]): Asked | null {
  const values = parsedWords(words);
  const roles = (values?.roles ?? '').split(',').map((role) => role.trim());
  if (!values?.email || !values.name || !roles.every(isRole)) {
    return null;
  }
  return {
    email: values.email,
    name: values.name,
    roles,
    password: values.password ?? newToken(),
    isPasswordMade: values.password === undefined,
    isJson: values['print-json'] === true,
  };
}

function parsedWords(words: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...words],
      options: { email: text, name: text, roles: text, password: text, 'print-json': { type: 'boolean' } },
    }).values;
  } catch {
    return null;
  }
}

function isRole(text: string): text is OperatorRole {
  return Object.hasOwn(ROLES, text);
}
