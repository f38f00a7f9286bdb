import { bureauScore } from '@titian/contracts/credit';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import {
  type Grade,
  gradeOf,
  type ScorecardPart,
  type ScorecardPoints,
  type ScorecardWeights,
  scoreOf,
} from '@titian/contracts/scorecard';
import { instalmentCover, type Ratios, ratiosOf, ratioText } from '@titian/finance/ratios';
import { type Sen, sen, senFromText, senToText } from '@titian/finance/sen';
import type { CodedText } from '../../../platform/coded-text.ts';
import { type CreditFigures, yearsOf } from './credit-figures.ts';
import {
  buyerPoints,
  CONDUCT_BASE,
  clamp,
  completedPoints,
  coverPoints,
  deductions,
  ratioPoints,
  scorePoints,
  securityKindPoints,
  supplierPoints,
  yearsPoints,
} from './factor-points.ts';
import type { IssuerNotes } from './issuer-notes.ts';

/** One part of the scorecard: 0 to 100 points, and what they rest on. */
export interface ComponentScore {
  readonly points: number;
  readonly reason: CodedText;
}

export interface Scorecard {
  readonly components: Readonly<Record<ScorecardPart, ComponentScore>>;
  readonly weights: ScorecardWeights;
  readonly score: number;
  readonly grade: Grade;
}

/** Facts about the issuer and the request that the platform has itself. */
export interface KnownFacts {
  /** The largest instalment if the application were financed as requested. */
  readonly instalmentSen: Sen;
  readonly yearsInBusiness: number;
  readonly record: IssuerNotes;
}

/** The five parts with the weights of the day, and the grade that follows from them (FIN-5). */
export function scorecardOf(figures: CreditFigures, known: KnownFacts, weights: ScorecardWeights): Scorecard {
  const components = {
    bureau: bureauPart(figures.bureau),
    cash_flow: cashFlowPart(figures.statements, known.instalmentSen),
    ratios: ratiosPart(figures),
    conduct: conductPart(figures.conduct, known),
    security: securityPart(figures.security),
  };
  const score = scoreOf(pointsOf(components), weights);
  return { components, weights, score, grade: gradeOf(score) };
}

/** The points alone. */
export function pointsOf(components: Scorecard['components']): ScorecardPoints {
  return {
    bureau: components.bureau.points,
    cash_flow: components.cash_flow.points,
    ratios: components.ratios.points,
    conduct: components.conduct.points,
    security: components.security.points,
  };
}

function bureauPart(report: CreditFigures['bureau']): ComponentScore {
  const { score, arrears_months: arrears, legal_suits: suits } = report;
  const read = {
    score: String(score),
    max: String(bureauScore.max),
    arrears: String(arrears),
    suits: String(suits),
  };
  if (report.is_insolvent) {
    return { points: 0, reason: message('scorecard_bureau_insolvent', read) };
  }
  return {
    points: clamp(scorePoints(score) - deductions.arrears * arrears - deductions.suit * suits),
    reason: message('scorecard_bureau', read),
  };
}

/** What a month leaves over, what instalments are due in it, and how often the one pays the other. */
export function monthlyCover(statements: CreditFigures['statements'], instalmentSen: Sen) {
  const surplusSen = sen(senFromText(statements.inflow) - senFromText(statements.outflow));
  const dueSen = sen(senFromText(statements.instalments) + instalmentSen);
  return { surplusSen, dueSen, cover: instalmentCover(surplusSen, dueSen) };
}

/** Whether an account was below zero. */
export function isOverdrawn(statements: CreditFigures['statements']): boolean {
  return senFromText(statements.lowest_balance) < 0n;
}

function cashFlowPart(statements: CreditFigures['statements'], instalmentSen: Sen): ComponentScore {
  const { surplusSen, dueSen, cover } = monthlyCover(statements, instalmentSen);
  const overdrawn = isOverdrawn(statements) ? deductions.overdrawn : 0;
  return {
    points: clamp(coverPoints(cover) - overdrawn - deductions.cheque * statements.returned_cheques),
    reason: message('scorecard_cash_flow', {
      surplus: senToText(surplusSen),
      due: senToText(dueSen),
      cover: ratioText(cover ?? 200),
      returned: String(statements.returned_cheques),
    }),
  };
}

/** The ratios of the latest year. */
export function latestRatiosOf(figures: Pick<CreditFigures, 'years'>): Ratios {
  const [latest] = yearsOf(figures);
  return latest === undefined
    ? { current: null, gearing: null, margin: null, debtService: null }
    : ratiosOf(latest);
}

/** The mean of four ratios of the latest year. */
function ratiosPart(figures: CreditFigures): ComponentScore {
  const ratios = latestRatiosOf(figures);
  const parts = [
    ratioPoints.current(ratios.current),
    ratioPoints.gearing(ratios.gearing),
    ratioPoints.margin(ratios.margin),
    ratioPoints.debtService(ratios.debtService),
  ];
  return {
    points: clamp(Math.floor(parts.reduce((sum, one) => sum + one, 0) / parts.length)),
    reason: message('scorecard_ratios', {
      current: ratioMessage(ratios.current),
      gearing: ratioMessage(ratios.gearing),
      margin: marginMessage(ratios.margin),
      service: ratioMessage(ratios.debtService),
    }),
  };
}

/** A ratio in words. */
export function ratioMessage(ratio: number | null): Message {
  return ratio === null
    ? message('scorecard_ratio_none')
    : message('scorecard_ratio', { ratio: ratioText(ratio) });
}

/** A margin in words. */
export function marginMessage(margin: number | null): Message {
  return margin === null
    ? message('scorecard_ratio_none')
    : message('scorecard_margin', { margin: ratioText(margin) });
}

function conductPart(conduct: CreditFigures['conduct'], known: KnownFacts): ComponentScore {
  const { record, yearsInBusiness } = known;
  const points =
    CONDUCT_BASE +
    yearsPoints(yearsInBusiness) +
    completedPoints(record.completed) +
    supplierPoints[conduct.suppliers] -
    (conduct.statutory_paid ? 0 : deductions.statutory) -
    (record.late > 0 ? deductions.late : 0) -
    (record.defaulted > 0 ? deductions.defaulted : 0);
  return {
    points: clamp(points),
    reason: message('scorecard_conduct', {
      years: String(yearsInBusiness),
      completed: String(record.completed),
      notes: String(record.notes),
      late: String(record.late),
      defaulted: String(record.defaulted),
      suppliers: message(`suppliers_${conduct.suppliers}`),
    }),
  };
}

function securityPart({ kind, buyer }: CreditFigures['security']): ComponentScore {
  return {
    points: clamp(securityKindPoints[kind] + buyerPoints[buyer]),
    reason: message('scorecard_security', {
      kind: message(`security_${kind}`),
      buyer: message(`buyer_${buyer}`),
    }),
  };
}
