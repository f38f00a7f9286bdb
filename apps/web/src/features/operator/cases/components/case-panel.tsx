import { useQuery } from '@tanstack/react-query';
import { type CaseLinkKind, caseLinkKinds } from '@titian/contracts/cases';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { auditActionText } from '../../shared/audit-names.ts';
import { type Fact, Facts } from '../../shared/facts.tsx';
import history from '../../shared/history.module.css';
import panel from '../../shared/panel.module.css';
import { text as resolutionText } from '../../shared/resolution-text.ts';
import { type CaseDetail, caseQuery } from '../api/cases.ts';
import { priorityTones, stateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import { CaseActions } from './case-actions.tsx';
import { CaseCourse } from './case-course.tsx';
import { CaseLinks, CustomerLink } from './case-links.tsx';

/** One case: what can be done, what was written, the facts and the history. */
export function CasePanel({ id }: { readonly id: string }): ReactNode {
  const query = useQuery(caseQuery(id));
  return (
    <QueryView query={query}>
      {(one) => (
        <div className={panel.stack}>
          <CaseActions one={one} />
          <CaseCourse entries={one.entries} />
          <Facts facts={factsOf(one)} />
          <CaseHistory events={one.history} />
        </div>
      )}
    </QueryView>
  );
}

function factsOf(one: CaseDetail): Fact[] {
  return [
    { key: 'subject', label: text('facts.subject'), value: <span dir="auto">{one.subject}</span> },
    { key: 'kind', label: text('facts.kind'), value: text(`kind.${one.kind}`) },
    { key: 'customer', label: text('facts.customer'), value: <CustomerLink customer={one.customer} /> },
    {
      key: 'state',
      label: text('facts.state'),
      value: <Chip tone={stateTones[one.state]}>{text(`state.${one.state}`)}</Chip>,
    },
    {
      key: 'priority',
      label: text('facts.priority'),
      value: <Chip tone={priorityTones[one.priority]}>{text(`priority.${one.priority}`)}</Chip>,
    },
    { key: 'owner', label: text('facts.owner'), value: one.owner?.name ?? text('unassigned') },
    {
      key: 'opened',
      label: text('facts.opened'),
      value: <DateText value={one.opened_at} style="instant" />,
      ...(one.opened_by !== null && { note: one.opened_by, noteTone: 'plain' as const }),
    },
    ...(one.due_at === null
      ? []
      : [
          {
            key: 'due',
            label: text('facts.due'),
            value: <DateText value={one.due_at} style="instant" />,
            ...(one.is_overdue && { note: text('overdue') }),
          },
        ]),
    ...(one.close_reason === null
      ? []
      : [
          {
            key: 'closed',
            label: text('facts.closed'),
            value: <DateText value={one.closed_at} style="instant" />,
            note: text(`reason.${one.close_reason}`),
            noteTone: 'plain' as const,
          },
        ]),
    ...resolutionFacts(one.resolution),
    ...(one.links.length === 0
      ? []
      : [{ key: 'links', label: text('facts.links'), value: <CaseLinks one={one} /> }]),
  ];
}

/** How a complaint or data request ended when it was last closed. */
function resolutionFacts(resolution: CaseDetail['resolution']): Fact[] {
  if (resolution === null) {
    return [];
  }
  return resolution.kind === 'complaint'
    ? [
        { key: 'cause', label: resolutionText('cause'), value: resolutionText(`causes.${resolution.cause}`) },
        {
          key: 'outcome',
          label: resolutionText('outcome'),
          value: resolutionText(`complaint.${resolution.outcome}`),
        },
        { key: 'redress', label: resolutionText('redress'), value: <Money amount={resolution.redress} /> },
      ]
    : [
        { key: 'type', label: resolutionText('type'), value: resolutionText(`types.${resolution.type}`) },
        {
          key: 'outcome',
          label: resolutionText('outcome'),
          value: resolutionText(`data_request.${resolution.outcome}`),
        },
      ];
}

function CaseHistory({ events }: { readonly events: CaseDetail['history'] }): ReactNode {
  const t = useText();
  return (
    <div>
      <h3 className={history.title}>{t('history')}</h3>
      <ol className={history.rows}>
        {events.map((event) => (
          <li key={`${event.at}-${event.action}`} className={history.row}>
            <span className={history.what}>{auditActionText(event.action)}</span>
            <span className={history.who}>{whoOf(event)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function whoOf({ actor, at, action, to }: CaseDetail['history'][number]): string {
  const when = formatDate(at, 'instant');
  return to === null
    ? text('event.plain', { actor, at: when })
    : text('event.to', { actor, at: when, to: changeText(action, to) });
}

/** Names of owners and numbers of links are shown as they are; the rest has words of its own. */
function changeText(action: string, to: string): string {
  switch (action) {
    case 'case.prioritised':
      return text(`priority.${to as CaseDetail['priority']}`);
    case 'case.closed':
      return text(`reason.${to as NonNullable<CaseDetail['close_reason']>}`);
    case 'case.linked':
    case 'case.unlinked':
      // Of a customer and a proposal, the history has the kind alone.
      return caseLinkKinds.some((kind) => kind === to) ? text(`link.${to as CaseLinkKind}`) : to;
    default:
      return to;
  }
}
