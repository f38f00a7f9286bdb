import type { BuyerKind, SecurityKind, SupplierConduct } from '@titian/contracts/credit';
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
import { type Sen, sen, senFromText, senToText } from '@titian/finance/sen';
import type { CodedText } from '../../../platform/coded-text.ts';
import { type CreditFigures, yearsOf } from './credit-figures.ts';
import type { IssuerNotes } from './issuer-notes.ts';
import { hundredths, type Ratios, ratiosOf, ratioText } from './ratios.ts';

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
    bureau: bureauPoints(figures.bureau),
    cash_flow: cashFlowPoints(figures.statements, known.instalmentSen),
    ratios: ratioPoints(figures),
    conduct: conductPoints(figures.conduct, known),
    security: securityPoints(figures.security),
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

function bureauPoints(report: CreditFigures['bureau']): ComponentScore {
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
    points: clamp(linear(score, bureauScore.min, bureauScore.max) - 8 * arrears - 15 * suits),
    reason: message('scorecard_bureau', read),
  };
}

/** How often a month's surplus pays its instalments: half of them is worth nothing, twice is worth everything. */
function cashFlowPoints(statements: CreditFigures['statements'], instalmentSen: Sen): ComponentScore {
  const surplus = sen(senFromText(statements.inflow) - senFromText(statements.outflow));
  const dueSen = sen(senFromText(statements.instalments) + instalmentSen);
  const cover = hundredths(surplus, dueSen) ?? 200;
  const overdrawn = senFromText(statements.lowest_balance) < 0n ? 15 : 0;
  return {
    points: clamp(linear(cover, 50, 200) - overdrawn - 5 * statements.returned_cheques),
    reason: message('scorecard_cash_flow', {
      surplus: senToText(surplus),
      due: senToText(dueSen),
      cover: ratioText(cover),
      returned: String(statements.returned_cheques),
    }),
  };
}

/** The mean of four ratios of the latest year. */
function ratioPoints(figures: CreditFigures): ComponentScore {
  const [latest] = yearsOf(figures);
  const ratios: Ratios =
    latest === undefined
      ? { current: null, gearing: null, margin: null, debtService: null }
      : ratiosOf(latest);
  const parts = [
    // Without current liabilities or instalments nothing presses; without equity or revenue nothing carries.
    ratios.current === null ? 100 : linear(ratios.current, 80, 200),
    ratios.gearing === null ? 0 : 100 - linear(ratios.gearing, 50, 300),
    ratios.margin === null ? 0 : linear(ratios.margin, -500, 1_500),
    ratios.debtService === null ? 100 : linear(ratios.debtService, 100, 250),
  ];
  return {
    points: clamp(Math.floor(parts.reduce((sum, one) => sum + one, 0) / parts.length)),
    reason: message('scorecard_ratios', {
      current: ratioMessage(ratios.current),
      gearing: ratioMessage(ratios.gearing),
      margin:
        ratios.margin === null
          ? message('scorecard_ratio_none')
          : message('scorecard_margin', { margin: ratioText(ratios.margin) }),
      service: ratioMessage(ratios.debtService),
    }),
  };
}

function ratioMessage(ratio: number | null): Message {
  return ratio === null
    ? message('scorecard_ratio_none')
    : message('scorecard_ratio', { ratio: ratioText(ratio) });
}

const supplierPoints: Readonly<Record<SupplierConduct, number>> = {
  on_time: 10,
  sometimes_late: -10,
  often_late: -25,
};

function conductPoints(conduct: CreditFigures['conduct'], known: KnownFacts): ComponentScore {
  const { record, yearsInBusiness } = known;
  const points =
    50 +
    Math.min(20, 3 * yearsInBusiness) +
    Math.min(20, 5 * record.completed) +
    supplierPoints[conduct.suppliers] -
    (conduct.statutory_paid ? 0 : 20) -
    (record.late > 0 ? 30 : 0) -
    (record.defaulted > 0 ? 60 : 0);
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

const kindPoints: Readonly<Record<SecurityKind, number>> = {
  none: 20,
  personal_guarantee: 40,
  asset: 60,
  corporate_guarantee: 65,
  third_party: 85,
};

const buyerPoints: Readonly<Record<BuyerKind, number>> = { none: 0, private: 5, listed: 10, government: 15 };

function securityPoints({ kind, buyer }: CreditFigures['security']): ComponentScore {
  return {
    points: clamp(kindPoints[kind] + buyerPoints[buyer]),
    reason: message('scorecard_security', {
      kind: message(`security_${kind}`),
      buyer: message(`buyer_${buyer}`),
    }),
  };
}

/** 0 at `from`, 100 at `to`, in whole points between. */
function linear(value: number, from: number, to: number): number {
  return clamp(Math.floor(((value - from) * 100) / (to - from)));
}

function clamp(points: number): number {
  return Math.max(0, Math.min(100, points));
}
