import type { Readable } from 'node:stream';
import type { Language } from '@titian/contracts/messages/definition';
import type { QueryCtx } from '../../../platform/context.ts';
import { csvStream } from '../../../platform/documents/csv.ts';
import { type RegisterHead, registerWords } from '../domain/register-texts.ts';
import type { RegisterRow } from '../present.ts';
import { type RegisterFilter, readEntries } from './read-register.ts';

const ROWS_AT_ONCE = 500;

const OF_CASES = ['number', 'customer', 'opened_on', 'closed_on', 'state', 'days', 'in_time'] as const;

const heads = {
  complaints: [...OF_CASES, 'cause', 'outcome', 'redress'],
  data_requests: [...OF_CASES, 'type', 'outcome'],
  breaches: [
    ...(['number', 'kind', 'occurred_on', 'discovered_on', 'notify_by', 'notified_on'] as const),
    ...(['overdue', 'persons', 'state'] as const),
  ],
  conflicts: [
    ...(['number', 'operator', 'nature', 'counterparty', 'customer_number', 'disclosed_on'] as const),
    ...(['review_on', 'overdue', 'state'] as const),
  ],
} as const satisfies Record<RegisterFilter['register'], readonly RegisterHead[]>;

/** A register for spreadsheets, as its list shows it; descriptions stay on the pages of their entries (CMP-5). */
export function registerCsv(ctx: QueryCtx, filter: RegisterFilter, language: Language): Readable {
  const words = registerWords(language);
  return csvStream(
    heads[filter.register].map((head) => words(head)),
    linesOf(ctx, filter),
  );
}

async function* linesOf(ctx: QueryCtx, filter: RegisterFilter): AsyncGenerator<string[]> {
  let beforeId: string | null = null;
  do {
    const rows: RegisterRow[] = await readEntries(ctx, filter, { beforeId, limit: ROWS_AT_ONCE });
    yield* rows.map(cellsOf);
    beforeId = rows.length < ROWS_AT_ONCE ? null : (rows.at(-1)?.id ?? null);
  } while (beforeId !== null);
}

const flag = (is: boolean | null): string => (is === null ? '' : is ? '1' : '0');

function cellsOf(row: RegisterRow): string[] {
  switch (row.register) {
    case 'breaches':
      return [
        ...[row.number, row.kind, row.occurred_on ?? '', row.discovered_on, row.notify_by ?? ''],
        ...[row.notified_on ?? '', flag(row.is_overdue), String(row.persons_affected), row.state],
      ];
    case 'conflicts':
      return [
        ...[row.number, row.operator.name, row.nature, row.counterparty, row.customer?.number ?? ''],
        ...[row.disclosed_on, row.review_on ?? '', flag(row.is_overdue), row.state],
      ];
    case 'complaints':
      return [...caseCells(row), row.cause ?? '', row.outcome ?? '', row.redress ?? ''];
    default:
      return [...caseCells(row), row.type ?? '', row.outcome ?? ''];
  }
}

function caseCells(row: Extract<RegisterRow, { register: 'complaints' | 'data_requests' }>): string[] {
  return [
    ...[row.number, row.customer?.name ?? '', row.opened_on, row.closed_on ?? '', row.state],
    ...[row.days === null ? '' : String(row.days), flag(row.is_within_service_level)],
  ];
}
