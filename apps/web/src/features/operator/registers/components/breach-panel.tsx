import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { ActForm } from '../../shared/act-form.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { FormToggle } from '../../shared/form-toggle.tsx';
import panel from '../../shared/panel.module.css';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { acts, type BreachVersion, breachQuery, useRegistersChanged } from '../api/registers.ts';
import { text, useText } from '../text.ts';
import { BreachFields, breachFacts, breachValues } from './breach-fields.tsx';
import { EarlierVersions, VersionLine } from './earlier-versions.tsx';
import { DueText, StateChip } from './register-columns.tsx';

const CHANGED = ['entry_changed', 'wrong_state'];

/** One breach: what is known now, what was known before, and an update (CMP-6). */
export function BreachPanel({ id }: { readonly id: string }): ReactNode {
  return (
    <QueryView query={useQuery(breachQuery(id))}>
      {({ now, earlier, can }) => (
        <div className={panel.stack}>
          {can.change && (
            <FormToggle
              key={now.version}
              label={text('breach.change')}
              form={(close) => <ChangeForm last={now} onClose={close} />}
            />
          )}
          <div>
            <VersionLine one={now} />
            <Facts facts={factsOf(now)} />
          </div>
          <EarlierVersions versions={earlier} factsOf={factsOf} />
        </div>
      )}
    </QueryView>
  );
}

function ChangeForm({
  last,
  onClose,
}: {
  readonly last: BreachVersion;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const changed = useRegistersChanged();
  const call = useChangingForm({
    initialValues: breachValues(last),
    send: (values) => acts.changeBreach(last.id, { ...breachFacts(values), version: last.version }),
    done: t('done.change'),
    onDone: async () => {
      await changed();
      onClose();
    },
    changedCodes: CHANGED,
    readAgain: () => void changed(),
  });
  return (
    <ActForm call={call} submit={t('breach.save')} onClose={onClose}>
      <BreachFields call={call} />
    </ActForm>
  );
}

function factsOf(one: BreachVersion): Fact[] {
  const day = (key: string, label: string, value: string | null): Fact[] =>
    value === null ? [] : [{ key, label, value: <DateText value={value} /> }];
  return [
    { key: 'number', label: text('columns.number'), value: one.number },
    { key: 'kind', label: text('columns.kind'), value: text(`kind.${one.kind}`) },
    { key: 'state', label: text('columns.state'), value: <StateChip state={one.state} /> },
    ...day('occurred', text('columns.occurred'), one.occurred_on),
    ...day('discovered', text('columns.discovered'), one.discovered_on),
    {
      key: 'due',
      label: text('columns.notifyBy'),
      value:
        one.notify_by === null ? (
          text('notDue')
        ) : (
          <DueText value={one.notify_by} isOverdue={one.is_overdue} style="instant" />
        ),
    },
    ...day('notified', text('columns.notified'), one.notified_on),
    { key: 'persons', label: text('columns.persons'), value: one.persons_affected },
    written('description', text('columns.description'), one.description),
    ...(one.remedy === null ? [] : [written('remedy', text('columns.remedy'), one.remedy)]),
  ];
}

const written = (key: string, label: string, value: string): Fact => ({
  ...{ key, label },
  value: <span dir="auto">{value}</span>,
});
