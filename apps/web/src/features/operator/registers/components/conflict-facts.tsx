import { DateText } from '../../../../components/date-text.tsx';
import { customerFact } from '../../shared/customer-fact.tsx';
import type { Fact } from '../../shared/facts.tsx';
import type { ConflictVersion } from '../api/registers.ts';
import { text } from '../text.ts';
import { DueText, StateChip } from './register-columns.tsx';

/** What a version of a conflict says. */
export function conflictFacts(one: ConflictVersion): Fact[] {
  const written = (key: string, label: string, value: string): Fact => ({
    ...{ key, label },
    value: <span dir="auto">{value}</span>,
  });
  return [
    { key: 'number', label: text('columns.number'), value: one.number },
    written('operator', text('columns.operator'), one.operator.name),
    { key: 'nature', label: text('columns.nature'), value: text(`nature.${one.nature}`) },
    written('counterparty', text('columns.counterparty'), one.counterparty),
    ...(one.customer === null ? [] : [customerFact(text('columns.customer'), one.customer)]),
    { key: 'state', label: text('columns.state'), value: <StateChip state={one.state} /> },
    { key: 'disclosed', label: text('columns.disclosed'), value: <DateText value={one.disclosed_on} /> },
    ...(one.review_on === null
      ? []
      : [
          {
            key: 'review',
            label: text('columns.review'),
            value: <DueText value={one.review_on} isOverdue={one.is_overdue} />,
          },
        ]),
    written('description', text('columns.description'), one.description),
    ...(one.mitigation === null ? [] : [written('mitigation', text('columns.mitigation'), one.mitigation)]),
  ];
}
