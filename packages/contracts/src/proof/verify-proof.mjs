#!/usr/bin/env node
/**
 * Verifies a proof of client money: that a claim is in the signed record of a day. One file without dependencies, for Node 20
 * or later and for browsers; docs/proof.md describes every byte, so that it can be written again in another language.
 *
 *   node verify-proof.mjs proof.json --key <public key, 64 hex digits> [--number <client number>]
 */

const FORMAT = 'titian-proof-1';
const MAX_SUM = 2n ** 63n - 1n;
const AMOUNT = /^(-?)(\d{1,16})\.(\d{2})$/;
const text = new TextEncoder();

/** Ringgit with two decimals to sen. */
function senOf(amount) {
  const [, sign, ringgit, cents] = AMOUNT.exec(String(amount)) ?? [];
  if (ringgit === undefined) throw new Error(`"${amount}" is no amount`);
  return BigInt(`${sign}${ringgit}${cents}`);
}

function bytesOf(hex, length) {
  if (typeof hex !== 'string' || !/^([0-9a-f]{2})*$/.test(hex) || (length && hex.length !== 2 * length)) {
    throw new Error(`"${String(hex).slice(0, 80)}" is not ${length ?? 'some'} bytes in hexadecimal`);
  }
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

async function hmacSha256(key, message) {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}

/** Bytes one after the other; a bigint is an unsigned number of eight bytes, a number one of four, the highest byte first. */
function joined(...parts) {
  const all = parts.map((part) => {
    if (ArrayBuffer.isView(part)) return part;
    const bytes = new Uint8Array(typeof part === 'bigint' ? 8 : 4);
    const view = new DataView(bytes.buffer);
    if (typeof part === 'bigint') view.setBigUint64(0, part);
    else view.setUint32(0, part);
    return bytes;
  });
  const bytes = new Uint8Array(all.reduce((length, one) => length + one.length, 0));
  let at = 0;
  for (const one of all) {
    bytes.set(one, at);
    at += one.length;
  }
  return bytes;
}

/** @throws Error where a sum is out of range: a negative piece would hide money that is missing */
function inRange(sum) {
  if (sum < 0n || sum > MAX_SUM) throw new Error(`a sum is ${sum} sen, which no node may hold`);
  return sum;
}

/** Hash and sum of the root that a piece leads to. */
async function rootOf({ day, number, piece }) {
  const nonce = bytesOf(piece.nonce, 32);
  const mac = await hmacSha256(nonce, text.encode(number));
  let sum = inRange(senOf(piece.amount));
  let hash = await sha256(joined(Uint8Array.of(0), text.encode(day), nonce, mac, piece.piece, sum));
  let position = piece.position;
  for (const sibling of piece.path) {
    const [other, otherSum] = [bytesOf(sibling.hash, 32), inRange(senOf(sibling.amount))];
    const isRight = position % 2 === 1;
    const children = isRight ? [other, otherSum, hash, sum] : [hash, sum, other, otherSum];
    hash = await sha256(joined(Uint8Array.of(1), ...children));
    sum = inRange(sum + otherSum);
    position = Math.floor(position / 2);
  }
  if (position !== 0) throw new Error('its position does not fit its path');
  return { hash: hexOf(hash), sum };
}

/** @throws Error with what does not hold */
function demand(holds, what) {
  if (!holds) throw new Error(what);
}

async function verifySignature({ content, signature }, publicKey) {
  const key = await crypto.subtle.importKey('raw', bytesOf(publicKey, 32), { name: 'Ed25519' }, false, [
    'verify',
  ]);
  const isValid = await crypto.subtle.verify('Ed25519', key, bytesOf(signature, 64), text.encode(content));
  demand(isValid, 'the record was not signed with this key');
}

function verifyAccounts(record) {
  const sum = record.accounts
    .filter((one) => one.in_tree)
    .reduce((total, one) => total + senOf(one.amount), 0n);
  demand(sum === senOf(record.tree.amount), 'the sum of the tree is not what its accounts hold');
}

function verifyBank(record) {
  if (record.bank === null) return;
  const total = (rows) => rows.reduce((sum, one) => sum + senOf(one.amount), 0n);
  const expected = senOf(record.bank.amount) + total(record.in_transit) - senOf(record.unmatched);
  const difference = expected - total(record.accounts);
  demand(
    difference === senOf(record.difference),
    'the stated difference to the bank is not what it should be',
  );
}

function verifyPieces(proof, record) {
  const { pieces, claim } = proof;
  demand(
    pieces.every((one, index) => one.piece === index && Number.isInteger(one.position) && one.position >= 0),
    'the pieces are not numbered one after the other',
  );
  demand(new Set(pieces.map((one) => one.position)).size === pieces.length, 'two pieces have one position');
  demand(
    pieces.every((one) => one.path.length === record.tree.depth),
    'a path is not as long as the tree is deep',
  );
  const sum = pieces.reduce((total, one) => total + senOf(one.amount), 0n);
  demand(sum === senOf(claim.total), 'the pieces do not come to the claim');
  const parts = ['cash', 'waiting', 'payouts', 'shares', 'excess'].reduce(
    (total, part) => total + senOf(claim[part]),
    0n,
  );
  demand(parts === sum, 'the parts of the claim do not come to it');
}

/**
 * Verifies a proof step by step.
 *
 * @param proof what `/api/proof/days/<day>/mine` answers
 * @param options.publicKey the published key, 64 hexadecimal digits
 * @param options.number the client number that the reader knows as their own
 * @returns {Promise<{ step: string, problem: string | null }[]>} in their order, up to the first that does not hold
 */
export async function verifyProof(proof, { publicKey, number }) {
  const record = {};
  const steps = [
    [
      'hash',
      async () =>
        demand(
          hexOf(await sha256(text.encode(proof.content))) === proof.hash,
          'the record is not the one with this hash',
        ),
    ],
    ['signature', () => verifySignature(proof, publicKey)],
    [
      'record',
      () => {
        Object.assign(record, JSON.parse(proof.content));
        demand(record.format === FORMAT, `the record is not in the format ${FORMAT}`);
        demand(record.day === proof.day, 'the record is of another day');
      },
    ],
    ['accounts', () => verifyAccounts(record)],
    ['bank', () => verifyBank(record)],
    ['number', () => demand(proof.client_number === number, 'the proof is of another client number')],
    ['pieces', () => verifyPieces(proof, record)],
    [
      'paths',
      async () => {
        for (const piece of proof.pieces) {
          const root = await rootOf({ day: proof.day, number, piece });
          demand(root.hash === record.tree.root, `piece ${piece.piece} does not lead to the root`);
          demand(root.sum === senOf(record.tree.amount), `piece ${piece.piece} leads to another sum`);
        }
      },
    ],
  ];
  const done = [];
  for (const [step, verify] of steps) {
    try {
      await verify();
      done.push({ step, problem: null });
    } catch (error) {
      return [...done, { step, problem: error.message }];
    }
  }
  return done;
}

const print = (line) => process.stdout.write(`${line}\n`);
const printError = (line) => process.stderr.write(`${line}\n`);

async function main([file, ...words]) {
  const { readFile } = await import('node:fs/promises');
  const option = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
  const publicKey = option('--key');
  if (file === undefined || publicKey === undefined) {
    printError('node verify-proof.mjs proof.json --key <public key> [--number <client number>]');
    return 2;
  }
  const proof = JSON.parse(await readFile(file, 'utf8'));
  const steps = await verifyProof(proof, { publicKey, number: option('--number') ?? proof.client_number });
  for (const { step, problem } of steps) {
    print(problem === null ? `holds   ${step}` : `BROKEN  ${step}: ${problem}`);
  }
  const isVerified = steps.every((one) => one.problem === null);
  print(
    isVerified
      ? `RM ${proof.claim.total} of ${proof.client_number} is in the record of ${proof.day}, whose total is RM ${JSON.parse(proof.content).tree.amount}.`
      : 'This proof does not hold.',
  );
  return isVerified ? 0 : 1;
}

const lastOf = (path) => path.split(/[\\/]/).pop();
const script = globalThis.process?.argv?.[1];
// Started by itself, and not imported by a page or a test.
if (script !== undefined && lastOf(script) === decodeURIComponent(lastOf(import.meta.url))) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      printError(`The proof cannot be read: ${error.message}`);
      process.exitCode = 2;
    },
  );
}
