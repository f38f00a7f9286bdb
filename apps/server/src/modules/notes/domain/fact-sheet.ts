import { entityTypes } from '@titian/contracts/reference/business-lists';
import { nameOf } from '@titian/contracts/reference/choice';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { RateBps } from '@titian/finance/rate';
import { rateToText } from '@titian/finance/rate';
import type { Instalment } from '@titian/finance/schedule';
import { addSen, type Sen, senToText } from '@titian/finance/sen';

export type FactSheet = NonNullable<ParsedApi['note']['response']['note']['fact_sheet']>;

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
}

/** What investors read before they decide (rules §4, Fact sheet); the issuer is named by number only. */
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
    security: null,
    guarantor: parts.isGuaranteed ? parts.guarantorName : null,
    financials: [],
    record: {
      notes: parts.record.notes,
      completed: parts.record.completed,
      late: parts.record.late,
      defaulted: parts.record.defaulted,
      financed: senToText(parts.record.financedSen),
    },
    risks: [],
  };
}

/** A number that stays with an issuer and gives nothing away. */
function issuerNumber(issuerId: string): string {
  return `ISR-${issuerId.slice(-6).toUpperCase()}`;
}
