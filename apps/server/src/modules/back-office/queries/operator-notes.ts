import { may } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import {
  investorsOf,
  type Note,
  type NoteState,
  notesInStates,
  outstandingOf,
  raisedOf,
  readNotes,
} from '../../notes/public.ts';
import { readIssuers } from '../../onboarding/public.ts';
import { daysLateOf } from '../../servicing/public.ts';

type OperatorNote = ParsedApi['operatorNotes']['response']['items'][number];

const SHOWN = 200;
const everyState: readonly NoteState[] = [
  'listed',
  'funded',
  'issued',
  'defaulted',
  'completed',
  'recovered',
  'written_off',
  'expired',
  'cancelled',
];

/** Notes for the back office, newest listing first; one alone, of one state, or all that were ever listed. */
export async function operatorNotes(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  { id, state }: ParsedApi['operatorNotes']['query'],
): Promise<OperatorNote[]> {
  const states = state === undefined ? everyState : everyState.filter((one) => one === state);
  const notes =
    id === undefined
      ? await notesInStates(ctx, states, SHOWN)
      : (await readNotes(ctx, [id])).filter((note) => states.includes(note.state));
  const ids = notes.map((note) => note.id);
  const outstanding = await outstandingOf(ctx, ids);
  const investors = await investorsOf(ctx, ids);
  const late = await daysLateOf(
    ctx,
    notes.filter((note) => note.isLate).map((note) => note.id),
  );
  const issuers = await readIssuers(ctx, [...new Set(notes.map((note) => note.issuerId))]);
  const proposed = await subjectsWithProposal(ctx, 'campaign_change', ids);
  return notes.map((note) => ({
    ...termsOf(note),
    issuer_name: issuers.get(note.issuerId)?.companyName ?? '',
    investors: investors.get(note.id) ?? 0,
    outstanding: senToText(outstanding.get(note.id) ?? ZERO_SEN),
    days_late: late.get(note.id) ?? 0,
    can: {
      mark_default: note.state === 'issued' && note.isLate && may(operator, 'note_default'),
      ...campaignCan(note, may(operator, 'campaign_change') && !proposed.has(note.id)),
    },
  }));
}

/** What credit may propose about a campaign that no proposal is open for (NOTE-7). */
function campaignCan({ state, isPaused }: Note, mayPropose: boolean) {
  return {
    pause: mayPropose && state === 'listed' && !isPaused,
    resume: mayPropose && state === 'listed' && isPaused,
    cancel: mayPropose && (state === 'listed' || state === 'funded'),
  };
}

function termsOf(note: Note) {
  return {
    id: note.id,
    number: note.number,
    type: note.type,
    contract: note.contract,
    grade: note.grade as OperatorNote['grade'],
    rate: rateToText(note.rateBps),
    term_months: note.termMonths,
    target: senToText(note.targetSen),
    raised: senToText(raisedOf(note)),
    state: note.state,
    is_late: note.isLate,
  };
}
