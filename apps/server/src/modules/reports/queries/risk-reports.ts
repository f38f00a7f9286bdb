import { nameText } from '@titian/contracts/reference/name-text';
import type { ConcentrationDimension } from '@titian/contracts/reports';
import type { Day } from '@titian/finance/calendar';
import { addSen, compareSen, type Sen, senFromText, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { listInvestorShares, lossesOn } from '../../insights/public.ts';
import { readIssuers } from '../../onboarding/public.ts';
import { listPositions, type NotePosition } from '../../servicing/public.ts';
import { arrearsBuckets, bucketOf } from '../domain/arrears.ts';
import type { ReportReader, ReportRequest } from '../domain/report.ts';
import { percentOf } from '../domain/shares.ts';
import { reportWords } from '../domain/words.ts';
import { issuerGroupNames } from '../store/issuer-groups.ts';

/** Outstanding principal by days past due. */
export const arrears: ReportReader<'arrears'> = async (ctx, { to, language }) => {
  const words = reportWords(language);
  const owed = await outstandingNotes(ctx, to);
  const total = sumSen(owed.map((one) => one.outstandingSen));
  return arrearsBuckets.map((bucket) => {
    const own = owed.filter((one) => bucketOf(one, to) === bucket);
    const outstanding = sumSen(own.map((one) => one.outstandingSen));
    return {
      ...{ bucket: words(`bucket_${bucket}`), notes: own.length, outstanding },
      overdue: sumSen(own.map((one) => one.overdueSen)),
      share: percentOf(outstanding, total),
    };
  });
};

/** Notes with principal outstanding at the end of a day. */
export async function outstandingNotes(ctx: QueryCtx, on: Day): Promise<NotePosition[]> {
  return (await listPositions(ctx.reader, on)).filter((one) => one.outstandingSen > 0n);
}

/** Loss by quarter of issue. */
export const vintages: ReportReader<'vintages'> = async (ctx, { to }) => {
  return (await lossesOn(ctx, to)).vintages.map((one) => {
    const after = (months: number) => one.curve.find((point) => point.months === months)?.percent ?? null;
    return {
      ...{ quarter: one.quarter, funded: senFromText(one.funded), defaulted: senFromText(one.defaulted) },
      ...{ recovered: senFromText(one.recovered), default_rate: one.default_rate_percent },
      ...{ after_3: after(3), after_6: after(6), after_9: after(9) },
      ...{ after_12: after(12), after_18: after(18), after_24: after(24) },
    };
  });
};

/** The largest are named one by one, the others together. */
const NAMED = 50;

interface Part {
  readonly name: string;
  readonly notes: number;
  readonly outstandingSen: Sen;
}

/** Outstanding principal by one dimension, the largest first. */
export const concentration: ReportReader<'concentration'> = async (ctx, request) => {
  const parts = await partsOf(ctx, request);
  const total = sumSen(parts.map((one) => one.outstandingSen));
  const named = parts.slice(0, NAMED);
  const rest = parts.slice(NAMED);
  const others = { name: reportWords(request.language)('others'), ...sumOf(rest) };
  let cumulative = ZERO_SEN;
  return [...named, ...(rest.length === 0 ? [] : [others])].map((one) => {
    cumulative = addSen(cumulative, one.outstandingSen);
    return {
      ...{ name: one.name, notes: one.notes, outstanding: one.outstandingSen },
      ...{ share: percentOf(one.outstandingSen, total), cumulative: percentOf(cumulative, total) },
    };
  });
};

function sumOf(parts: readonly Omit<Part, 'name'>[]): Omit<Part, 'name'> {
  return {
    notes: parts.reduce((sum, one) => sum + one.notes, 0),
    outstandingSen: sumSen(parts.map((one) => one.outstandingSen)),
  };
}

async function partsOf(ctx: QueryCtx, { to, by, language }: ReportRequest): Promise<readonly Part[]> {
  if (by === 'investor') {
    return listInvestorShares(ctx.reader, to);
  }
  const owed = await outstandingNotes(ctx, to);
  const partOf = await partsBy(ctx, by, owed, language);
  const parts = new Map<string, { name: string; notes: NotePosition[] }>();
  for (const one of owed) {
    const { key, name } = partOf(one);
    parts.set(key, { name, notes: [...(parts.get(key)?.notes ?? []), one] });
  }
  return [...parts.values()]
    .map(({ name, notes }) => ({
      name,
      ...sumOf(notes.map(({ outstandingSen }) => ({ notes: 1, outstandingSen }))),
    }))
    .sort((a, b) => compareSen(b.outstandingSen, a.outstandingSen));
}

type NoteDimension = Exclude<ConcentrationDimension, 'investor'>;
type PartOf = (one: NotePosition) => { readonly key: string; readonly name: string };

/** Which part each note belongs to; a company without a group is a part of its own. */
async function partsBy(
  ctx: QueryCtx,
  by: NoteDimension,
  owed: readonly NotePosition[],
  language: ReportRequest['language'],
): Promise<PartOf> {
  if (by !== 'issuer' && by !== 'group') {
    const { field, list } = noteFields[by];
    return (one) => ({
      key: one[field],
      name: list === null ? one[field] : nameText({ list, value: one[field] }, language),
    });
  }
  const issuers = await readIssuers(ctx, [...new Set(owed.map((one) => one.issuerId))]);
  const groups = by === 'group' ? await issuerGroupNames(ctx.reader) : new Map<string, string>();
  return ({ issuerId }) => {
    const issuer = issuers.get(issuerId);
    const group = groups.get(issuer?.groupId ?? '');
    return {
      key: group === undefined ? issuerId : (issuer?.groupId ?? issuerId),
      name: group ?? issuer?.companyName ?? issuerId,
    };
  };
}

const noteFields = {
  industry: { field: 'industry', list: 'industries' },
  state: { field: 'stateCode', list: 'states' },
  grade: { field: 'grade', list: null },
  contract: { field: 'contract', list: 'note_contracts' },
  type: { field: 'type', list: 'note_types' },
} as const;
