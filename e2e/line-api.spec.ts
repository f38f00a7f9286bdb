import { expect, test } from '@playwright/test';
import { call } from './api/client.ts';
import { freshCode } from './api/fresh-code.ts';
import {
  applyAsInvestor,
  applyAsOwner,
  approveApplication,
  registerInvestor,
  registerOwner,
} from './api/join.ts';
import {
  balanceOf,
  type OpenedPayment,
  payAtBank,
  payoutsTo,
  releasePayouts,
  runDay,
  topUp,
} from './api/money.ts';
import { applyForFinancing, issueNote, offerFinancing } from './api/notes.ts';
import { newCompany, newPerson } from './api/people.ts';
import { readBooks } from './audit/books.ts';
import { type Database, openDatabase } from './audit/database.ts';
import { withMistake, wrongShare } from './audit/mistakes.ts';
import { recomputeNotes } from './audit/recompute.ts';
import { Report } from './audit/report.ts';
import { dayFromToday, OPEN_TO_ALL_AFTER } from './days.ts';
import { sharedProduct } from './product/place.ts';
import { verifyLedger } from './product/product.ts';

const terms = { amount: '5000.00', rate: '12.00', termMonths: 2 };

interface NoteAnswer {
  readonly note: { readonly state: string; readonly raised: string };
}

test('the line, call by call: from two registrations to the last sen', async () => {
  const { place, operatorPair } = sharedProduct();
  const investor = await registerInvestor(place, newPerson('Salmah', 'Daud'));
  const person = newCompany('Bengkel Cergas Sdn Bhd', 'Rokiah', 'Hamdan');
  const owner = await registerOwner(place, person);
  const today = dayFromToday(0);
  const investDay = dayFromToday(OPEN_TO_ALL_AFTER);
  const noteState = async (noteId: string, on: string) =>
    (await call<NoteAnswer>(place, 'GET', `/notes/${noteId}`, { by: owner.session, on })).note.state;

  await test.step('both are approved by two operators', async () => {
    await approveApplication(place, operatorPair, await applyAsInvestor(place, investor));
    await approveApplication(place, operatorPair, await applyAsOwner(place, owner.session, person));
  });

  await test.step('the investor tops up through FPX', async () => {
    await topUp(place, investor.session, '6000.00');
    expect(await balanceOf(place, investor.session)).toBe('6000.00');
  });

  const noteId = await test.step('the note is offered and listed', async () => {
    const id = await applyForFinancing(place, owner, terms);
    await offerFinancing(place, operatorPair, id, terms);
    const body = { note_id: id, agree_offer: 1 };
    await call(place, 'POST', '/notes/listing/confirm', { by: owner.session, on: today, body });
    expect(await noteState(id, today)).toBe('listed');
    return id;
  });

  await test.step('the investor funds it', async () => {
    const body = { note_id: noteId, amount: '5000.00', acknowledge_limit: 0, agree_wakalah: 0 };
    await call(place, 'POST', '/investors/investment', { by: investor.session, on: investDay, body });
    expect(await balanceOf(place, investor.session)).toBe('1000.00');
    expect(await noteState(noteId, investDay)).toBe('funded');
  });

  await test.step('it is issued, and the disbursement is paid less fee and tax', async () => {
    await issueNote(place, owner, { noteId, raised: '5000.00', on: investDay });
    expect(await noteState(noteId, investDay)).toBe('issued');
    await releasePayouts(place, operatorPair, person.company, investDay);
    await expect
      .poll(async () =>
        (await payoutsTo(place, operatorPair, person.company)).map((one) => [one.amount, one.state]),
      )
      .toEqual([['4919.00', 'paid']]);
  });

  const dues = await test.step('two instalments are due', async () => {
    const { items }: { items: { due_on: string; total: string }[] } = await call(
      place,
      'GET',
      `/notes/amortizations?note_id=${noteId}`,
      { by: owner.session, on: investDay },
    );
    expect(items.map((item) => item.total)).toEqual(['2550.00', '2550.00']);
    return items.map((item) => item.due_on);
  });

  await test.step('each is paid on its day and distributed less fee and tax', async () => {
    // Of 50.00 return each: 15 % fee and 8 % tax on it, floored on what was earned so far.
    for (const [index, balance] of ['3541.90', '6083.80'].entries()) {
      const on = dues[index] ?? '';
      const payment: OpenedPayment = await call(place, 'POST', '/notes/bo/pay', {
        by: owner.session,
        on,
        body: { note_id: noteId, kind: 'due' },
      });
      expect(payment.amount).toBe('2550.00');
      await payAtBank(place, payment, on);
      await expect.poll(() => balanceOf(place, investor.session)).toBe(balance);
    }
    const last = dues.at(-1) ?? '';
    await runDay(place, last);
    expect(await noteState(noteId, last)).toBe('completed');
  });

  await test.step('the investor withdraws with a code by mail, and is paid', async () => {
    const on = dues.at(-1) ?? '';
    const by = investor.session;
    const otp_code = await freshCode(place, investor);
    await call(place, 'POST', '/investors/withdraw', { by, on, body: { amount: '6083.80', otp_code } });
    expect(await balanceOf(place, by)).toBe('0.00');
    await releasePayouts(place, operatorPair, investor.person.name, on);
    await expect
      .poll(async () => (await payoutsTo(place, operatorPair, investor.person.name)).map((one) => one.state))
      .toEqual(['paid']);
  });

  expect(await verifyLedger(place)).toMatch(/All \d+ invariants hold/);

  await test.step('figures worked out from outside agree, and one sen too much is found', async () => {
    const differences = async (database: Database) => {
      const books = await readBooks(database);
      const report = new Report();
      recomputeNotes({ ...books, notes: books.notes.filter(({ id }) => id === noteId) }, report);
      expect(report.figures).toBeGreaterThan(50);
      return report.differences.map(({ figure }) => figure);
    };
    const database = await openDatabase(place.dataDir);
    expect(await differences(database).finally(() => database.close())).toEqual([]);
    const ofThisNote = wrongShare(
      `repayment_id = (select id from repayments where note_id = '${noteId}' and seq = 1)`,
    );
    expect(await withMistake(place.dataDir, ofThisNote, differences)).toEqual(ofThisNote.found);
  });
});
