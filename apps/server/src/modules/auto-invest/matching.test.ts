import { malaysiaDay } from '@titian/finance/calendar';
import { type Sen, sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  barredPeople,
  insertGenerated,
  type Owner,
  type Person,
  person,
  presetsOf,
  wanted,
} from '../../../test/builders/generated-presets.ts';
import { type BulkInvestor, type BulkNote, loadInvestors, loadNote } from '../../../test/bulk-load.ts';
import { systemActor } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/database.ts';
import { explain } from './domain/explain.ts';
import { limitOf } from './domain/limit.ts';
import { mismatchOf } from './domain/match.ts';
import { type Preset, versionInForce } from './domain/preset.ts';
import { type OwnerState, ownerStates } from './domain/run.ts';
import {
  type Candidate,
  type CandidatePage,
  FIRST_RANK,
  type NoteWanted,
  selectCandidates,
} from './store/candidates.ts';
import { IN_FORCE, matchConditions, type UnmetCondition } from './store/match-conditions.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
const PRESETS = 60;
const GENERATED = PRESETS - barredPeople.length;
const runs = process.env.DEEP === '1' ? 300 : 10;

let app: TestApp;
let people: BulkInvestor[];
let same: BulkNote;
let other: BulkNote;
beforeAll(async () => {
  app = await createTestApp();
  people = await loadInvestors(app.work, PRESETS, 100n);
  [same, other] = [
    await loadNote(app.work, { targetSen: 1_000_000_000n }),
    await loadNote(app.work, { targetSen: 1_000_000_000n }),
  ];
});
afterEach(() => app.verifyLedger());
afterAll(() => app.finish());

const undone = new Error('the generated rows are taken back');

/** Lets the product's statements read generated rows, and takes the rows back. */
async function withRows(all: readonly Person[], read: (tx: Tx) => Promise<void>): Promise<void> {
  const done = app.work.command(scope, async ({ tx }) => {
    await insertGenerated(tx, { people, same, other }, all);
    await read(tx);
    throw undone;
  });
  await expect(done).rejects.toBe(undone);
}

/** Which condition of the planning pass each preset misses; null where it meets all of them. */
async function unmetConditions(
  tx: Tx,
  note: NoteWanted,
): Promise<ReadonlyMap<string, UnmetCondition | null>> {
  const cases = Object.entries(matchConditions).map(
    ([reason, condition]) => `when not ${condition} then '${reason}'`,
  );
  const rows = await tx.run<{ investor_id: string; unmet: UnmetCondition | null }>(
    {
      name: 'test_unmet_conditions',
      text: `with in_force as (${IN_FORCE})
        select p.investor_id, case ${cases.join(' ')} end as unmet
        from in_force p join accounts a on a.owner_id = p.investor_id and a.kind = 'investor_cash'
        where $1::uuid is not null`,
    },
    [
      ...[note.issuerId, note.type, note.contract, note.termMonths, note.rateBps, note.isGuaranteed],
      ...[note.listedAt, note.minimumSen, malaysiaDay(note.listedAt)],
    ],
  );
  return new Map(rows.map((row) => [row.investor_id, row.unmet]));
}

/** All pages of the planning pass, as a run reads them. */
async function everyPage(tx: Tx, note: NoteWanted): Promise<Omit<CandidatePage, 'after'>> {
  const pages: CandidatePage[] = [await selectCandidates(tx, note, FIRST_RANK, 17)];
  for (let after = pages[0]?.after ?? null; after !== null; after = pages.at(-1)?.after ?? null) {
    pages.push(await selectCandidates(tx, note, after, 17));
  }
  return {
    candidates: pages.flatMap((page) => page.candidates),
    barred: pages.flatMap((page) => page.barred),
  };
}

/** What the log says of a preset that no run recorded anything about, the share being used up. */
function reasonOf(preset: Preset, note: NoteWanted, cashSen: Sen): string {
  return explain({
    ...{ note, preset, isOnLater: false },
    run: {
      state: 'done',
      lastRank: 0,
      outcome: 'planned',
      minimumSen: note.minimumSen,
      sharePercent: 80,
      isUsedUp: true,
    },
    ...{ planned: null, rejection: null, cashSen },
  }).result;
}

/** Why an owner may not be served; the last that is listed comes first. */
function ownerState({ states }: Owner, note: NoteWanted): OwnerState | null {
  const counts = (state: OwnerState) =>
    state === 'guaranteed' ? !note.isGuaranteed : state !== 'wakalah' || note.contract === 'Shariah';
  return ownerStates.findLast((state) => states.includes(state) && counts(state)) ?? null;
}

