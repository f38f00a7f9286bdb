import { returnLines } from '@titian/contracts/market-returns';
import type { Language } from '@titian/contracts/messages/definition';
import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { formatRinggit, senFromText } from '@titian/finance/sen';
import type { ApprovedReturn } from '../queries/approved-by.ts';
import type { MarketReturn, ReturnPeriod } from '../queries/read-returns.ts';
import { linesInOrder } from './market-return.ts';
import type { FileTable } from './report-files.ts';
import { wordsOfLine } from './return-texts.ts';
import { reportWords } from './words.ts';

type ReturnRow = ParsedApi['operatorMarketReturns']['response']['items'][number];
type ReturnDetail = ParsedApi['operatorMarketReturn']['response']['market_return'];
type Approved = ReadonlyMap<string, ApprovedReturn>;

/** A quarter with the version in force. */
export function presentPeriod(one: ReturnPeriod, approved: Approved): ReturnRow {
  const frozen = one.frozen === null ? undefined : approved.get(one.frozen.id);
  return {
    ...{ period: one.period, from: one.from, to: one.to, is_over: one.isOver },
    ...{ due_on: one.dueOn, is_overdue: one.isOverdue },
    frozen: frozen === undefined ? null : presentFrozen(frozen),
    is_proposed: one.isProposed,
  };
}

function presentFrozen(one: ApprovedReturn): NonNullable<ReturnRow['frozen']> {
  return {
    ...{ id: one.id, version: one.version, proposed_by: one.proposedBy, approved_by: one.approvedBy },
    ...{ approved_at: one.approvedAt.toISOString(), reason: one.reason },
  };
}

interface Reader {
  readonly operator: PermissionHolder;
  readonly language: Language;
}

/** A quarter with every line and its definition. */
export function presentReturn(
  one: MarketReturn,
  approved: Approved,
  { operator, language }: Reader,
): ReturnDetail {
  const isNew = one.frozen === null || one.changed.length > 0;
  return {
    ...presentPeriod(one, approved),
    lines: linesInOrder().map((key) => ({
      ...{ key, kind: returnLines[key], value: one.figures[key] ?? null },
      ...wordsOfLine(key, language),
    })),
    changed: one.changed.map(({ line, was, is }) => ({
      ...{ key: line, label: wordsOfLine(line, language).label, kind: returnLines[line], was, is },
    })),
    earlier: one.earlier.flatMap(({ id }) => {
      const found = approved.get(id);
      return found === undefined ? [] : [presentFrozen(found)];
    }),
    can: { propose: one.isOver && !one.isProposed && isNew && may(operator, 'market_return') },
  };
}

/** A return as a file; each line stands with its definition. */
export function fileOfReturn(
  one: MarketReturn,
  approved: Approved,
  { format, language }: { readonly format: 'csv' | 'pdf'; readonly language: Language },
): FileTable {
  const words = reportWords(language);
  const frozen = one.frozen === null ? undefined : approved.get(one.frozen.id);
  const lines = linesInOrder().map((key) => ({ key, ...wordsOfLine(key, language) }));
  const version =
    frozen === undefined
      ? words('not_frozen')
      : words('version_of', { version: String(frozen.version), at: frozen.approvedAt.toISOString() });
  const columns = [
    { label: words('line'), definition: '', kind: 'text' },
    { label: words('value'), definition: '', kind: 'text', isFigure: true },
    { label: words('definition'), definition: '', kind: 'text' },
  ] as const;
  return {
    title: words('market_return'),
    subtitle: `${one.period} · ${version}`,
    columns: format === 'csv' ? columns : columns.slice(0, 2),
    rows: lines.map(({ key, label, definition }) => {
      const value = one.figures[key] ?? null;
      const cells = [label, format === 'csv' ? value : onPaper(value, returnLines[key])];
      return format === 'csv' ? [...cells, definition] : cells;
    }),
    totals: null,
    definitions: lines,
  };
}

function onPaper(value: string | null, kind: 'amount' | 'count' | 'percent'): string | null {
  if (value === null || kind === 'count') {
    return value;
  }
  return kind === 'percent' ? `${value}%` : formatRinggit(senFromText(value));
}
