import { call } from '../api/client.ts';
import { payAtBank, runDay } from '../api/money.ts';
import { carryOut } from '../api/operator-pair.ts';
import { simulator } from '../api/simulator.ts';
import { amountText, nearestOf, sumOf } from './arithmetic.ts';
import type { Database } from './database.ts';
import { dayOf, daysFrom, numberOf } from './days.ts';
import type { Exercise } from './exercise.ts';
import { payGuarantees, recover } from './recoveries.ts';

/** How an issuer pays: each manner is used by one note at least, the rest pays on the day. */
type Manner = 'punctual' | 'early' | 'late' | 'parts' | 'excess' | 'ahead' | 'never';
const manners: readonly Manner[] = ['early', 'late', 'parts', 'excess', 'ahead'];
const LATE_DAYS = 12;
const REST_DAYS = 20;
const EARLY_AFTER = 10;
/** What is paid so many days before it is due waits as excess. */
const AHEAD_DAYS = 3;

interface RunningNote {
  readonly id: string;
  readonly number: string;
  readonly issuer_id: string;
  readonly state: string;
  readonly is_guaranteed: boolean;
}

/** Rates that change while payments continue: upwards, then below where they began. */
const settings = [
  { after: 15, key: 'service_fee_bps', value: 1_800 },
  { after: 25, key: 'late_charge_daily_bps', value: 20 },
  { after: 55, key: 'service_fee_bps', value: 1_000 },
  { after: 65, key: 'service_tax_bps', value: 600 },
];

const NOTES = `select id, number, issuer_id, state, is_guaranteed from notes n where state in ('issued', 'defaulted')
  order by (select min(due_on) from instalments i where i.note_id = n.id and i.settled_on is null), number`;

/**
 * Moves a demo on day by day: issuers pay on the day, late, in parts, too much, early and never; rates change; a
 * guarantor pays; a defaulted note is recovered in part and written off. Answers the last business date.
 */
export async function moveOn(exercise: Exercise, days: number): Promise<string> {
  const { place, database, from } = exercise;
  const notes = await database.rows<RunningNote>(NOTES);
  const [lost] = notes.filter((one) => one.state === 'defaulted');
  const running = mannersOf(notes.filter((one) => one.state === 'issued'));
  // Collections fail at the bank too: issuers pay manually.
  await simulator(place, '/control/fpx', { collections: 'insufficient' });
  for (let moved = 1; moved <= days; moved += 1) {
    const on = dayOf(numberOf(from) + moved);
    await changeSettings(exercise, moved, on);
    for (const [note, manner] of running) await payAsUsual(exercise, note, manner, on);
    await payGuarantees(exercise, on);
    if (lost !== undefined) await recover(exercise, lost, on, moved);
    await runDay(place, on);
  }
  return dayOf(numberOf(from) + days);
}

/** The note that is past due for longest, and the first that is guaranteed, are never paid again. */
function mannersOf(notes: readonly RunningNote[]): ReadonlyMap<RunningNote, Manner> {
  const [longest, ...others] = notes;
  const guaranteed = others.find((one) => one.is_guaranteed);
  const paying = others
    .filter((one) => one !== guaranteed)
    .sort((one, other) => (one.number < other.number ? -1 : 1));
  return new Map([
    ...[longest, guaranteed].flatMap((one): [RunningNote, Manner][] =>
      one === undefined ? [] : [[one, 'never']],
    ),
    ...paying.map((one, index): [RunningNote, Manner] => [one, manners[index] ?? 'punctual']),
  ]);
}

async function changeSettings({ place, operatorPair }: Exercise, moved: number, on: string): Promise<void> {
  for (const { key, value } of settings.filter(({ after }) => after === moved)) {
    const after = { key, value, effective_from: dayOf(numberOf(on) + 1) };
    await carryOut(place, operatorPair, { kind: 'setting_change', after }, on);
  }
}

async function payAsUsual(exercise: Exercise, note: RunningNote, manner: Manner, on: string): Promise<void> {
  const open = await dueBy(exercise.database, note.id, on);
  const [oldest] = open;
  if (manner === 'ahead' && (await payAhead(exercise, note, on))) return;
  if (manner === 'early' && daysFrom(exercise.from, on) === EARLY_AFTER) {
    await pay(exercise, note, { kind: 'early' }, on);
  } else if (oldest !== undefined && manner !== 'never' && manner !== 'early') {
    const late = daysFrom(oldest.due_on, on);
    const due = sumOf(open.map((one) => one.sen));
    if (manner === 'parts' && late === 0) {
      await pay(exercise, note, { kind: 'other', amount: amountText(nearestOf(due, 2n)) }, on);
    } else if (manner === 'excess' && late === 0 && (await owesMore(exercise.database, note.id, on))) {
      await pay(exercise, note, { kind: 'other', amount: amountText(due + 100_00n) }, on);
    } else if (late >= { punctual: 0, late: LATE_DAYS, parts: REST_DAYS, excess: 0, ahead: 1 }[manner]) {
      await pay(exercise, note, { kind: 'due' }, on);
    }
  }
}

/** Pays an instalment before its day, unless it is the last: the end of its due day uses what waits. */
async function payAhead(exercise: Exercise, note: RunningNote, on: string): Promise<boolean> {
  const dueOn = dayOf(numberOf(on) + AHEAD_DAYS);
  const open = await dueBy(exercise.database, note.id, dueOn);
  const [next] = open;
  const isAlone = open.length === 1 && next?.due_on === dueOn;
  if (next === undefined || !isAlone || !(await owesMore(exercise.database, note.id, dueOn))) return false;
  await pay(exercise, note, { kind: 'other', amount: amountText(next.sen) }, on);
  return true;
}

function dueBy(database: Database, noteId: string, on: string): Promise<{ due_on: string; sen: bigint }[]> {
  return database.rows(
    `select due_on, principal_sen + return_sen - paid_principal_sen - paid_return_sen - waived_return_sen as sen
      from instalments where note_id = $1 and due_on <= $2 and settled_on is null order by number`,
    [noteId, on],
  );
}

/** Whether later instalments are open: a payment above the outstanding amount is rejected. */
async function owesMore(database: Database, noteId: string, on: string): Promise<boolean> {
  const later = await database.rows(
    'select number from instalments where note_id = $1 and due_on > $2 and settled_on is null',
    [noteId, on],
  );
  return later.length > 0;
}

async function pay(
  { place, owners }: Exercise,
  note: RunningNote,
  choice: { readonly kind: string; readonly amount?: string },
  on: string,
): Promise<void> {
  const by = owners.find((one) => one.id === note.issuer_id)?.session;
  if (by === undefined) throw new Error(`The issuer of ${note.number} did not sign in.`);
  const body = { note_id: note.id, confirm_excess: 1, ...choice };
  const opened = await call<{ link: string; ref_number: string; amount: string }>(
    place,
    'POST',
    '/notes/bo/pay',
    { by, on, body },
  );
  await payAtBank(place, opened, on, { channel: 'b2b1', bank_id: 'MBB0228' });
}
