import type { Grade } from '@titian/contracts/scorecard';
import type { Body } from '../api/client.ts';
import type { Company } from '../data/companies.ts';
import type { PlannedNote } from '../data/notes.ts';
import type { Day } from '../days.ts';
import type { Random } from '../random.ts';

/** How well a company of each grade stands: the bureau's score, surplus over instalments, margin in per cent. */
const strength: Readonly<Record<Grade, { bureau: number; cover: number; margin: number }>> = {
  AA: { bureau: 815, cover: 2.4, margin: 17 },
  A: { bureau: 765, cover: 2, margin: 13 },
  B: { bureau: 705, cover: 1.6, margin: 9 },
  C: { bureau: 640, cover: 1.3, margin: 6 },
  D: { bureau: 585, cover: 1.05, margin: 4 },
  E: { bureau: 530, cover: 0.9, margin: 1 },
  F: { bureau: 430, cover: 0.5, margin: -4 },
};

const ringgit = (amount: number): string => `${Math.round(amount)}.00`;

/** What a credit operator reads off a company's papers; figures that suit the grade it is to have. */
export function creditFigures(
  company: Company,
  note: PlannedNote,
  random: Random,
  on: Day,
): Body<'operatorAssessFinancing'> {
  const { bureau, cover, margin } = strength[note.grade];
  const inflow = company.size / 12;
  const instalments = Math.round(inflow * 0.02);
  const due = (note.amount * 1.1) / note.termMonths + instalments;
  return {
    bureau: {
      reference: `CB-${random.whole(100_000, 999_999)}`,
      reported_on: on,
      score: bureau + random.whole(-8, 8),
      arrears_months: note.grade === 'E' ? 1 : 0,
      legal_suits: 0,
      is_insolvent: false,
    },
    statements: {
      months: 6,
      inflow: ringgit(inflow),
      outflow: ringgit(Math.max(0, inflow - due * cover)),
      instalments: ringgit(instalments),
      lowest_balance: ringgit(inflow * 0.06),
      returned_cheques: bureau < 600 ? 1 : 0,
    },
    years: yearsOf(company.size, margin, Number(on.slice(0, 4))),
    conduct: { suppliers: bureau < 600 ? 'sometimes_late' : 'on_time', statutory_paid: true },
    security: { kind: note.guarantor === null ? 'personal_guarantee' : 'third_party', buyer: 'private' },
  };
}

/** Three years of accounts that grow into the revenue of today. */
function yearsOf(revenue: number, margin: number, thisYear: number) {
  return [1, 2, 3].map((ago) => {
    const then = revenue * 0.92 ** (ago - 1);
    return {
      year: thisYear - ago,
      revenue: ringgit(then),
      profit_before_tax: ringgit((then * (margin - (ago - 1))) / 100),
      equity: ringgit(then * 0.28),
      assets: ringgit(then * 0.66),
      liabilities: ringgit(then * 0.38),
      current_assets: ringgit(then * 0.3),
      current_liabilities: ringgit(then * 0.19),
      debt_service: ringgit(then * 0.04),
    };
  });
}

/** The pages that the monthly averages stand on, in the first document of an application. */
export function readFrom(documents: readonly { readonly id: string }[]) {
  const [first] = documents;
  const figures = ['inflow', 'outflow', 'instalments', 'lowest_balance'] as const;
  return first === undefined
    ? []
    : figures.map((figure, at) => ({
        figure: `statements.${figure}` as const,
        document: first.id,
        page: at + 1,
      }));
}

/** What investors read beside the figures. */
export function factSheetWords(
  company: Company,
  note: PlannedNote,
  documents: readonly string[],
): Body<'operatorWriteFactSheet'> {
  const guaranteed = note.guarantor === null ? '' : ` and the guarantee of ${note.guarantor}`;
  return {
    security: `Personal guarantee of the directors${guaranteed}`,
    risks: [
      {
        risk: 'The issuer earns with few large customers and depends on their paying in time.',
        mitigant: `It has been in business since ${company.incorporated.slice(0, 4)} and no customer is more than a third of its revenue.`,
      },
      {
        risk: 'Costs may rise faster than the prices that were agreed.',
        mitigant: 'The cash flow of the last six months carries the instalments with room to spare.',
      },
    ],
    documents: [...documents],
  };
}
