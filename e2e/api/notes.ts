import { dayFromToday } from '../days.ts';
import { fixture } from '../product/checkout.ts';
import type { Place } from '../product/product.ts';
import { call } from './client.ts';
import { carryOut, type Desk } from './desk.ts';
import type { Member } from './join.ts';

export interface NoteTerms {
  readonly amount: string;
  readonly rate: string;
  readonly termMonths: number;
}

/** The points of the scorecard stand for grade B. */
const gradeB = {
  grade: 'B',
  components: { bureau: 70, cash_flow: 70, ratios: 70, conduct: 70, security: 70 },
};

/** A business owner applies for financing; answers the id that the note keeps. */
export async function applyForFinancing(place: Place, owner: Member, terms: NoteTerms): Promise<string> {
  const answer: { application: { id: string } } = await call(
    place,
    'POST',
    '/business_owners/financing/apply',
    {
      by: owner.session,
      form: {
        ...{ version: '0', loan_category: 'Term Financing', contract: 'Conventional', amount: terms.amount },
        ...{ term_months: String(terms.termMonths), profile: 'equal_monthly_flat' },
        ...{ purpose: 'A delivery van for the northern states', not_raised_elsewhere: '1' },
        documents: [fixture('statement.pdf')],
      },
    },
  );
  return answer.application.id;
}

/** Credit offers the terms and a second operator approves them. */
export async function offerFinancing(place: Place, desk: Desk, noteId: string, terms: NoteTerms) {
  const { amount, rate, termMonths } = terms;
  const profile = 'equal_monthly_flat';
  const after = { ...gradeB, amount, rate, term_months: termMonths, profile, is_guaranteed: false };
  await carryOut(place, desk, { kind: 'financing_offer', subject_id: noteId, after });
}

/** A note that is listed today. */
export async function listedNote(place: Place, desk: Desk, owner: Member, terms: NoteTerms): Promise<string> {
  const noteId = await applyForFinancing(place, owner, terms);
  await offerFinancing(place, desk, noteId, terms);
  await call(place, 'POST', '/notes/listing/confirm', {
    by: owner.session,
    on: dayFromToday(0),
    body: { note_id: noteId, agree_offer: 1 },
  });
  return noteId;
}
