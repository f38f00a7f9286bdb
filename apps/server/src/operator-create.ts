import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { operatorIdentity } from '@titian/contracts/schemas/operator-accounts';
import { z } from 'zod';
import {
  createFirstAdministrators,
  type FirstLink,
  type NewAdministrator,
} from './modules/operators/public.ts';
import { systemActor } from './platform/context.ts';
import { AppError } from './platform/errors.ts';
import type { UnitOfWork } from './platform/unit-of-work.ts';

const USAGE =
  'Makes the first two administrators; they add everybody else by proposal, under Operators in the back office. Give ' +
  '--email, --name, --phone, --identity-number (a MyKad, or a passport with --nationality and its country code) and ' +
  '--roles (administrator, and more with commas between): npm run operator:create -- --email me@example.com ' +
  '--name "My Name" --phone 012-3456789 --identity-number 900131-14-5677 --roles administrator';

const SCOPE = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** What a command about operators needs. */
export interface OperatorCommand {
  readonly work: UnitOfWork;
  /** Where printed links lead. */
  readonly publicUrl: string;
  readonly print: (line: string) => void;
}

interface Requested {
  readonly administrators: readonly NewAdministrator[];
  readonly isJson: boolean;
}

/**
 * The command `operator-create`: makes an administrator while fewer than two exist, and prints once the one-time link
 * by which the person chooses a password. For programs, `--print-json` prints {email, token} instead, and `--from-file`
 * makes many: a JSON list of {name, email, phone_number, identity_type, identity_number, nationality?, roles}.
 *
 * @returns the exit code; 2 for invalid input or where two administrators exist, and then no account was created
 */
export async function operatorCreate(command: OperatorCommand, words: readonly string[]): Promise<number> {
  const input = readWords(words);
  if (input === null) {
    command.print(USAGE);
    return 2;
  }
  try {
    const links = await command.work.command(SCOPE, (ctx) =>
      createFirstAdministrators(ctx, input.administrators),
    );
    for (const link of links) {
      command.print(input.isJson ? JSON.stringify(link) : forPeople(link, command.publicUrl));
    }
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    command.print(error.message);
    return 2;
  }
}

function forPeople({ email, token, hours }: FirstLink, publicUrl: string): string {
  return [
    `Made the administrator ${email}.`,
    `Choose a password, once within ${hours} hours: ${linkTo(publicUrl, token)}`,
  ].join('\n');
}

/** The page on which an operator chooses a password. */
export function linkTo(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/$/, '')}/operator/password/${token}`;
}

function readWords(words: readonly string[]): Requested | null {
  const values = parsedWords(words);
  if (values === null) {
    return null;
  }
  const list = values['from-file'] === undefined ? [oneOf(values)] : readList(values['from-file']);
  const parsed = z.array(operatorIdentity).min(1).safeParse(list);
  return parsed.success ? { administrators: parsed.data, isJson: values['print-json'] ?? false } : null;
}

function oneOf(values: NonNullable<ReturnType<typeof parsedWords>>): unknown {
  const { email, name, phone, nationality, roles = '' } = values;
  return {
    ...{ email, name, phone_number: phone, roles: roles.split(',') },
    identity_type: nationality === undefined ? 'nric' : 'passport',
    identity_number: values['identity-number'],
    ...(nationality === undefined ? {} : { nationality }),
  };
}

function parsedWords(words: readonly string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const person = { email: text, name: text, phone: text, 'identity-number': text, nationality: text };
  try {
    const options = { ...person, roles: text, 'from-file': text, 'print-json': flag };
    return parseArgs({ args: [...words], options }).values;
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
