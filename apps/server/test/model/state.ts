import { type Carried, type Profile, serviceTax, sum, type Terms } from './arithmetic.ts';

/** What the model knows of an investor. */
export interface InvestorModel {
  readonly userId: string;
  readonly accountId: string;
  readonly isNonResident: boolean;
  cashSen: bigint;
  waitingSen: bigint;
  outstandingSen: bigint;
  isFrozen: boolean;
  /** Whether a top-up was credited. */
  hasToppedUp: boolean;
  preset: PresetModel | null;
  /** The turn at which presets served this investor last; 0 for never. */
  servedAt: number;
  /** The days of cancellations that count against the limit. */
  readonly cancelledOn: string[];
}

interface PresetModel {
  readonly isOn: boolean;
  readonly minimumSen: bigint;
  readonly maximumSen: bigint;
  readonly version: number;
}

/** One order at the bank; the payment of its top-up may have several. */
interface OrderModel {
  readonly form: Readonly<Record<string, string>>;
  state: 'sent' | 'pending' | 'succeeded' | 'failed';
}

export interface TopupModel {
  readonly investor: InvestorModel;
  readonly amountSen: bigint;
  readonly refNumber: string;
  readonly token: string;
  readonly orders: OrderModel[];
  payment: 'created' | 'pending' | 'succeeded' | 'failed';
  /** The bank has contradicted the order, so that nothing is credited without operators any more. */
  isContradicted: boolean;
}

interface SubscriptionModel {
  readonly id: string;
  readonly investor: InvestorModel;
  readonly note: NoteModel;
  readonly amountSen: bigint;
  readonly on: string;
  state: 'active' | 'cancelled' | 'returned' | 'converted';
}

export interface HoldingModel {
  readonly id: string;
  readonly investor: InvestorModel;
  readonly principalSen: bigint;
  outstandingSen: bigint;
  writtenOffSen: bigint;
  readonly carried: Carried;
}

export interface RowModel {
  readonly number: number;
  readonly dueOn: string;
  readonly principalSen: bigint;
  readonly returnSen: bigint;
  readonly payments: PaidPart[];
  settled: boolean;
}

interface PaidPart {
  readonly on: string;
  readonly principalSen: bigint;
  readonly returnSen: bigint;
  readonly lateSen: bigint;
}

export interface RepaymentModel {
  readonly note: NoteModel;
  /** The day from which it counts, and the day whose rates its deductions have. */
  readonly on: string;
  readonly splitOn: string;
  readonly principalSen: bigint;
  readonly returnSen: bigint;
  readonly lateSen: bigint;
}

type NoteState =
  | 'listed'
  | 'funded'
  | 'issued'
  | 'completed'
  | 'defaulted'
  | 'recovered'
  | 'written_off'
  | 'expired'
  | 'cancelled';

export interface NoteModel {
  readonly id: string;
  readonly issuer: IssuerModel;
  readonly terms: Omit<Terms, 'principalSen'>;
  readonly isGuaranteed: boolean;
  readonly targetSen: bigint;
  readonly listedOn: string;
  state: NoteState;
  closesOn: string;
  pausedOn: string | null;
  issueBy: string | null;
  issuedOn: string | null;
  defaultedOn: string | null;
  raisedSen: bigint;
  isLate: boolean;
  excessSen: bigint;
  /** What was claimed from its guarantor: what that paid, and what the issuer paid back for it. */
  claim: { paidSen: bigint; repaidSen: bigint } | null;
  readonly rows: RowModel[];
  readonly holdings: HoldingModel[];
  /** How many of its repayments the model has seen distributed. */
  distributed: number;
}

export interface IssuerModel {
  readonly userId: string;
  cashSen: bigint;
}

export interface PayoutModel {
  readonly purpose: 'withdrawal' | 'disbursement' | 'excess' | 'sweep';
  readonly amountSen: bigint;
  readonly investor: InvestorModel | null;
  /** Null until the batch that takes it has read it. */
  id: string | null;
  endToEndId: string | null;
  batchId: string | null;
  state: 'queued' | 'paid' | 'returned';
}

