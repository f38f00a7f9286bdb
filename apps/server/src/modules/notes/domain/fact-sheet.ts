import { entityTypes } from '@titian/contracts/reference/business-lists';
import { nameOf } from '@titian/contracts/reference/choice';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { RateBps } from '@titian/finance/rate';
import { rateToText } from '@titian/finance/rate';
import type { Instalment } from '@titian/finance/schedule';
import { addSen, parseSen, type Sen, senToText } from '@titian/finance/sen';
import type { FactSheetParts as CreditParts } from '../../financing/public.ts';

type FactSheetOnWire = NonNullable<ParsedApi['note']['response']['note']['fact_sheet']>;

/** As it was written: the entity type by its English name. */
export type FactSheet = Omit<FactSheetOnWire, 'entity_type_code'>;

/** What the platform knows of an issuer's earlier notes. */
export interface IssuerRecord {
  readonly notes: number;
  readonly completed: number;
  readonly late: number;
  readonly defaulted: number;
  readonly financedSen: Sen;
}

export interface FactSheetParts {
  readonly issuerId: string;
  readonly entityType: string;
  readonly incorporatedYear: number;
  readonly employees: number | null;
  readonly rateBps: RateBps;
  readonly effectiveRateBps: RateBps;
  readonly netRateBps: RateBps;
  readonly schedule: readonly Instalment[];
  readonly isGuaranteed: boolean;
  readonly guarantorName: string | null;
  readonly record: IssuerRecord;
  /** What credit entered and wrote; a note may be listed without it. */
  readonly credit: CreditParts;
}

/** What investors read before they decide (NOTE-9); the issuer is named by number only. */
export function buildFactSheet(parts: FactSheetParts): FactSheet {
  return {
    version: 1,
    issuer_number: issuerNumber(parts.issuerId),
    entity_type: nameOf(entityTypes, parts.entityType) ?? parts.entityType,
    incorporated_year: parts.incorporatedYear,
    employees: parts.employees,
    simple_rate: rateToText(parts.rateBps),
    effective_rate: rateToText(parts.effectiveRateBps),
    net_rate: rateToText(parts.netRateBps),
    payments: parts.schedule.map((one) => ({
      number: one.number,
      principal: senToText(one.principalSen),
      return: senToText(one.returnSen),
      total: senToText(addSen(one.principalSen, one.returnSen)),
    })),
    security: parts.credit.words?.security ?? null,
    guarantor: parts.isGuaranteed ? parts.guarantorName : null,
    financials: parts.credit.years.map(yearShown),
    record: {
      notes: parts.record.notes,
      completed: parts.record.completed,
      late: parts.record.late,
      defaulted: parts.record.defaulted,
      financed: senToText(parts.record.financedSen),
    },
    risks: parts.credit.words?.risks ?? [],
  };
}

/** A fact sheet as it was written, with the code of its entity type. */
export function presentFactSheet(sheet: FactSheet): FactSheetOnWire {
  const type = entityTypes.find(({ name }) => name === sheet.entity_type);
  return { ...sheet, entity_type_code: type?.value ?? null };
}

/** Amounts come as they were typed; they are shown with two decimals. */
function yearShown(one: CreditParts['years'][number]): FactSheet['financials'][number] {
  return {
    year: one.year,
    revenue: twoDecimals(one.revenue),
    profit_before_tax: twoDecimals(one.profit_before_tax),
    equity: twoDecimals(one.equity),
    assets: twoDecimals(one.assets),
    liabilities: twoDecimals(one.liabilities),
  };
}

function twoDecimals(typed: string): string {
  const isNegative = typed.startsWith('-');
  const amount = parseSen(isNegative ? typed.slice(1) : typed);
  return amount === null ? typed : `${isNegative && amount > 0n ? '-' : ''}${senToText(amount)}`;
}

/** A number that stays with an issuer and gives nothing away. */
export function issuerNumber(issuerId: string): string {
  return `ISR-${issuerId.slice(-6).toUpperCase()}`;
}
