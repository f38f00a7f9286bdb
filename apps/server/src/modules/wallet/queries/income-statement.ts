import { addIncome, type Income, incomeOf, type NoteIncome, noIncome } from '../domain/income.ts';
import type { NoteFacts } from '../domain/movement.ts';
import type { Statement } from '../domain/statement.ts';

/**
 * What an investor earned and lost in the days of a statement, note by note, in the order of the notes' numbers.
 * It is read from the statement's own rows, so it can say nothing else than the account.
 * @throws Error when the parts of a repayment are not what the account received
 */
export async function readIncome(statement: Statement): Promise<NoteIncome[]> {
  const incomes = new Map<string, Income>();
  const facts = new Map<string, NoteFacts>();
  const add = (noteId: string, income: Income) =>
    incomes.set(noteId, addIncome(incomes.get(noteId) ?? noIncome, income));
  for await (const movements of statement.chunks()) {
    for (const movement of movements) {
      const income = incomeOf(movement);
      if (income === null) {
        continue;
      }
      add(movement.noteId ?? '', income);
      if (movement.noteId !== null && movement.note !== null) {
        facts.set(movement.noteId, movement.note);
      }
    }
  }
  for (const { noteId, note, amountSen } of statement.writeOffs) {
    add(noteId, { ...noIncome, writtenOffSen: amountSen });
    if (note !== null) {
      facts.set(noteId, note);
    }
  }
  return [...incomes]
    .map(([noteId, income]) => ({ ...income, noteId, note: facts.get(noteId) ?? null }))
    .sort((a, b) => (a.note?.number ?? '').localeCompare(b.note?.number ?? ''));
}
