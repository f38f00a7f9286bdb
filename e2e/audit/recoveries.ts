import { carryOut } from '../api/operator-pair.ts';
import { simulator } from '../api/simulator.ts';
import { amountText } from './arithmetic.ts';
import { dayOf, numberOf } from './days.ts';
import type { Exercise } from './exercise.ts';

/** A note on which a payer other than its issuer pays. */
interface UnpaidNote {
  readonly id: string;
  readonly number: string;
}

interface Money {
  readonly source: 'recovery' | 'guarantor';
  readonly sen: bigint;
  readonly payer_name: string;
}

const RECOVERED_AFTER = 10;
const COST = '200.00';
const RECOVERED: Money = { source: 'recovery', sen: 170_000n, payer_name: 'Pelelong Awam Sdn Bhd' };
/** Days after the claim on which a guarantor pays. */
const PAYS_AFTER = 3;
/** The statement of a day comes at night; the money is recorded two days after the transfer. */
const RECORDED_AFTER = 2;

const earlier = (on: string, days: number): string => dayOf(numberOf(on) - days);

/** Costs, a part of the principal, and the rest written off. */
export async function recover(
  exercise: Exercise,
  note: UnpaidNote,
  on: string,
  moved: number,
): Promise<void> {
  const propose = (kind: string, after: object) =>
    carryOut(exercise.place, exercise.operatorPair, { kind, subject_id: note.id, after }, on);
  if (moved === RECOVERED_AFTER) {
    await propose('recovery_cost', { amount: COST, on, what: 'Letter of demand' });
    await transfer(exercise, note, RECOVERED, on);
  } else if (moved === RECOVERED_AFTER + RECORDED_AFTER) {
    await record(exercise, note, RECOVERED, on);
  } else if (moved === RECOVERED_AFTER + 2 * RECORDED_AFTER) {
    await propose('note_close', { outcome: 'written_off' });
  }
}

interface Claim extends UnpaidNote {
  readonly guarantor_name: string;
  readonly claimed_sen: bigint;
}

const CLAIMS = `select n.id, n.number, g.guarantor_name, g.claimed_sen from guarantee_claims g
  join notes n on n.id = g.note_id where g.paid_on is null and g.claimed_on = $1`;

/** Guarantors with a claim some days old pay the claimed amount. */
export async function payGuarantees(exercise: Exercise, on: string): Promise<void> {
  const claimed = (days: number) => exercise.database.rows<Claim>(CLAIMS, [earlier(on, days)]);
  for (const claim of await claimed(PAYS_AFTER)) {
    await transfer(exercise, claim, moneyOf(claim), on);
  }
  for (const claim of await claimed(PAYS_AFTER + RECORDED_AFTER)) {
    await record(exercise, claim, moneyOf(claim), on);
  }
}

const moneyOf = ({ guarantor_name, claimed_sen }: Claim): Money => ({
  ...{ source: 'guarantor', sen: claimed_sen, payer_name: guarantor_name },
});

async function transfer({ place }: Exercise, note: UnpaidNote, money: Money, on: string): Promise<void> {
  const { payer_name, sen } = money;
  const reference = `RCV-${note.number}`;
  const body = { amount: amountText(sen), payer_name, reference, booking_date: on };
  await simulator(place, '/control/bank/deposit', body);
}

/** Two operators record the money by naming the line of the statement that shows it. */
async function record(exercise: Exercise, note: UnpaidNote, money: Money, on: string): Promise<void> {
  const { place, operatorPair, database } = exercise;
  const received_on = earlier(on, RECORDED_AFTER);
  const [line] = await database.rows<{ bank_reference: string }>(
    'select bank_reference from bank_statement_lines where booked_on = $1 and amount_sen = $2',
    [received_on, money.sen],
  );
  const { source, payer_name } = money;
  const amount = amountText(money.sen);
  const after = { source, amount, received_on, payer_name, bank_reference: line?.bank_reference };
  await carryOut(place, operatorPair, { kind: 'note_receipt', subject_id: note.id, after }, on);
}
