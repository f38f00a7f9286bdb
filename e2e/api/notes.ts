import { expect } from '@playwright/test';
import { dayFromToday } from '../days.ts';
import { fixture } from '../product/checkout.ts';
import type { Place } from '../product/product.ts';
import { call } from './client.ts';
import { freshCode } from './fresh-code.ts';
import type { Member } from './join.ts';
import { carryOut, type OperatorPair } from './operator-pair.ts';

export interface NoteTerms {
  readonly amount: string;
  readonly rate: string;
  readonly termMonths: number;
  /** Conventional and in equal months by default. */
  readonly contract?: 'Conventional' | 'Shariah';
  readonly profile?: 'equal_monthly_flat' | 'bullet';
  /** One running application per purpose: an owner's second one needs another. */
  readonly purpose?: string;
}

const profileOf = ({ profile }: NoteTerms) => profile ?? 'equal_monthly_flat';

const year = {
  ...{ revenue: '2400000.00', profit_before_tax: '168000.00', equity: '600000.00', assets: '1500000.00' },
  ...{ liabilities: '900000.00', current_assets: '700000.00', current_liabilities: '500000.00' },
  debt_service: '120000.00',
};

/** The figures that credit enters for a company. */
function creditFigures() {
  const today = dayFromToday(0);
  const last = Number(today.slice(0, 4)) - 1;
  return {
    bureau: {
      ...{ reference: 'CB-1', reported_on: today, score: 720, arrears_months: 0, legal_suits: 0 },
      is_insolvent: false,
    },
    statements: {
      ...{ months: 6, inflow: '210000.00', outflow: '170000.00', instalments: '4000.00' },
      ...{ lowest_balance: '12000.00', returned_cheques: 1 },
    },
    years: [
      { year: last, ...year },
      { year: last - 1, ...year },
    ],
    conduct: { suppliers: 'on_time', statutory_paid: true },
    security: { kind: 'personal_guarantee', buyer: 'private' },
  };
}

/** A business owner applies for financing; answers the id that the note keeps. */
export async function applyForFinancing(place: Place, owner: Member, terms: NoteTerms): Promise<string> {
  const answer: { application: { id: string } } = await call(
    place,
    'POST',
    '/business_owners/financing/apply',
    {
      by: owner.session,
      form: {
        ...{ version: '0', loan_category: 'Term Financing', contract: terms.contract ?? 'Conventional' },
        amount: terms.amount,
        ...{ term_months: String(terms.termMonths), profile: profileOf(terms) },
        purpose: terms.purpose ?? 'A delivery van for the northern states',
        not_raised_elsewhere: '1',
        documents: [fixture('statement.pdf')],
      },
    },
  );
  return answer.application.id;
}

/** Credit offers the terms and a second operator approves them. */
export async function offerFinancing(
  place: Place,
  operatorPair: OperatorPair,
  noteId: string,
  terms: NoteTerms,
) {
  const { amount, rate, termMonths } = terms;
  const profile = profileOf(terms);
  const { assessment }: { assessment: { grade: string } } = await call(
    place,
    'POST',
    `/operator/financing-applications/${noteId}/assessment`,
    { by: operatorPair.maker, body: creditFigures() },
  );
  const after = {
    grade: assessment.grade,
    amount,
    rate,
    term_months: termMonths,
    profile,
    is_guaranteed: false,
  };
  await carryOut(place, operatorPair, { kind: 'financing_offer', subject_id: noteId, after });
}

/** A note that is listed today. */
export async function listedNote(
  place: Place,
  operatorPair: OperatorPair,
  owner: Member,
  terms: NoteTerms,
): Promise<string> {
  const noteId = await applyForFinancing(place, owner, terms);
  await offerFinancing(place, operatorPair, noteId, terms);
  await call(place, 'POST', '/notes/listing/confirm', {
    by: owner.session,
    on: dayFromToday(0),
    body: { note_id: noteId, agree_offer: 1 },
  });
  return noteId;
}

/** The owner signs for what was raised, so that the note is issued. */
export async function issueNote(
  place: Place,
  owner: Member,
  { noteId, raised, on }: { readonly noteId: string; readonly raised: string; readonly on: string },
): Promise<void> {
  const otp_code = await freshCode(place, owner);
  const body = { note_id: noteId, accepted_amount: raised, agree_agreement: 1, otp_code };
  await call(place, 'POST', '/notes/issue', { by: owner.session, on, body });
  // A Shariah note is issued once its commodity is traded, which happens by itself.
  await expect(async () => {
    const { note } = await call<{ readonly note: { readonly state: string } }>(
      place,
      'GET',
      `/notes/${noteId}`,
      { by: owner.session, on },
    );
    expect(note.state).toBe('issued');
  }).toPass();
}

interface Parties {
  readonly owner: Member;
  readonly investor: Member;
  readonly terms: NoteTerms;
  /** A day on which every investor may buy. */
  readonly on: string;
}

/** A note that one investor has bought whole and that was issued on the same day; answers when it is first due. */
export async function issuedNote(
  place: Place,
  operatorPair: OperatorPair,
  { owner, investor, terms, on }: Parties,
): Promise<{ readonly id: string; readonly number: string; readonly firstDue: string }> {
  const id = await listedNote(place, operatorPair, owner, terms);
  const subscription = { note_id: id, amount: terms.amount, acknowledge_limit: 0, agree_wakalah: 1 };
  await call(place, 'POST', '/investors/investment', { by: investor.session, on, body: subscription });
  await issueNote(place, owner, { noteId: id, raised: terms.amount, on });
  const shown = { by: owner.session, on };
  const { note }: { note: { number: string } } = await call(place, 'GET', `/notes/${id}`, shown);
  const path = `/notes/amortizations?note_id=${id}`;
  const { items }: { items: { due_on: string }[] } = await call(place, 'GET', path, shown);
  return { id, number: note.number, firstDue: items[0]?.due_on ?? '' };
}
