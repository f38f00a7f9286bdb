import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { useText as useSharedText } from '../../shared/text.ts';
import type { HitRow } from '../api/read-screening.ts';
import { text, useText } from '../text.ts';

const choices = [
  ['clear', 'cleared'],
  ['confirm', 'confirmed'],
] as const;

type Choice = (typeof choices)[number];

/** The two names under each other, and what to propose. */
export function HitPanel({ hit }: { readonly hit: HitRow }): ReactNode {
  const [chosen, setChosen] = useState<Choice | null>(null);
  return (
    <div className={panel.stack}>
      {chosen === null ? (
        <Choices hit={hit} onChoose={setChosen} />
      ) : (
        <div className={panel.form}>
          <Decision hit={hit} choice={chosen} onClose={() => setChosen(null)} />
        </div>
      )}
      <Facts facts={factsOf(hit)} />
    </div>
  );
}

interface ChoicesProps {
  readonly hit: HitRow;
  readonly onChoose: (choice: Choice) => void;
}

function Choices({ hit, onChoose }: ChoicesProps): ReactNode {
  const t = useText();
  const sharedText = useSharedText();
  const possible = choices.filter(([action]) => hit.can[action]);
  if (possible.length === 0) {
    return <p className={panel.wait}>{sharedText('waitingForSecond')}</p>;
  }
  return (
    <div className={panel.buttons}>
      {possible.map((choice) => (
        <Button
          key={choice[0]}
          {...(choice[0] === 'confirm' ? { variant: 'default' } : {})}
          onClick={() => onChoose(choice)}
        >
          {t(`decide.${choice[0]}`)}
        </Button>
      ))}
    </div>
  );
}

interface DecisionProps {
  readonly hit: HitRow;
  readonly choice: Choice;
  readonly onClose: () => void;
}

function Decision({ hit, choice: [action, decision], onClose }: DecisionProps): ReactNode {
  const t = useText();
  return (
    <ProposalForm
      kind="screening_clearance"
      submit={t(`decide.${action}`)}
      destructive={action === 'confirm'}
      propose={(reason) => ({ kind: 'screening_clearance', subject_id: hit.id, after: { decision }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {() => <p>{t(`decide.${action}Note`)}</p>}
    </ProposalForm>
  );
}

function factsOf({ customer, name, role, listed, score, found_by: by, found_at: at }: HitRow): Fact[] {
  return [
    { key: 'given', label: text('facts.given'), value: name },
    { key: 'listed', label: text('facts.listed'), value: listed.name },
    { key: 'score', label: text('columns.score'), value: text('score', { score }) },
    { key: 'as', label: text('facts.as'), value: text(`role.${role}`) },
    { key: 'customer', label: text('facts.customer'), value: customer },
    { key: 'kind', label: text('facts.kind'), value: text(`list.kind.${listed.kind}`) },
    { key: 'source', label: text('facts.source'), value: listed.source },
    { key: 'since', label: text('facts.since'), value: <DateText value={listed.listed_on} /> },
    ...(listed.removed_on === null
      ? []
      : [{ key: 'until', label: text('facts.until'), value: <DateText value={listed.removed_on} /> }]),
    { key: 'found', label: text('facts.found'), value: <DateText value={at} style="instant" /> },
    { key: 'by', label: text('facts.by'), value: text(`foundBy.${by}`) },
  ];
}
