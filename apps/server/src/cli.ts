import type { Titian } from './compose.ts';
import { operatorCreate } from './operator-create.ts';
import { operatorRecover } from './operator-recover.ts';
import { verifyAuditChain } from './platform/audit-verify.ts';
import { findViolationsPatiently } from './platform/invariants.ts';

type Command = (titian: Titian, words: readonly string[], publicUrl: string) => Promise<number>;

const commands: Record<string, Command> = {
  migrate: async () => 0,
  'ledger-verify': verifyLedger,
  'audit-verify': verifyAudit,
  'operator-create': ({ work }, words, publicUrl) => operatorCreate({ work, publicUrl, print }, words),
  'operator-recover': ({ work }, words, publicUrl) => operatorRecover({ work, publicUrl, print }, words),
};

/**
 * Runs one maintenance command; the answer is the exit code.
 * @param publicUrl where links that are printed lead
 */
export async function runCommandLine(
  titian: Titian,
  words: readonly string[],
  publicUrl: string,
): Promise<number> {
  const [name = '', ...rest] = words;
  try {
    const command = commands[name];
    if (!command) {
      print(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
      return 2;
    }
    return await command(titian, rest, publicUrl);
  } finally {
    await titian.close();
  }
}

async function verifyLedger(titian: Titian): Promise<number> {
  const violations = await findViolationsPatiently(titian.database, titian.invariants);
  for (const { name } of titian.invariants) {
    const broken = violations.find((one) => one.invariant === name);
    print(`${broken ? 'BROKEN' : 'holds '}  ${name}`);
    if (broken) {
      print(
        JSON.stringify(
          broken.rows,
          (_key, value) => (typeof value === 'bigint' ? value.toString() : value),
          2,
        ),
      );
    }
  }
  print(
    violations.length === 0
      ? `All ${titian.invariants.length} invariants hold.`
      : `${violations.length} invariants are broken.`,
  );
  return violations.length === 0 ? 0 : 1;
}

async function verifyAudit(titian: Titian): Promise<number> {
  const { seals, events, unsealed, broken } = await verifyAuditChain(titian.database.reader);
  print(`${seals} seals over ${events} events hold; ${unsealed} events wait for their seal.`);
  if (broken !== null) {
    print(`BROKEN  seal ${broken.seq}: ${broken.problem}.`);
    return 1;
  }
  print('The audit log is as it was written.');
  return 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
