import {
  type BuyerKind,
  documentFigures,
  type SecurityKind,
  type SupplierConduct,
  yearFigures,
} from '@titian/contracts/credit';
import type { CallBody } from '../../../../lib/api/call-types.ts';

type Figures = CallBody<'operatorAssessFinancing'>;
type Year = Figures['years'][number];

/** A year as it is typed: texts. */
type YearDraft = Readonly<Record<keyof Year, string>>;

/** The figures as they are typed; numbers are texts, so that an empty field is not a zero. */
export interface CreditDraft extends Record<string, unknown> {
  readonly bureau: {
    readonly reference: string;
    readonly reported_on: string;
    readonly score: string;
    readonly arrears_months: string;
    readonly legal_suits: string;
    readonly is_insolvent: boolean;
  };
  readonly statements: Readonly<Record<keyof Figures['statements'], string>>;
  readonly years: readonly YearDraft[];
  readonly conduct: { readonly suppliers: SupplierConduct; readonly statutory_paid: boolean };
  readonly security: { readonly kind: SecurityKind; readonly buyer: BuyerKind };
  /** What figures were read from, by the path of the figure. */
  readonly sources: Readonly<Record<string, FigureSource>>;
  /** The document beside the form, and its page as it is typed; '' where none is shown. */
  readonly shown: { readonly document: string; readonly page: string };
}

interface FigureSource {
  readonly document: string;
  readonly page: number;
}

const MOST_YEARS = 3;
const nothingShown = { document: '', page: '1' };

/** Amounts that may be below zero, which the number field of the product does not take. */
export const signedFields: readonly string[] = ['profit_before_tax', 'equity', 'lowest_balance'];

function emptyYear(year: number): YearDraft {
  return {
    year: String(year),
    revenue: '',
    profit_before_tax: '',
    equity: '',
    assets: '',
    liabilities: '',
    current_assets: '',
    current_liabilities: '',
    debt_service: '',
  };
}

/** The form as it opens: with what was entered before, or empty for the last three years. */
export function draftOf(known: Figures | null, today: string): CreditDraft {
  const last = Number(today.slice(0, 4)) - 1;
  const blank = Array.from({ length: MOST_YEARS }, (_, ago) => emptyYear(last - ago));
  if (known === null) {
    return {
      bureau: {
        reference: '',
        reported_on: today,
        score: '',
        arrears_months: '0',
        legal_suits: '0',
        is_insolvent: false,
      },
      statements: {
        months: '6',
        inflow: '',
        outflow: '',
        instalments: '',
        lowest_balance: '',
        returned_cheques: '0',
      },
      years: blank,
      conduct: { suppliers: 'on_time', statutory_paid: true },
      security: { kind: 'personal_guarantee', buyer: 'none' },
      sources: {},
      shown: nothingShown,
    };
  }
  const { bureau, statements } = known;
  const years = known.years.map((one) => ({ ...one, year: String(one.year) }));
  return {
    bureau: {
      ...bureau,
      score: String(bureau.score),
      arrears_months: String(bureau.arrears_months),
      legal_suits: String(bureau.legal_suits),
    },
    statements: {
      ...statements,
      months: String(statements.months),
      returned_cheques: String(statements.returned_cheques),
    },
    years: [...years, ...blank.slice(years.length)],
    conduct: known.conduct,
    security: known.security,
    sources: Object.fromEntries(
      (known.sources ?? []).map(({ figure, ...source }) => [figure, source] as const),
    ),
    shown: nothingShown,
  };
}

/** The figures to send; an empty third year is left out. The server rejects missing ones. */
export function figuresOf(draft: CreditDraft): Figures {
  const { bureau, statements } = draft;
  const years = draft.years.filter((one, at) => at < 2 || yearFigures.some((field) => one[field] !== ''));
  return {
    bureau: {
      ...bureau,
      score: wholeOf(bureau.score),
      arrears_months: wholeOf(bureau.arrears_months),
      legal_suits: wholeOf(bureau.legal_suits),
    },
    statements: {
      ...statements,
      months: wholeOf(statements.months),
      returned_cheques: wholeOf(statements.returned_cheques),
    },
    years: years.map((one) => ({ ...one, year: wholeOf(one.year) })),
    conduct: draft.conduct,
    security: draft.security,
    sources: documentFigures.flatMap((figure) => {
      const source = draft.sources[figure];
      const isSent = !figure.startsWith('years.2.') || years.length > 2;
      return source === undefined || !isSent ? [] : [{ figure, ...source }];
    }),
  };
}

function wholeOf(typed: string): number {
  return /^\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
}
