import type { Company } from '../data/companies.ts';
import type { PlannedNote } from '../data/notes.ts';
import type { Day } from '../days.ts';
import type { IssuerMember, Market } from '../market.ts';
import { financingForm } from '../people/financing-form.ts';
import { creditFigures, factSheetWords, readFrom } from '../plan/scorecard.ts';
import { randomFor } from '../random.ts';

/** A note of the plan with those who make it real. */
export interface Story {
  readonly index: number;
  readonly note: PlannedNote;
  readonly issuer: IssuerMember;
  readonly company: Company;
}

/** The issuer applies for financing; answers the id that the note will keep. */
export async function applyForFinancing({ product }: Market, story: Story, on: Day): Promise<string> {
  const { issuer, company, note, index } = story;
  const body = financingForm(company, note, index, on);
  return (await product.call('financingApply', { by: issuer.session, on, body })).application.id;
}

/** What a credit operator proposes to offer. */
function offerOf({ note }: Story, noteId: string) {
  return {
    kind: 'financing_offer' as const,
    subject_id: noteId,
    after: {
      amount: `${note.amount}.00`,
      rate: note.rate,
      term_months: note.termMonths,
      profile: note.profile,
      grade: note.grade,
      is_guaranteed: note.guarantor !== null,
      guarantor_name: note.guarantor,
    },
    reason: 'Statements, bureau report and documents were read; the cash flow carries the instalments.',
  };
}

/** Credit enters the figures and writes the fact sheet; where the scorecard gives another grade, two operators decide. */
async function assess({ product, team }: Market, story: Story, noteId: string, on: Day): Promise<void> {
  const { note, company, index } = story;
  const by = team.session('credit');
  const params = { id: noteId };
  const { application } = await product.call('operatorFinancingApplication', { by, on, params });
  const figures = {
    ...creditFigures(company, note, randomFor(`scorecard ${index}`), on),
    sources: readFrom(application.figure_documents),
  };
  const { assessment } = await product.call('operatorAssessFinancing', { by, on, params, body: figures });
  if (assessment.grade !== note.grade) {
    const override = { kind: 'grade_override' as const, subject_id: noteId, after: { grade: note.grade } };
    const reason = `The scorecard says ${assessment.grade}; the order book and the site visit speak for ${note.grade}.`;
    await team.carryOut({ ...override, reason }, on);
  }
  const documents = (application.files.documents ?? []).map((file) => file.id);
  await product.call('operatorWriteFactSheet', {
    by,
    on,
    params,
    body: factSheetWords(company, note, documents),
  });
}

/** One credit operator proposes an offer; with `decided` another approves it. */
export async function offerFinancing(
  market: Market,
  story: Story,
  noteId: string,
  on: Day,
  decided: boolean,
): Promise<void> {
  const { team } = market;
  await assess(market, story, noteId, on);
  const proposal = offerOf(story, noteId);
  await (decided ? team.carryOut(proposal, on) : team.propose(proposal, on));
}

export async function rejectFinancing({ team }: Market, noteId: string, on: Day): Promise<void> {
  const reason = 'The contract that is to be financed is not signed yet.';
  await team.carryOut({ kind: 'financing_rejection', subject_id: noteId, after: { reason }, reason }, on);
}

/** The issuer takes the offer, and the note is listed. */
export async function confirmListing({ product }: Market, { issuer }: Story, noteId: string, on: Day) {
  await product.call('noteListingConfirm', {
    by: issuer.session,
    on,
    body: { note_id: noteId, agree_offer: 1 },
  });
}
