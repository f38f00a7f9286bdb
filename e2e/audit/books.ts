import type { Database } from './database.ts';

/** A note that was issued, as its agreement says. */
export interface Note {
  readonly id: string;
  readonly number: string;
  readonly state: string;
  readonly contract: string;
  readonly profile: 'equal_monthly_flat' | 'bullet' | 'return_only';
  readonly rate_bps: number;
  readonly term_months: number;
  readonly effective_rate_bps: number;
  readonly issued_on: string;
  readonly matures_on: string;
  readonly defaulted_on: string | null;
  readonly raised_sen: bigint;
}

export interface Instalment {
  readonly note_id: string;
  readonly number: number;
  readonly due_on: string;
  readonly principal_sen: bigint;
  readonly return_sen: bigint;
  readonly paid_principal_sen: bigint;
  readonly paid_return_sen: bigint;
  readonly waived_return_sen: bigint;
  readonly settled_on: string | null;
}

export interface Repayment {
  readonly id: string;
  readonly note_id: string;
  readonly seq: number;
  readonly source_kind: string;
  readonly order_kind: string | null;
  readonly state: string;
  readonly received_on: string;
  readonly booked_on: string;
  readonly amount_sen: bigint;
  readonly principal_sen: bigint;
  readonly return_sen: bigint;
  readonly late_sen: bigint;
  readonly charity_sen: bigint;
  readonly excess_sen: bigint;
  readonly cost_sen: bigint;
  /** What of it is the guarantor's, paid back by the issuer or too much by itself. */
  readonly guarantor_sen: bigint;
}

export interface Holding {
  readonly id: string;
  readonly note_id: string;
  readonly investor_id: string;
  readonly principal_sen: bigint;
  readonly outstanding_sen: bigint;
  readonly return_sen: bigint;
  readonly late_sen: bigint;
  readonly fee_sen: bigint;
  readonly service_tax_sen: bigint;
  readonly withholding_sen: bigint;
  readonly written_off_sen: bigint;
}

export interface Share {
  readonly repayment_id: string;
  readonly holding_id: string;
  readonly position: number;
  readonly weight_sen: bigint;
  readonly principal_sen: bigint;
  readonly return_sen: bigint;
  readonly late_sen: bigint;
  readonly fee_sen: bigint;
  readonly service_tax_sen: bigint;
  readonly withholding_sen: bigint;
  readonly net_sen: bigint;
  readonly transfer_id: string;
  /** The business date on which the repayment was split. */
  readonly split_on: string;
}

/** What the audit starts from: what was agreed and what happened, not what the product worked out from it. */
export interface Books {
  readonly notes: readonly Note[];
  readonly instalments: ReadonlyMap<string, readonly Instalment[]>;
  readonly repayments: ReadonlyMap<string, readonly Repayment[]>;
  readonly holdings: ReadonlyMap<string, readonly Holding[]>;
  readonly shares: ReadonlyMap<string, readonly Share[]>;
  /** The bank holidays of Kuala Lumpur as they were known on a day. */
  holidaysOn(day: string): ReadonlySet<string>;
  /** A setting's number on a day. */
  setting(key: string, on: string): bigint;
  /** A setting that is on or off. */
  flag(key: string, on: string): boolean;
  /** A setting that is a table. */
  table<Row>(key: string, on: string): readonly Row[];
  /** Whether return paid to an investor on a day is taxed at source. */
  isNonResident(investorId: string, on: string): boolean;
}

interface SettingRow {
  readonly key: string;
  readonly value: unknown;
  readonly effective_from: string;
}

const NOTES = `select n.*, coalesce((select sum(h.principal_sen) from holdings h where h.note_id = n.id), 0)::bigint as raised_sen
  from notes n where n.issued_on is not null order by n.number`;
const REPAYMENTS = `select r.*, o.kind as order_kind from repayments r left join repayment_orders o on o.intent_id = r.source_id
  order by r.note_id, r.seq`;
const SHARES = `select s.*, min(t.business_date) over (partition by s.repayment_id) as split_on
  from distribution_shares s left join transfers t on t.id = s.transfer_id order by s.repayment_id, s.position`;

interface Residence {
  readonly user_id: string;
  readonly country: string;
  readonly effective_from: string;
  readonly recorded_on: string;
}

/** The country that is taxed by on a day: of what was known and had begun, what began last; before that, what was first stated. */
function countryOn(residences: readonly Residence[], on: string): string | undefined {
  const begun = residences
    .map((one) => ({
      ...one,
      since: [one.effective_from, one.recorded_on].sort().at(-1) ?? '',
    }))
    .filter(({ since }) => since <= on);
  const last = begun.reduce<(typeof begun)[number] | undefined>(
    (found, one) => (found === undefined || one.since >= found.since ? one : found),
    undefined,
  );
  return (last ?? residences[0])?.country;
}

export async function readBooks(database: Database): Promise<Books> {
  const settings = await database.rows<SettingRow>(
    'select key, value, effective_from from settings order by effective_from desc, created_at desc',
  );
  const holidays = await database.rows<KnownHoliday>(
    "select day, known_from, known_until from holidays where calendar = 'kuala_lumpur_bank'",
  );
  const residences = by(
    await database.rows<Residence>(
      'select user_id, country, effective_from, recorded_on from tax_residences order by seq',
    ),
    'user_id',
  );
  return {
    notes: await database.rows<Note>(NOTES),
    instalments: by(await database.rows<Instalment>('select * from instalments order by number'), 'note_id'),
    repayments: by(await database.rows<Repayment>(REPAYMENTS), 'note_id'),
    holdings: by(await database.rows<Holding>('select * from holdings order by id'), 'note_id'),
    shares: by(await database.rows<Share>(SHARES), 'repayment_id'),
    holidaysOn: (on) => knownOn(holidays, on),
    isNonResident: (investorId, on) => countryOn(residences.get(investorId) ?? [], on) !== 'MY',
    setting: (key, on) => BigInt(valueOn(settings, key, on) as number),
    flag: (key, on) => valueOn(settings, key, on) === true,
    table: <Row>(key: string, on: string) => valueOn(settings, key, on) as Row[],
  };
}

interface KnownHoliday {
  readonly day: string;
  readonly known_from: string;
  readonly known_until: string | null;
}

function knownOn(all: readonly KnownHoliday[], on: string): ReadonlySet<string> {
  const known = all.filter((one) => one.known_from <= on && (one.known_until ?? '9999-12-31') > on);
  return new Set(known.map((one) => one.day));
}

function valueOn(settings: readonly SettingRow[], key: string, on: string): unknown {
  const row = settings.find((one) => one.key === key && one.effective_from <= on);
  if (row === undefined) throw new Error(`There is no setting ${key} on ${on}.`);
  return row.value;
}

/** Rows by the text of one of their columns, in their order. */
export function by<Row, Key extends keyof Row>(rows: readonly Row[], key: Key): Map<Row[Key], Row[]> {
  const groups = new Map<Row[Key], Row[]>();
  for (const row of rows) {
    const group = groups.get(row[key]);
    if (group === undefined) groups.set(row[key], [row]);
    else group.push(row);
  }
  return groups;
}
