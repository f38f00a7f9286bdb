import { financingTypes, noteContracts } from '@titian/contracts/constants';
import { day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { AmountRange, Preset } from '../../src/modules/auto-invest/domain/preset.ts';
import { type OwnerState, ownerStates } from '../../src/modules/auto-invest/domain/run.ts';
import type { NoteWanted } from '../../src/modules/auto-invest/store/candidates.ts';
import { insertPreset, replacePreset } from '../../src/modules/auto-invest/store/presets.ts';
import { later } from '../../src/platform/clock.ts';
import type { Tx } from '../../src/platform/db/database.ts';
import type { BulkInvestor, BulkNote } from '../bulk-load.ts';

const HOUR = 3_600_000;
const NOON = new Date('2026-11-02T04:00:00Z');

/** What an owner is and has, all drawn independently. */
export interface Owner {
  readonly cashSen: bigint;
  /** Waiting in a note of the issuer, held of one, and held of another issuer. */
  readonly waitingSen: bigint;
  readonly heldSen: bigint;
  readonly elsewhereSen: bigint;
  readonly isInstitution: boolean;
  readonly isPremium: boolean;
  readonly states: readonly OwnerState[];
  readonly servedSeq: bigint;
}

type Terms = Omit<Preset, 'investorId' | 'version' | 'from'>;
type Wanted = Omit<NoteWanted, 'issuerId'>;

const cents = (...all: bigint[]) => fc.constantFrom(...all);
const boundaries = cents(0n, 4_999n, 5_000n, 9_999n, 10_000n, 15_000n, 20_000n, 1_000_000n, 6_000_000n);

const owner: fc.Arbitrary<Owner> = fc.record({
  cashSen: boundaries,
  waitingSen: cents(0n, 5_000n, 90_000n),
  heldSen: cents(0n, 10_000n, 4_000_000n),
  elsewhereSen: cents(0n, 95_000n, 990_000n),
  isInstitution: fc.boolean(),
  isPremium: fc.boolean(),
  // Mostly none: what bars an owner is looked at behind everything else.
  states: fc.oneof(
    fc.constant([]),
    fc.constant([]),
    fc.constantFrom(...ownerStates).map((one) => [one]),
    fc.subarray([...ownerStates]),
  ),
  servedSeq: cents(0n, 0n, 1n, 2n, 100_000_001n),
});

const range: fc.Arbitrary<AmountRange> = fc
  .tuple(cents(5_000n, 10_000n, 20_000n), cents(0n, 5_000n, 100_000n))
  .map(([least, more]) => ({ minSen: sen(least), maxSen: sen(least + more) }));

// Narrow ranges and wide ones: a preset that meets all conditions is as likely as one that misses a few.
const months = fc.oneof(
  fc.constant([1, 12] as const),
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 11 }))
    .map(([from, more]) => [from, Math.min(12, from + more)] as const),
);
const rates = fc.oneof(
  fc.constant([1, 1_800] as const),
  fc
    .tuple(cents(800n, 999n, 1_000n, 1_001n), cents(0n, 1n, 200n))
    .map(([from, more]) => [Number(from), Number(from + more)] as const),
);

const terms: fc.Arbitrary<Terms> = fc
  .record({
    isOn: fc.integer({ min: 0, max: 5 }).map((one) => one > 0),
    months,
    rates,
    amounts: fc
      .tuple(fc.subarray([...financingTypes], { minLength: 1 }), range)
      .map(([types, one]) => new Map(types.map((type) => [type, one]))),
    contracts: fc.subarray([...noteContracts], { minLength: 1 }),
    guaranteedOption: fc.constantFrom('all' as const, 'all' as const, 'only' as const, 'none' as const),
    usesExhaustedBalance: fc.boolean(),
    exposureBps: fc.constantFrom(null, rateBps(1), rateBps(2_000), rateBps(10_000)),
    hasAgreed: fc.boolean(),
    monthlyBudgetSen: fc.constantFrom(null, sen(5_000n), sen(100_000n)),
    pausedUntil: fc.constantFrom(null, null, day('2026-11-02'), day('2026-11-03'), day('2026-11-04')),
  })
  .map((one) => ({
    ...{ isOn: one.isOn, name: 'Generated' },
    ...{ termMinMonths: one.months[0], termMaxMonths: one.months[1] },
    ...{ rateMinBps: rateBps(one.rates[0]), rateMaxBps: rateBps(one.rates[1]) },
    ...{ amounts: one.amounts, contracts: one.contracts, guaranteedOption: one.guaranteedOption },
    ...{ usesExhaustedBalance: one.usesExhaustedBalance, exposureBps: one.exposureBps },
    ...{ aboveLimitAgreedAt: one.hasAgreed ? NOON : null, pausedUntil: one.pausedUntil },
    monthlyBudgetSen: one.monthlyBudgetSen,
  }));

