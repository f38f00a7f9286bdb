import type { ParsedApi } from '@titian/contracts/schemas/all';

/** One thing that a further version of a fact sheet says otherwise; null where it came or went. */
export type SheetChange =
  ParsedApi['note']['response']['note']['fact_sheet_revisions'][number]['changes'][number];

interface Risk {
  readonly risk: string;
  readonly mitigant: string;
}

/** What credit writes on a fact sheet; the documents by their names. */
export interface SheetWords {
  readonly security: string | null;
  readonly risks: readonly Risk[];
  readonly documents: readonly { readonly id: string; readonly name: string }[];
}

/** The changes of a revision that investors read, each with its earlier text (NOTE-8). Empty without a change. */
export function sheetChanges(before: SheetWords, after: SheetWords): SheetChange[] {
  return [
    ...(before.security === after.security
      ? []
      : [{ what: 'security' as const, before: before.security, after: after.security }]),
    ...riskChanges(before.risks, after.risks),
    ...without(before.documents, after.documents).map((one) => change('document', one.name, null)),
    ...without(after.documents, before.documents).map((one) => change('document', null, one.name)),
  ];
}

function change(what: SheetChange['what'], before: string | null, after: string | null): SheetChange {
  return { what, before, after };
}

/** A risk that is named on both has changed where its mitigant has; what else differs came or went. */
function riskChanges(before: readonly Risk[], after: readonly Risk[]): SheetChange[] {
  const were = new Map(before.map((one) => [one.risk, one]));
  const are = new Map(after.map((one) => [one.risk, one]));
  const gone = [...were.values()].map((one): SheetChange | null => {
    const now = are.get(one.risk);
    return now?.mitigant === one.mitigant ? null : change('risk', sentence(one), now ? sentence(now) : null);
  });
  const come = [...are.values()].filter((one) => !were.has(one.risk));
  return [...gone.filter((one) => one !== null), ...come.map((one) => change('risk', null, sentence(one)))];
}

function sentence({ risk, mitigant }: Risk): string {
  return `${risk.replace(/\.$/, '')} \u2013 ${mitigant}`;
}

function without<T extends { readonly id: string }>(all: readonly T[], others: readonly T[]): T[] {
  return all.filter((one) => others.every((other) => other.id !== one.id));
}
