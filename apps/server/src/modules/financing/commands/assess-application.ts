import { message } from '@titian/contracts/messages/message';
import { addMonthsClamped, type Day, daysBetween } from '@titian/finance/calendar';
import type { BureauReport } from '../../../gateways/credit-bureau/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { readIssuer } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { CreditFigures } from '../domain/credit-figures.ts';
import { explainScorecard } from '../domain/explain-scorecard.ts';
import type { IssuerNotesReader } from '../domain/issuer-notes.ts';
import { requestedInstalment } from '../domain/requested-instalment.ts';
import { scorecardOf } from '../domain/scorecard.ts';
import { suggestionFor } from '../domain/suggest.ts';
import { exposureOf } from '../queries/exposure.ts';
import { rejectUnknownSources } from '../queries/figure-documents.ts';
import { lockApplication, updateApplication } from '../store/applications.ts';
import { type Assessment, findAssessment, insertAssessment } from '../store/assessments.ts';

export interface Assessing {
  readonly applicationId: string;
  readonly operatorId: string;
  readonly figures: CreditFigures;
  /** What the bureau answered; it counts, not what was entered. */
  readonly report: BureauReport;
}

/**
 * Grades an application with the scorecard (FIN-7) and stores figures, points and reasons. Offers that were proposed on
 * an earlier assessment become stale.
 * @throws AppError `not_found`, `wrong_state` once it is decided; FieldError on `years`, `sources`
 */
export async function assessApplication(
  ctx: Ctx,
  issuerNotes: IssuerNotesReader,
  { applicationId, operatorId, figures: entered, report }: Assessing,
): Promise<Assessment> {
  const stored = await lockApplication(ctx.tx, applicationId);
  if (stored === null) {
    throw new AppError('not_found');
  }
  const { application, data } = stored;
  if (application.state !== 'under_review') {
    throw new AppError('wrong_state');
  }
  rejectUnexpectedYears(entered, ctx.businessDate);
  await rejectUnknownSources(ctx, application, entered);
  const issuer = await readIssuer(ctx, application.issuerId);
  invariant(issuer !== null, 'an application has its issuer');
  const settings = await readSettings(ctx);
  const of = { issuer, related: data.related_companies, applicationId };
  const { record, roomSen } = await exposureOf(ctx, issuerNotes, of);
  const figures = withReport(entered, report);
  const known = {
    instalmentSen: requestedInstalment(application, settings.rateCapBps, ctx.businessDate),
    yearsInBusiness: wholeYears(issuer.incorporatedOn, ctx.businessDate),
    record,
  };
  const card = scorecardOf(figures, known, settings.scorecardWeights);
  const factors = explainScorecard(figures, known);
  const basis = { figures, termMonths: application.termMonths, roomSen };
  await insertAssessment(ctx.tx, {
    ...card,
    factors,
    ...{ id: newId(), applicationId, computedGrade: card.grade, figures, assessedBy: operatorId },
    ...{ overrideReason: null, overrideApprovalId: null },
    suggested: suggestionFor(card.grade, settings.creditGrades, basis),
  });
  await updateApplication(ctx.tx, applicationId, {});
  await recordAudit(ctx, {
    action: 'financing.assessed',
    subjectKind: 'financing_application',
    subjectId: applicationId,
    after: { score: card.score, grade: card.grade },
  });
  const made = await findAssessment(ctx.tx, applicationId);
  invariant(made, 'an assessment that was just written is there');
  return made;
}

function withReport(figures: CreditFigures, report: BureauReport): CreditFigures {
  return {
    ...figures,
    bureau: {
      reference: report.reference,
      reported_on: report.reportedOn,
      score: report.score,
      arrears_months: report.arrearsMonths,
      legal_suits: report.legalSuits,
      is_insolvent: report.isInsolvent,
    },
  };
}

/** Accounts are of years that are over, each once. */
function rejectUnexpectedYears({ years }: CreditFigures, on: Day): void {
  const last = Number(on.slice(0, 4));
  const distinct = new Set(years.map((one) => one.year));
  if (distinct.size !== years.length) {
    throw fieldError('years', message('accounts_years_repeated'));
  }
  if (years.some((one) => one.year > last || one.year < last - 5)) {
    throw fieldError(
      'years',
      message('accounts_years_out_of_range', { first: String(last - 5), last: String(last) }),
    );
  }
}

function wholeYears(from: Day, to: Day): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  return daysBetween(addMonthsClamped(from, years * 12), to) >= 0 ? years : years - 1;
}