/** The terms of a note, and the figures of the business on its day. */
export const wanted: fc.Arbitrary<Wanted> = fc.record({
  type: fc.constantFrom(...financingTypes),
  contract: fc.constantFrom(...noteContracts),
  isGuaranteed: fc.boolean(),
  termMonths: fc.integer({ min: 1, max: 12 }),
  rateBps: fc.constantFrom(rateBps(999), rateBps(1_000), rateBps(1_001)),
  // Up to three hours after noon, and in the first hour of the next Malaysian day, which is not the next one in UTC.
  listedAt: fc.constantFrom(-1, 0, 1, 2, 3, 12).map((hours) => later(NOON, hours * HOUR)),
  minimumSen: cents(5_000n, 10_000n, 12_000n).map((one) => sen(one)),
  planLimit: fc.record({
    basicPlanLimitSen: cents(0n, 5_000_000n).map((one) => sen(one)),
    basicPlanLimitBlocks: fc.boolean(),
  }),
});

/** A preset with up to three versions, an hour apart, and its owner. */
export const person: fc.Arbitrary<Person> = fc.record({
  owner,
  versions: fc.array(terms, { minLength: 1, maxLength: 3 }),
});
export interface Person {
  readonly owner: Owner;
  readonly versions: readonly Terms[];
}

/**
 * For each status of an owner one who has that alone, and one who has both that depend on the note, with a preset that
 * takes every note.
 */
export const barredPeople: readonly Person[] = [
  ...ownerStates.map((state) => [state]),
  ['wakalah', 'guaranteed'] as const,
].map((states) => ({
  owner: {
    ...{ cashSen: 1_000_000n, waitingSen: 0n, heldSen: 0n, elsewhereSen: 0n, servedSeq: 0n },
    ...{ isInstitution: false, isPremium: false, states },
  },
  versions: [
    {
      ...{ isOn: true, name: 'Takes every note', termMinMonths: 1, termMaxMonths: 12 },
      ...{ rateMinBps: rateBps(1), rateMaxBps: rateBps(1_800), contracts: [...noteContracts] },
      amounts: new Map(financingTypes.map((type) => [type, { minSen: sen(5_000n), maxSen: sen(20_000n) }])),
      ...{
        guaranteedOption: 'all',
        usesExhaustedBalance: false,
        exposureBps: null,
        aboveLimitAgreedAt: null,
        pausedUntil: null,
        monthlyBudgetSen: null,
      },
    },
  ],
}));

/** Where the generated positions are: in two notes of different issuers. */
export interface GeneratedIn {
  readonly people: readonly BulkInvestor[];
  readonly same: BulkNote;
  readonly other: BulkNote;
}

/** Writes generated owners, positions and presets over loaded investors; for a transaction that is taken back. */
export async function insertGenerated(tx: Tx, where: GeneratedIn, all: readonly Person[]): Promise<void> {
  const ids = where.people.map((one) => one.userId);
  await insertOwners(tx, ids, all);
  await insertPositions(tx, where, all);
  for (const [at, one] of all.entries()) {
    await insertVersions(tx, ids[at] ?? '', one.versions);
  }
  const served = all.map((one) => one.owner.servedSeq);
  await sql`insert into preset_rotation (investor_id, last_served_seq)
    select * from unnest(${ids}::uuid[], ${served}::bigint[]) as row (id, seq) where seq > 0`.execute(tx.db);
}

