import { isIP } from 'node:net';
import type { Titian } from './compose.ts';
import { ledgerExport } from './ledger-export.ts';
import { rotateKey } from './modules/proofs/public.ts';
import { operatorCreate } from './operator-create.ts';
import { operatorRecover } from './operator-recover.ts';
import { type Anchor, anchorProblem, readAnchors } from './platform/audit-anchor.ts';
import { verifyChain } from './platform/audit-verify.ts';
import { systemActor } from './platform/context.ts';
import { findViolationsPatiently } from './platform/invariants.ts';

type Command = (titian: Titian, words: readonly string[], publicUrl: string) => Promise<number>;

const commands: Record<string, Command> = {
  'ledger-verify': verifyLedger,
  'audit-verify': verifyAudit,
  'security-network': securityNetwork,
  'proof-rotate-key': rotateProofKey,
  'ledger-export': ({ work }, words) => ledgerExport({ work, print }, words),
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

const HEAD = /^(\d{1,18}):([0-9a-f]{64})$/;

/** The head of the chain as a mail of the day has it. */
function givenHead(word: string): Anchor | null {
  const [, seq = '', root = ''] = HEAD.exec(word) ?? [];
  return root === '' ? null : { at: 'the time of the mail', seq: BigInt(seq), root };
}

/** @param words the head that a mail has, where it is compared too */
async function verifyAudit({ database, auditChain }: Titian, words: readonly string[]): Promise<number> {
  const head = words[0] === undefined ? null : givenHead(words[0]);
  if (words[0] !== undefined && head === null) {
    print('Give the head as the mail has it: a number, a colon and 64 digits.');
    return 2;
  }
  const anchors = await readAnchors(auditChain.anchorFile);
  const state = await verifyChain(database.reader, auditChain.key, anchors);
  print(
    `${state.seals} seals over ${state.events} events and ${state.transfers} transfers hold; ` +
      `${state.unsealed} events wait for their seal; ${anchors.length} anchors in ${auditChain.anchorFile}.`,
  );
  if (state.seals > 0 && state.plain === state.seals) {
    print('No seal was made with the key yet: a worker makes the first within seconds.');
  }
  if (state.broken !== null) {
    print(`BROKEN  seal ${state.broken.seq}: ${state.broken.problem}.`);
    return 1;
  }
  const problem = head === null ? null : await anchorProblem(database.reader, head);
  if (problem !== null) {
    print(`BROKEN  ${problem}.`);
    return 1;
  }
  if (head !== null) {
    print(`The chain holds the head of the mail, seal ${head.seq}.`);
  }
  print('The audit log and the transfers are as they were written.');
  return 0;
}

/** Publishes the next key that signs records of client money (PRF-6). */
async function rotateProofKey({ work }: Titian): Promise<number> {
  const key = await work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, rotateKey);
  print(`Key ${key.id} signs from the next record on: ${key.publicKey.toString('hex')}`);
  return 0;
}

/** Prints what stands for an address in security events, so that those of a known address can be found. */
async function securityNetwork({ security }: Titian, [address = '']: readonly string[]): Promise<number> {
  if (isIP(address) === 0) {
    print('Give one IPv4 or IPv6 address.');
    return 2;
  }
  print(security.networkOf(address));
  return 0;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