/** What the planning pass has to find about one generated preset. */
interface Expected {
  readonly unmet: UnmetCondition | null | undefined;
  readonly barred: OwnerState | null;
  readonly candidate: Candidate | undefined;
}

function expectedOf(id: string, { owner, versions }: Person, note: NoteWanted): Expected {
  const preset = versionInForce(presetsOf(id, versions), note.listedAt);
  if (preset === undefined) {
    return { unmet: undefined, barred: null, candidate: undefined };
  }
  const reason = reasonOf(preset, note, sen(owner.cashSen));
  if (reason !== 'share_used_up') {
    return { unmet: reason as UnmetCondition, barred: null, candidate: undefined };
  }
  const barred = ownerState(owner, note);
  return { unmet: null, barred, candidate: barred === null ? candidateOf(preset, owner, note) : undefined };
}

function candidateOf(preset: Preset, owner: Owner, note: NoteWanted): Candidate {
  const range = preset.amounts.get(note.type) ?? expect.fail('a preset takes the types that it matches');
  const isIndividual = !owner.isInstitution;
  const planType = owner.isPremium ? 'premium' : 'basic';
  return {
    ...{ investorId: preset.investorId, isIndividual, ...range },
    servedBefore: owner.servedSeq === 0n ? null : owner.servedSeq,
    ...{ usesExhaustedBalance: preset.usesExhaustedBalance, exposureBps: preset.exposureBps },
    limitSen: limitOf(note.planLimit, { isIndividual, planType }, preset.aboveLimitAgreedAt !== null),
    monthlyBudgetSen: preset.monthlyBudgetSen,
    cashSen: sen(owner.cashSen),
    investedSen: sen(owner.waitingSen + owner.heldSen + owner.elsewhereSen),
    withIssuerSen: sen(owner.waitingSen + owner.heldSen),
  };
}

/** The preview applies the same conditions, cash aside, to an active preset (AUTO-11). */
function expectPreviewed({ owner, versions }: Person, note: NoteWanted, { unmet, barred }: Expected): void {
  const preset = versionInForce(presetsOf('', versions), note.listedAt);
  if (preset === undefined || unmet === undefined) {
    return;
  }
  const isLimited = owner.states.includes('guaranteed');
  const isCounted = mismatchOf({ ...preset, isOn: true, pausedUntil: null }, note, isLimited) === null;
  if (unmet === null) {
    expect(isCounted, 'whether the preview counts the note').toBe(!(isLimited && !note.isGuaranteed));
  }
  expect(isCounted && barred === 'guaranteed').toBe(false);
  expect(isCounted && unmet !== null && !['off', 'paused', 'balance'].includes(unmet)).toBe(false);
}

it('the planning pass, the log and the preview decide alike about any presets and notes, reasons included', async () => {
  const seen = new Set<string>();
  const cases = fc.tuple(
    fc
      .array(person, { minLength: GENERATED, maxLength: GENERATED })
      .map((generated) => [...barredPeople, ...generated]),
    fc.array(wanted, { minLength: 8, maxLength: 8 }),
  );
  await fc.assert(
    fc.asyncProperty(cases, ([all, notes]) =>
      withRows(all, async (tx) => {
        for (const terms of notes) {
          const note = { ...terms, issuerId: same.issuerId };
          const unmet = await unmetConditions(tx, note);
          const page = await everyPage(tx, note);
          const barred = new Map(page.barred.map((one) => [one.investorId, one.reason]));
          const served = new Map(page.candidates.map((one) => [one.investorId, one]));
          for (const [at, one] of all.entries()) {
            const id = people[at]?.userId ?? '';
            const found = { unmet: unmet.get(id), barred: barred.get(id) ?? null, candidate: served.get(id) };
            const expected = expectedOf(id, one, note);
            expect(found).toEqual(expected);
            expectPreviewed(one, note, expected);
            seen.add(`condition ${found.unmet}`).add(`owner ${found.barred}`);
          }
          expect(page.candidates).toEqual(page.candidates.toSorted(inOrder));
        }
      }),
    ),
    { numRuns: runs },
  );
  // Every reason must occur, or the generators cover less than intended.
  const conditions = [...Object.keys(matchConditions), 'null', 'undefined'].map((one) => `condition ${one}`);
  const owners = [...ownerStates, 'null'].map((one) => `owner ${one}`);
  expect([...seen].sort()).toEqual([...conditions, ...owners].sort());
});

/** Longest since the last allocation first, ties by id (AUTO-7). */
function inOrder(a: Candidate, b: Candidate): number {
  const [before, after] = [a.servedBefore ?? 0n, b.servedBefore ?? 0n];
  return before === after ? (a.investorId < b.investorId ? -1 : 1) : before < after ? -1 : 1;
}