async function insertOwners(tx: Tx, ids: readonly string[], all: readonly Person[]): Promise<void> {
  const is = (state: OwnerState) => all.map((one) => one.owner.states.includes(state));
  const premium = all.map(({ owner: one }) => one.isPremium);
  await sql`update accounts set balance_sen = row.cash
    from unnest(${ids}::uuid[], ${all.map((one) => one.owner.cashSen)}::bigint[]) as row (id, cash)
    where owner_id = row.id and kind = 'investor_cash'`.execute(tx.db);
  await sql`update users set account_status = case when row.inactive then 'Inactive' else 'Active' end,
      type = case when row.institution then 'Institution' else 'Individual' end
    from unnest(${ids}::uuid[], ${is('inactive')}::boolean[], ${all.map((one) => one.owner.isInstitution)}::boolean[])
      as row (id, inactive, institution)
    where users.id = row.id`.execute(tx.db);
  await sql`update applications set application_status = 'Submitted'
    from unnest(${ids}::uuid[], ${is('not_approved')}::boolean[]) as row (id, undecided)
    where user_id = row.id and row.undecided`.execute(tx.db);
  await sql`update investors set is_fund_managed = row.managed,
      first_topup_at = case when row.untopped then null else first_topup_at end, guaranteed_only = row.guaranteed,
      agreement_version = case when row.without then null else '2026-11-01' end,
      plan_type = case when row.premium then 'premium' else 'basic' end
    from unnest(${ids}::uuid[], ${is('fund_managed')}::boolean[], ${is('not_topped_up')}::boolean[],
        ${is('guaranteed')}::boolean[], ${is('wakalah')}::boolean[], ${premium}::boolean[])
      as row (id, managed, untopped, guaranteed, without, premium)
    where user_id = row.id`.execute(tx.db);
  // Users not frozen now were frozen before, or may not withdraw: neither counts.
  await sql`insert into money_restrictions (id, user_id, level, cause, reason, set_at, ended_at, end_reason)
    select gen_random_uuid(), row.id, case when row.frozen then 'frozen' else 'outgoing' end, 'proposal', 'generated', now(), null, null
      from unnest(${ids}::uuid[], ${is('frozen')}::boolean[]) as row (id, frozen)
    union all
    select gen_random_uuid(), row.id, 'frozen', 'proposal', 'generated', now(), now(), 'generated'
      from unnest(${ids}::uuid[]) as row (id)`.execute(tx.db);
}

/** Rows that the planning pass adds up: what waits in one note, what is held of it and of another issuer's. */
async function insertPositions(
  tx: Tx,
  { people, same, other }: GeneratedIn,
  all: readonly Person[],
): Promise<void> {
  const ids = people.map((one) => one.userId);
  const waiting = all.map((one) => one.owner.waitingSen);
  const [held, elsewhere] = [all.map((one) => one.owner.heldSen), all.map((one) => one.owner.elsewhereSen)];
  const accounts = people.map((one) => one.accountId);
  await sql`insert into subscriptions (id, note_id, seq, investor_id, account_id, amount_sen, source, idempotency_key,
      request_hash, raised_after_sen, state, business_date, cancel_until)
    select gen_random_uuid(), ${same.noteId}, row_number() over (), row.id, row.account, row.amount, 'manual',
      gen_random_uuid(), '', row.amount, row.state, '2026-11-02', now()
    from (
      select id, account, amount, 'active' as state
        from unnest(${ids}::uuid[], ${accounts}::uuid[], ${waiting}::bigint[]) as one (id, account, amount)
      union all select id, account, 7000, 'cancelled'
        from unnest(${ids}::uuid[], ${accounts}::uuid[]) as two (id, account)) row
    where row.amount > 0`.execute(tx.db);
  for (const [noteId, amounts] of [
    [same.noteId, held],
    [other.noteId, elsewhere],
  ] as const) {
    await sql`insert into holdings (id, note_id, investor_id, account_id, principal_sen, outstanding_sen)
      select gen_random_uuid(), ${noteId}, id, account, amount + 1, amount
      from unnest(${ids}::uuid[], ${accounts}::uuid[], ${amounts}::bigint[]) as row (id, account, amount)`.execute(
      tx.db,
    );
  }
  const outstanding = all.map((one) => one.owner.heldSen + one.owner.elsewhereSen);
  await sql`insert into investor_positions (investor_id, waiting_sen, outstanding_sen)
    select * from unnest(${ids}::uuid[], ${waiting}::bigint[], ${outstanding}::bigint[])`.execute(tx.db);
}

async function insertVersions(tx: Tx, investorId: string, versions: readonly Terms[]): Promise<void> {
  const [first, ...more] = presetsOf(investorId, versions).toReversed();
  if (first !== undefined) {
    await insertPreset(tx, first);
  }
  for (const next of more) {
    await replacePreset(tx, next);
  }
}

/** The versions of a generated preset, the newest first, as they are read. */
export function presetsOf(investorId: string, versions: readonly Terms[]): Preset[] {
  return versions
    .map((one, at) => ({ ...one, investorId, version: at + 1, from: later(NOON, at * HOUR) }))
    .toReversed();
}
