#!/usr/bin/env node
/**
 * Verifies an export of the ledger from its files alone: recomputes every balance, the amounts of each day's record and the chain
 * over all transfers, and names what was altered, removed or added. One file without dependencies, for Node 20 or later;
 * docs/ledger-export.md describes every byte, so that it can be written again in another language.
 *
 *   node verify-ledger.mjs <folder> --key <public key, 64 hex digits> [--key …] [--earlier <folder of an earlier export>]
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const FORMATS = { ledger: 'titian-ledger-1', proof: 'titian-proof-1' };
const FIELDS = 'number,id,debit,credit,amount_sen,kind,note,reverses,business_date,booked_at'.split(',');
const MOST_PROBLEMS = 100;

const sha256 = (data) => createHash('sha256').update(data).digest('hex');

/** Ringgit with two decimals to sen. */
function senOf(amount) {
  const [, sign, ringgit, cents] = /^(-?)(\d{1,16})\.(\d{2})$/.exec(String(amount)) ?? [];
  if (ringgit === undefined) throw new Error(`"${amount}" is no amount`);
  return BigInt(`${sign}${ringgit}${cents}`);
}

const ringgitOf = (sen) => {
  const digits = String(sen < 0n ? -sen : sen).padStart(3, '0');
  return `${sen < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Rows of a CSV or JSON Lines file as objects of texts; an empty value is null. */
async function* rowsOf(folder, name) {
  const isCsv = existsSync(join(folder, `${name}.csv`));
  const path = join(folder, `${name}.${isCsv ? 'csv' : 'jsonl'}`);
  let fields = null;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    if (!isCsv) yield JSON.parse(line);
    else if (fields === null) fields = line.split(',');
    else {
      const values = line.split(',');
      yield Object.fromEntries(fields.map((field, at) => [field, values[at] === '' ? null : values[at]]));
    }
  }
}

const linesOf = (folder, name) =>
  readFileSync(join(folder, name), 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** The text whose SHA-256 is the hash of a transfer. */
const textOf = (row) =>
  JSON.stringify(FIELDS.map((field) => (field === 'number' ? Number(row.number) : (row[field] ?? null))));

function isSigned(text, signature, publicKey) {
  if (!/^[0-9a-f]{64}$/.test(String(publicKey))) return false;
  const x = Buffer.from(publicKey, 'hex').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(text), key, Buffer.from(String(signature), 'hex'));
}

/** The given keys, and those that one of them leads to by endorsements. */
function trustedKeys(keys, given) {
  const trusted = new Set(given);
  keys.forEach((key, at) => {
    const before = keys[at - 1];
    const text = `${FORMATS.proof} key ${key.id} ${key.public_key}`;
    if (before && trusted.has(before.public_key) && isSigned(text, key.endorsement, before.public_key)) {
      trusted.add(key.public_key);
    }
  });
  return trusted;
}

/** The signed records, each read; problems of a record go to `report`. */
function readRecords(folder, given, report) {
  const trusted = trustedKeys(linesOf(folder, 'keys.jsonl'), given);
  let before = null;
  return linesOf(folder, 'records.jsonl').map((signed) => {
    const record = JSON.parse(signed.content);
    const demand = (holds, what) => holds || report(`the record of ${record.day}: ${what}`);
    demand(record.format === FORMATS.proof, `it is not in the format ${FORMATS.proof}`);
    demand(sha256(signed.content) === signed.hash, 'it is not the one with its hash');
    demand(trusted.has(signed.public_key), 'no key that is trusted signed it');
    demand(isSigned(signed.content, signed.signature, signed.public_key), 'its signature is not valid');
    demand(before === null || record.previous_hash === before.hash, 'it does not follow the one before it');
    before = signed;
    if (record.ledger) {
      const { salt, entries } = signed.ahead;
      demand(
        sha256(salt + JSON.stringify(entries)) === record.ledger.ahead_hash,
        'what is ahead has another hash',
      );
      record.ahead = entries.map(([on, account, amount]) => ({ on, account, amount }));
    }
    const inTree = record.accounts.filter((one) => one.in_tree);
    demand(total(inTree) === senOf(record.tree.amount), 'its tree has another sum than its accounts');
    if (record.bank !== null) {
      const explained = senOf(record.bank.amount) + total(record.in_transit) - senOf(record.unmatched);
      demand(
        explained - total(record.accounts) === senOf(record.difference),
        'its difference to the bank is not what its figures come to',
      );
    }
    return record;
  });
}

const total = (rows) => rows.reduce((sum, one) => sum + senOf(one.amount), 0n);

/** What kinds of accounts hold at the end of one day after the other, from what moves them on which business date. */
class KindBalances {
  #held = new Map();
  #later = new Map();
  day = '';

  add(kind, day, sen) {
    const into = day <= this.day ? this.#held : (this.#later.get(day) ?? new Map());
    if (into !== this.#held) this.#later.set(day, into);
    into.set(kind, (into.get(kind) ?? 0n) + sen);
  }

  moveTo(day) {
    this.day = day;
    for (const on of [...this.#later.keys()].filter((one) => one <= day)) {
      const moved = this.#later.get(on);
      this.#later.delete(on);
      for (const [kind, sen] of moved) this.#held.set(kind, (this.#held.get(kind) ?? 0n) + sen);
    }
  }

  of = (kind) => this.#held.get(kind) ?? 0n;
}

/** Recomputes the books transfer by transfer and compares them with the records. */
class Recomputation {
  accounts = new Map();
  #kinds = new KindBalances();
  #stated = null;

  /** @param start the record before the range, which its first transfer follows; null from the beginning on */
  constructor({ start, records, report }) {
    const ledger = start?.ledger ?? { transfers: 0, hash: '0'.repeat(64) };
    Object.assign(this, { start, records, report, number: ledger.transfers });
    this.begin(ledger.hash);
  }

  begin(hash) {
    this.segment = createHash('sha256').update(Buffer.from(hash, 'hex'));
    this.first = this.number + 1;
  }

  /** @param ahead what is in the opening balances and counts later than the record before */
  async open(accounts, ahead) {
    for await (const { account, kind, opening_sen, closing_sen } of accounts) {
      if (this.accounts.has(account)) this.report(`account ${account} is there twice`);
      this.accounts.set(account, { kind, balance: BigInt(opening_sen), closing: BigInt(closing_sen) });
      this.#kinds.add(kind, '', BigInt(opening_sen));
    }
    for (const { kind, day, amount } of ahead) {
      this.#kinds.add(kind, '', -senOf(amount));
      this.#kinds.add(kind, day, senOf(amount));
    }
    if (this.start?.ledger) this.compare(this.start);
  }

  add(row) {
    const [number, what] = [Number(row.number), `transfer ${row.number} (${row.id})`];
    if (!(number > this.number)) return this.report(`${what} was added after transfer ${this.number}`);
    this.reportMissing(number - 1);
    while (this.records[0]?.ledger.transfers < number) this.endRecord();
    if (this.records.length === 0) return this.report(`${what} was added: no record is over it`);
    this.number = number;
    if (sha256(textOf(row)) !== row.hash) this.report(`${what} was altered`);
    this.segment.update(Buffer.from(String(row.hash), 'hex'));
    this.move(row.credit, BigInt(row.amount_sen), row, what);
    this.move(row.debit, -BigInt(row.amount_sen), row, what);
  }

  move(account, sen, row, what) {
    const known = this.accounts.get(account);
    if (known === undefined) return this.report(`${what} is of account ${account}, which is not listed`);
    known.balance += sen;
    this.#kinds.add(known.kind, row.business_date, sen);
  }

  reportMissing(until) {
    if (until > this.number + 1) this.report(`transfers ${this.number + 1} to ${until} were removed`);
    else if (until > this.number) this.report(`transfer ${until} was removed`);
  }

  endRecord() {
    const record = this.records.shift();
    const { ledger, day } = record;
    if (this.segment.digest('hex') !== ledger.hash) {
      this.report(`the record of ${day} is over other transfers than ${this.first} to ${ledger.transfers}`);
    }
    this.compare(record);
    this.number = ledger.transfers;
    this.begin(ledger.hash);
  }

  /** A record with what the transfers so far come to, on its day and, with its corrections, on the day before. */
  compare({ day, accounts, ahead, corrections }) {
    const counted = (account, until) => {
      const added = ahead.filter((one) => one.account === account && one.on <= until);
      return this.#kinds.of(account) + total(added);
    };
    const differ = (account, on, stated, found) => {
      if (stated === found) return;
      this.report(
        `the record of ${day} has RM ${ringgitOf(stated)} on ${account} at the end of ${on}, and the transfers come to RM ${ringgitOf(found)}`,
      );
    };
    for (const [account, stated] of this.#stated ?? []) {
      const corrected = stated + total(corrections.filter((one) => one.account === account));
      differ(account, this.#kinds.day, corrected, counted(account, this.#kinds.day));
    }
    this.#kinds.moveTo(day);
    this.#stated = new Map(accounts.map((one) => [one.account, senOf(one.amount)]));
    for (const [account, stated] of this.#stated) differ(account, day, stated, counted(account, day));
  }

  end() {
    this.reportMissing(this.records.at(-1)?.ledger.transfers ?? this.number);
    while (this.records.length > 0) this.endRecord();
    let sum = 0n;
    for (const [account, { kind, balance, closing }] of this.accounts) {
      sum += closing;
      if (balance === closing) continue;
      this.report(
        `account ${account} (${kind}) has RM ${ringgitOf(closing)}, and its transfers come to RM ${ringgitOf(balance)}`,
      );
    }
    if (sum !== 0n) this.report(`all accounts together come to RM ${ringgitOf(sum)}, and not to 0.00`);
  }
}

async function verifyFiles(folder, files, report) {
  for (const { name, sha256: written } of files) {
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(join(folder, name))) hash.update(chunk);
    if (hash.digest('hex') !== written) report(`${name} is not as it was written`);
  }
}

/** Names the transfers and records that an earlier export has otherwise. */
async function compareEarlier({ folder, earlier, last, report }) {
  const records = new Map(linesOf(earlier, 'records.jsonl').map((one) => [one.day, one.hash]));
  for (const { day, hash } of linesOf(folder, 'records.jsonl')) {
    if (records.has(day) && records.get(day) !== hash) report(`the record of ${day} was another one earlier`);
  }
  const before = rowsOf(earlier, 'transfers');
  let old = await before.next();
  let hasBegun = false;
  const passUntil = async (number) => {
    for (; !old.done && Number(old.value.number) < number; old = await before.next()) {
      if (hasBegun) report(`transfer ${old.value.number} (${old.value.id}) was there earlier`);
    }
  };
  for await (const row of rowsOf(folder, 'transfers')) {
    await passUntil(Number(row.number));
    hasBegun = true;
    if (old.done || Number(old.value.number) !== Number(row.number)) continue;
    if (textOf(old.value) !== textOf(row)) {
      report(`transfer ${row.number} (${row.id}) was another one earlier`);
    }
    old = await before.next();
  }
  await passUntil(last + 1);
}

/**
 * Verifies an export.
 * @param folder where its files are
 * @param options.keys published keys that are trusted, 64 hexadecimal digits each
 * @param options.earlier folder of an earlier export, which has to agree with this one
 * @returns {Promise<{ problems: string[], accounts: number, records: number, first: number, last: number }>}
 */
export async function verifyLedger(folder, { keys, earlier = null }) {
  const problems = [];
  const report = (problem) => void problems.push(problem);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  if (manifest.format !== FORMATS.ledger) report(`the export is not in the format ${FORMATS.ledger}`);
  await verifyFiles(folder, manifest.files, report);
  const all = readRecords(folder, keys, report);
  const start = all.find((one) => one.day < manifest.from) ?? null;
  const records = all.filter((one) => one !== start && one.ledger);
  const books = new Recomputation({ start, records: [...records], report });
  const { first } = books;
  await books.open(rowsOf(folder, 'accounts'), manifest.booked_ahead);
  for await (const row of rowsOf(folder, 'transfers')) books.add(row);
  books.end();
  if (earlier !== null) await compareEarlier({ folder, earlier, last: books.number, report });
  return { problems, accounts: books.accounts.size, records: records.length, first, last: books.number };
}

const print = (line) => process.stdout.write(`${line}\n`);
const printError = (line) => process.stderr.write(`${line}\n`);

async function main(words) {
  const valuesOf = (name) => words.flatMap((word, at) => (words[at - 1] === name ? [word] : []));
  const [[folder], keys, [earlier = null]] = [words, valuesOf('--key'), valuesOf('--earlier')];
  if (folder === undefined || keys.length === 0) {
    printError(
      'node verify-ledger.mjs <folder> --key <public key> [--earlier <folder of an earlier export>]',
    );
    return 2;
  }
  const { problems, accounts, records, first, last } = await verifyLedger(folder, { keys, earlier });
  for (const problem of problems.slice(0, MOST_PROBLEMS)) print(`BROKEN  ${problem}`);
  if (problems.length > MOST_PROBLEMS) print(`… and ${problems.length - MOST_PROBLEMS} more.`);
  print(
    problems.length === 0
      ? `${last - first + 1} transfers, ${accounts} accounts and ${records} records agree: every balance, every day and the chain.`
      : 'These books do not hold.',
  );
  return problems.length === 0 ? 0 : 1;
}

const lastOf = (path) => path.split(/[\\/]/).pop();
const script = process.argv[1];
// Started by itself, and not imported by a test.
if (script !== undefined && lastOf(script) === decodeURIComponent(lastOf(import.meta.url))) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      printError(`The export cannot be read: ${error.message}`);
      process.exitCode = 2;
    },
  );
}
