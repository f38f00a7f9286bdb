import type { Register, RegisterState } from '@titian/contracts/registers';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import type { Column } from '../../../../components/record-list.tsx';
import { text as resolutionText } from '../../shared/resolution-text.ts';
import { TwoLines } from '../../shared/two-lines.tsx';
import type { RegisterRow, RowOf } from '../api/registers.ts';
import { stateTones } from '../lib/tones.ts';
import { text } from '../text.ts';

function isOf<R extends Register>(row: RegisterRow, registers: readonly R[]): row is RowOf<R> {
  return registers.some((one) => one === row.register);
}

/** Columns of some registers: a list shows the rows of one alone. */
function columnsOf<R extends Register>(registers: readonly R[]) {
  return (
    key: string,
    header: string,
    render: (row: RowOf<R>) => ReactNode,
    more: {
      readonly numeric?: boolean;
      readonly phone?: 'title' | 'amount';
      readonly isBlank?: (row: RowOf<R>) => boolean;
    } = {},
  ): Column<RegisterRow> => {
    const { isBlank, ...rest } = more;
    return {
      ...{ key, header, ...rest },
      render: (row) => isOf(row, registers) && render(row),
      ...(isBlank !== undefined && { isBlank: (row: RegisterRow) => !isOf(row, registers) || isBlank(row) }),
    };
  };
}

/** The state of an entry. */
export function StateChip({ state }: { readonly state: RegisterState }): ReactNode {
  return <Chip tone={stateTones[state]}>{text(`state.${state}`)}</Chip>;
}

/** A day or time until which something is due, marked once it is overdue. */
export function DueText({
  value,
  isOverdue,
  style = 'day',
}: {
  readonly value: string | null;
  readonly isOverdue: boolean;
  readonly style?: 'day' | 'instant';
}): ReactNode {
  const due = <DateText value={value} style={style} />;
  return isOverdue ? <TwoLines first={due} second={<Chip tone="danger">{text('overdue')}</Chip>} /> : due;
}

function caseColumns(): readonly Column<RegisterRow>[] {
  const column = columnsOf(['complaints', 'data_requests']);
  return [
    column(
      'number',
      text('columns.number'),
      ({ number, customer }) => (
        <TwoLines first={number} second={<span dir="auto">{customer?.name ?? ''}</span>} />
      ),
      { phone: 'title' },
    ),
    column(
      'opened',
      text('columns.opened'),
      ({ opened_on: on, days }) => (
        <TwoLines
          first={<DateText value={on} />}
          second={days !== null && text('resolvedAfter', { count: days })}
        />
      ),
      { numeric: true },
    ),
    column(
      'level',
      text('columns.serviceLevel'),
      ({ is_within_service_level: isMet }) => (
        <Chip tone={isMet === false ? 'danger' : 'brand'}>{text(isMet === false ? 'missed' : 'met')}</Chip>
      ),
      { isBlank: (row) => row.is_within_service_level === null },
    ),
  ];
}

const state = (): Column<RegisterRow> => ({
  ...{ key: 'state', header: text('columns.state'), phone: 'amount' },
  render: (row) => <StateChip state={row.state} />,
});

function complaintColumns(): readonly Column<RegisterRow>[] {
  const column = columnsOf(['complaints']);
  return [
    ...caseColumns(),
    column('cause', resolutionText('cause'), ({ cause }) => cause && resolutionText(`causes.${cause}`), {
      isBlank: ({ cause }) => cause === null,
    }),
    column(
      'outcome',
      resolutionText('outcome'),
      ({ outcome, redress }) =>
        outcome && (
          <TwoLines
            first={resolutionText(`complaint.${outcome}`)}
            second={redress && <Money amount={redress} />}
          />
        ),
      { isBlank: ({ outcome }) => outcome === null },
    ),
    state(),
  ];
}

function dataRequestColumns(): readonly Column<RegisterRow>[] {
  const column = columnsOf(['data_requests']);
  return [
    ...caseColumns(),
    column('type', resolutionText('type'), ({ type }) => type && resolutionText(`types.${type}`), {
      isBlank: ({ type }) => type === null,
    }),
    column(
      'outcome',
      resolutionText('outcome'),
      ({ outcome }) => outcome && resolutionText(`data_request.${outcome}`),
      { isBlank: ({ outcome }) => outcome === null },
    ),
    state(),
  ];
}

function breachColumns(): readonly Column<RegisterRow>[] {
  const column = columnsOf(['breaches']);
  return [
    column(
      'number',
      text('columns.number'),
      ({ number, kind }) => <TwoLines first={number} second={text(`kind.${kind}`)} />,
      { phone: 'title' },
    ),
    column('discovered', text('columns.discovered'), (row) => <DateText value={row.discovered_on} />, {
      numeric: true,
    }),
    column(
      'due',
      text('columns.notifyBy'),
      (row) => <DueText value={row.notify_by} isOverdue={row.is_overdue} style="instant" />,
      { numeric: true, isBlank: (row) => row.notify_by === null },
    ),
    column('notified', text('columns.notified'), (row) => <DateText value={row.notified_on} />, {
      ...{ numeric: true, isBlank: (row) => row.notified_on === null },
    }),
    column('persons', text('columns.persons'), (row) => row.persons_affected, { numeric: true }),
    state(),
  ];
}

function conflictColumns(): readonly Column<RegisterRow>[] {
  const column = columnsOf(['conflicts']);
  return [
    column(
      'number',
      text('columns.number'),
      ({ number, operator }) => <TwoLines first={number} second={<span dir="auto">{operator.name}</span>} />,
      { phone: 'title' },
    ),
    column('nature', text('columns.nature'), ({ nature }) => text(`nature.${nature}`)),
    column('counterparty', text('columns.counterparty'), (row) => <span dir="auto">{row.counterparty}</span>),
    column('disclosed', text('columns.disclosed'), (row) => <DateText value={row.disclosed_on} />, {
      numeric: true,
    }),
    column(
      'review',
      text('columns.review'),
      (row) => <DueText value={row.review_on} isOverdue={row.is_overdue} />,
      { numeric: true, isBlank: (row) => row.review_on === null },
    ),
    state(),
  ];
}

/** The columns of each register. */
export const registerColumns: Readonly<Record<Register, () => readonly Column<RegisterRow>[]>> = {
  complaints: complaintColumns,
  data_requests: dataRequestColumns,
  breaches: breachColumns,
  conflicts: conflictColumns,
};