/** What accounts of the platform hold, by the kind of the ledger. */
export interface PlatformModel {
  receipts_clearing: bigint;
  withdrawals_in_transit: bigint;
  disbursements_in_transit: bigint;
  fee_income: bigint;
  service_tax: bigint;
  withholding_tax: bigint;
  guarantor_payable: bigint;
  note_escrow: bigint;
  note_collection: bigint;
  note_excess: bigint;
  /** What the bank holds in trust, as a debit. */
  trust_bank: bigint;
}

/** The whole model: what the product should hold, worked out beside it. */
export class Model {
  readonly investors: InvestorModel[] = [];
  readonly issuers: IssuerModel[] = [];
  readonly topups: TopupModel[] = [];
  readonly notes: NoteModel[] = [];
  readonly subscriptions: SubscriptionModel[] = [];
  readonly payouts: PayoutModel[] = [];
  /** Repayments that the product has yet to show as distributed, oldest first. */
  readonly toDistribute: RepaymentModel[] = [];
  readonly feeRates: { readonly from: string; readonly bps: bigint }[];
  /** Fees that no sweep covers, by the day on which they were earned. */
  readonly unswept: { readonly on: string; readonly amountSen: bigint }[] = [];
  sweptThrough: string | null = null;
  /** Fees and the tax on them by day. */
  readonly charged = new Map<string, { readonly feeSen: bigint; readonly taxSen: bigint }>();
  /** How often presets were served. */
  turns = 0;
  readonly platform: PlatformModel = {
    receipts_clearing: 0n,
    withdrawals_in_transit: 0n,
    disbursements_in_transit: 0n,
    fee_income: 0n,
    service_tax: 0n,
    withholding_tax: 0n,
    guarantor_payable: 0n,
    note_escrow: 0n,
    note_collection: 0n,
    note_excess: 0n,
    trust_bank: 0n,
  };

  today: string;

  constructor(today: string) {
    this.today = today;
    this.feeRates = [{ from: '2000-01-01', bps: 1_500n }];
  }

  /** Money that waits for a batch. */
  queuePayout(payout: Pick<PayoutModel, 'purpose' | 'amountSen' | 'investor'>): void {
    const { purpose, amountSen, investor } = payout;
    this.payouts.push({
      ...{ purpose, amountSen, investor },
      ...{ id: null, endToEndId: null, batchId: null, state: 'queued' },
    });
  }

  /** A fee with the service tax that was charged on it. */
  chargeFee(on: string, feeSen: bigint, taxSen: bigint): void {
    const before = this.charged.get(on) ?? { feeSen: 0n, taxSen: 0n };
    this.charged.set(on, { feeSen: before.feeSen + feeSen, taxSen: before.taxSen + taxSen });
    this.platform.fee_income += feeSen;
    this.platform.service_tax += taxSen;
    this.unswept.push({ on, amountSen: feeSen });
  }

  /** The end of a day: service tax is owed on the day's fees together; what that differs by is the platform's. */
  roundServiceTax(on: string): void {
    const { feeSen, taxSen } = this.charged.get(on) ?? { feeSen: 0n, taxSen: 0n };
    const differenceSen = serviceTax(feeSen) - taxSen;
    this.platform.fee_income -= differenceSen;
    this.platform.service_tax += differenceSen;
    this.unswept.push({ on, amountSen: -differenceSen });
  }

  feeBpsOn(day: string): bigint {
    return this.feeRates.findLast((one) => one.from <= day)?.bps ?? 0n;
  }

  /** What all accounts hold against the bank; zero sum with `trust_bank` is the first rule of the ledger. */
  heldSen(): bigint {
    const { trust_bank: _trust, ...held } = this.platform;
    return sum([
      ...Object.values(held),
      ...this.investors.map((one) => one.cashSen),
      ...this.issuers.map((one) => one.cashSen),
    ]);
  }
}

export const profiles: readonly Profile[] = ['equal_monthly_flat', 'bullet', 'return_only'];

/** The one of a list that a random number stands for. */
export function pick<One>(list: readonly One[], number: number): One {
  const one = list[number % list.length];
  if (one === undefined) {
    throw new Error('there is nothing to pick from');
  }
  return one;
}
