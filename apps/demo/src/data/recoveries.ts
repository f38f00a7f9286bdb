import type { Turn } from './notes.ts';

/** What finance writes for the investors of a note that does not pay. */
interface InvestorUpdate {
  readonly daysAgo: number;
  readonly kind: 'reminder' | 'promise' | 'agency' | 'legal';
  readonly title: string;
  readonly body: string;
  /** What is done next, so many days later. */
  readonly next?: { readonly step: string; readonly inDays: number };
}

/** What is done about one note that does not pay, each so many days before the last one. */
export interface PlannedRecovery {
  readonly updates: readonly InvestorUpdate[];
  readonly cost: { readonly daysAgo: number; readonly amount: string; readonly what: string } | null;
  /** Money by an ordinary transfer; recorded on the day after, when the bank's statement shows it. */
  readonly received: {
    readonly daysAgo: number;
    readonly source: 'guarantor' | 'recovery';
    /** Null: the whole claim on the guarantor. */
    readonly amount: string | null;
    readonly payer: string;
    readonly reference: string;
  };
  readonly writtenOffDaysAgo: number | null;
}

export const plannedRecoveries: Readonly<Partial<Record<Turn, PlannedRecovery>>> = {
  guarantor_paid: {
    updates: [
      {
        ...{ daysAgo: 62, kind: 'promise', title: 'The guarantor asks for time' },
        body: 'Jalil bin Mat Nor has read our claim and asks to pay after the sale of a house lot in October.',
      },
    ],
    cost: null,
    received: {
      ...{ daysAgo: 10, source: 'guarantor', amount: null },
      ...{ payer: 'Jalil bin Mat Nor', reference: 'JAMINAN LIMA BINTANG' },
    },
    writtenOffDaysAgo: null,
  },
  recovered_in_part: {
    updates: [
      {
        ...{ daysAgo: 75, kind: 'legal', title: 'Our solicitors have written to the estate' },
        body: 'The estate that owes the haulier for the harvest has been asked to pay to us.',
      },
      {
        ...{ daysAgo: 18, kind: 'promise', title: 'The estate promises the rest' },
        body: 'It pays what it still owes the haulier to us, once the mill has settled the harvest.',
        next: { step: 'Ask the estate for the mill’s settlement', inDays: 32 },
      },
    ],
    cost: { daysAgo: 72, amount: '850.00', what: 'Letters of demand by our solicitors' },
    received: {
      ...{ daysAgo: 61, source: 'recovery', amount: '18400.00' },
      ...{ payer: 'Ladang Sawit Kahang Sdn Bhd', reference: 'BAYARAN ANGKUTAN' },
    },
    writtenOffDaysAgo: null,
  },
  written_off: {
    updates: [
      {
        ...{ daysAgo: 128, kind: 'agency', title: 'A collection agency is at work' },
        body: 'The buyer of the invoice is being wound up. An agency files our claim with its liquidator.',
      },
    ],
    cost: { daysAgo: 120, amount: '320.00', what: 'Fee of the agency' },
    received: {
      ...{ daysAgo: 104, source: 'recovery', amount: '2150.00' },
      ...{ payer: 'Pelikuidasi Baja Selatan', reference: 'DIVIDEN PEMIUTANG' },
    },
    writtenOffDaysAgo: 52,
  },
};
