import type { NoteContract } from '@titian/contracts/constants';
import { message } from '@titian/contracts/messages/message';
import { type Quote, quoteFor } from '@titian/finance/quote';
import { type RateBps, rateBps } from '@titian/finance/rate';
import { buildSchedule, type RepaymentProfile, type ScheduleTerms } from '@titian/finance/schedule';
import { addSen, type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import { openOfferOf, readFinancingApplication } from '../../financing/public.ts';
import { findAccessibleNote, type Note, readHoldingIn, readMine } from '../../notes/public.ts';
import { readNonResidents } from '../../onboarding/public.ts';
import { readHolidays, readSettings } from '../../settings/public.ts';
import type { DueRow } from '../domain/due.ts';
import { isReplaced, type ServicedInstalment } from '../domain/instalment.ts';
import { instalmentShares } from './investor-schedule.ts';
import { duesOf } from './next-payment.ts';
import { type ScheduleCalendar, scheduleCalendarOf } from './schedule-calendar.ts';

type Viewer = Pick<CustomerPrincipal, 'id' | 'role'>;

/** One row of a schedule, with what the viewer has in it. */
export interface AmortizationRow {
  readonly instalment: ServicedInstalment;
  /** What is still to be paid of it; null once it is settled, and before the note is issued. */
  readonly due: DueRow | null;
  readonly mineSen: Sen;
}

export interface Amortization {
  readonly rows: readonly AmortizationRow[];
  readonly quote: Quote | null;
  readonly calendar: ScheduleCalendar | null;
  readonly contract: NoteContract;
  readonly isInvestor: boolean;
}

/** What a schedule is made from before and after the issue. */
interface Subject extends Omit<ScheduleTerms, 'holidays' | 'issuedOn'> {
  readonly note: Note | null;
  readonly contract: NoteContract;
}

/** Campaigns that ended without a note: nothing of it will ever be due. */
const neverIssued: ReadonlySet<Note['state']> = new Set(['expired', 'cancelled']);

/**
 * The schedule of a note, for a viewer: as issued, or as it would be if the note were issued on the business date. With
 * an amount also what an investor would get for it (SCH-6). Empty where the campaign ended
 * without a note.
 * @throws AppError `not_found` for an unknown note and one that is not for the viewer; FieldError on `amount` of 0
 */
export async function amortizationOf(
  ctx: QueryCtx,
  viewer: Viewer,
  query: { readonly reference: string; readonly amountSen: Sen | null },
): Promise<Amortization> {
  const subject = await subjectFor(ctx, viewer, query.reference);
  const of = { contract: subject.contract, isInvestor: viewer.role === 'investor' };
  if (subject.note !== null && neverIssued.has(subject.note.state)) {
    return { rows: [], quote: null, calendar: null, ...of };
  }
  const rows = await rowsOf(ctx, subject);
  const share = await shareOf(ctx, viewer, subject);
  return {
    rows: rows.map((row) => ({ ...row, mineSen: share(row.instalment) })),
    quote: query.amountSen === null ? null : await quoteOf(ctx, viewer, subject, query.amountSen),
    calendar:
      (subject.note?.issuedOn ?? null) === null
        ? await scheduleCalendarOf(ctx, { ...subject, issuedOn: null })
        : null,
    ...of,
  };
}

async function subjectFor(ctx: QueryCtx, viewer: Viewer, reference: string): Promise<Subject> {
  const found = await findAccessibleNote(ctx, viewer, reference);
  if (found !== null) {
    const { note } = found;
    // A running campaign shows what the target would bring; from funded on it is what was raised.
    const principalSen = note.state === 'listed' ? note.targetSen : note.raisedSen;
    return { ...termsOf(note), contract: note.contract, principalSen, note };
  }
  const offered = viewer.role === 'businessowner' ? await offeredTo(ctx, viewer.id, reference) : null;
  if (offered === null) {
    throw new AppError('not_found');
  }
  return offered;
}

/** An issuer looks at the schedule of an offer before accepting it. */
async function offeredTo(ctx: QueryCtx, issuerId: string, id: string): Promise<Subject | null> {
  const isId = /^[0-9a-f-]{36}$/i.test(id);
  const application = isId ? await readFinancingApplication(ctx, id) : null;
  const offer = application?.issuerId === issuerId ? await openOfferOf(ctx, id) : null;
  return offer === null
    ? null
    : { ...termsOf(offer), contract: offer.contract, principalSen: offer.amountSen, note: null };
}

function termsOf(terms: { profile: RepaymentProfile; rateBps: RateBps; termMonths: number }) {
  return { profile: terms.profile, rateBps: terms.rateBps, termMonths: terms.termMonths };
}

async function rowsOf(ctx: QueryCtx, subject: Subject): Promise<Omit<AmortizationRow, 'mineSen'>[]> {
  const [dues] = subject.note === null ? [] : await duesOf(ctx, [subject.note]);
  if (dues !== undefined && dues.instalments.length > 0) {
    const open = new Map(dues.debt.open.map((row) => [row.number, row]));
    return dues.instalments
      .filter((row) => !isReplaced(row))
      .map((instalment) => ({
        instalment,
        due: open.get(instalment.number) ?? null,
      }));
  }
  const schedule = buildSchedule(await scheduleTerms(ctx, subject, subject.principalSen));
  return schedule.map((row) => ({
    instalment: {
      ...row,
      noteId: subject.note?.id ?? '',
      paidPrincipalSen: ZERO_SEN,
      paidReturnSen: ZERO_SEN,
      waivedReturnSen: ZERO_SEN,
      earnedReturnSen: ZERO_SEN,
      waivedLateSen: ZERO_SEN,
      waivedCharitySen: ZERO_SEN,
      settledOn: null,
      payments: [],
    },
    due: null,
  }));
}

async function scheduleTerms(ctx: QueryCtx, subject: Subject, principalSen: Sen): Promise<ScheduleTerms> {
  const issuedOn = subject.note?.issuedOn ?? ctx.businessDate;
  return {
    ...termsOf(subject),
    principalSen,
    issuedOn,
    // An issued note keeps the days of its issue, whatever the calendar says by now.
    holidays: await readHolidays({ ...ctx, businessDate: issuedOn }),
  };
}

/**
 * The viewer's part of each instalment: of an issued note as its repayment will be split (decision 049), before that what a
 * quote for the same amount says.
 */
async function shareOf(
  ctx: QueryCtx,
  viewer: Viewer,
  subject: Subject,
): Promise<(row: ServicedInstalment) => Sen> {
  const { note } = subject;
  if (viewer.role !== 'investor' || note === null) {
    return () => ZERO_SEN;
  }
  const holding = await readHoldingIn(ctx, note.id, viewer.id);
  const held = holding === null ? [] : await instalmentShares(ctx, holding.id);
  if (held.length > 0) {
    const shares = new Map(held.map((one) => [one.number, addSen(one.principalSen, one.returnSen)]));
    return (row) => shares.get(row.number) ?? ZERO_SEN;
  }
  const waitingSen = (await readMine(ctx, viewer.id, [note.id])).get(note.id)?.waitingSen ?? ZERO_SEN;
  const heldSen = addSen(holding?.principalSen ?? ZERO_SEN, waitingSen);
  const own = heldSen === 0n ? [] : buildSchedule(await scheduleTerms(ctx, subject, heldSen));
  const parts = new Map(own.map((row) => [row.number, addSen(row.principalSen, row.returnSen)]));
  return (row) => parts.get(row.number) ?? ZERO_SEN;
}

async function quoteOf(ctx: QueryCtx, viewer: Viewer, subject: Subject, amountSen: Sen): Promise<Quote> {
  if (amountSen <= 0n) {
    throw fieldError('amount', message('positive_amount_required'));
  }
  const settings = await readSettings(ctx);
  const isTaxed = (await readNonResidents(ctx, [viewer.id])).has(viewer.id);
  return quoteFor(await scheduleTerms(ctx, subject, amountSen), {
    serviceFeeBps: settings.serviceFeeBps,
    serviceTaxBps: settings.serviceTaxBps,
    withholdingBps: isTaxed ? settings.withholdingTaxBps : rateBps(0),
  });
}
