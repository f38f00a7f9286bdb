import { NativeSelect, Textarea } from '@mantine/core';
import { ACCESS_REASON_MAX, type AccessDecision, accessDecisions } from '@titian/contracts/access-reviews';
import type { ReactNode } from 'react';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { ActForm } from '../../shared/act-form.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { FormToggle } from '../../shared/form-toggle.tsx';
import panel from '../../shared/panel.module.css';
import { permissionName } from '../../shared/permission-words.ts';
import { roleNames } from '../../shared/role-names.ts';
import { text as sharedText } from '../../shared/text.ts';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { usePermission } from '../../shared/use-permission.ts';
import { decideAccess, type Entry, useReviewsChanged } from '../api/reviews.ts';
import { text, useText } from '../text.ts';
import { DecisionChip } from './decision-chip.tsx';

const CHANGED = ['entry_changed', 'review_confirmed'];

interface EntryProps {
  readonly reviewId: string;
  readonly entry: Entry;
}

/** One operator of a review: which access they had, and the decision about it (OPS-45). */
export function EntryPanel({ reviewId, entry }: EntryProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const isToDo = entry.decision !== null && entry.decision !== 'retain' && entry.done_at === null;
  return (
    <div className={panel.stack}>
      {entry.can.decide && (
        <FormToggle
          label={t('decide.open')}
          form={(close) => <DecideForm reviewId={reviewId} entry={entry} onClose={close} />}
        />
      )}
      {isToDo && (
        <p className={panel.notice}>
          {t('decide.carryOut')}
          {may('operator_administration') && (
            <TextLink to={operatorRouteTable.operator_operators.path} params={{ id: entry.operator_id }}>
              {t('decide.operators')}
            </TextLink>
          )}
        </p>
      )}
      <Facts facts={factsOf(entry)} />
    </div>
  );
}

function DecideForm({ reviewId, entry, onClose }: EntryProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const changed = useReviewsChanged();
  const call = useChangingForm({
    initialValues: { decision: (entry.decision ?? 'retain') as AccessDecision, reason: entry.reason ?? '' },
    send: ({ decision, reason }) =>
      decideAccess(reviewId, { entry_id: entry.id, decision, reason: reason || null }),
    done: t('done.decide'),
    onDone: async () => {
      await changed();
      onClose();
    },
    changedCodes: CHANGED,
    readAgain: () => void changed(),
  });
  const { getInputProps } = call.form;
  return (
    <ActForm call={call} submit={t('decide.save')} onClose={onClose}>
      <NativeSelect
        label={t('columns.decision')}
        data-path="decision"
        data={accessDecisions.map((value) => ({ value, label: t(`decision.${value}`) }))}
        {...getInputProps('decision')}
      />
      <Textarea
        label={t('columns.reason')}
        description={t('decide.reasonHint')}
        data-path="reason"
        autosize
        minRows={2}
        maxLength={ACCESS_REASON_MAX}
        {...getInputProps('reason')}
      />
    </ActForm>
  );
}

function factsOf(entry: Entry): Fact[] {
  const { decision, decided_by: by, decided_at: at, narrowed } = entry;
  return [
    { key: 'roles', label: text('columns.roles'), value: roleNames(entry.roles) },
    {
      key: 'narrowed',
      label: text('columns.narrowed'),
      value: narrowed.length === 0 ? text('nothing') : narrowed.map(permissionName).join(', '),
    },
    { key: 'status', label: text('columns.status'), value: text(`status.${entry.status}`) },
    {
      key: 'last',
      label: text('columns.last'),
      value:
        entry.last_sign_in_at === null ? (
          text('never')
        ) : (
          <DateText value={entry.last_sign_in_at} style="instant" />
        ),
    },
    {
      key: 'factor',
      label: text('columns.factor'),
      value: sharedText(entry.has_second_factor ? 'yes' : 'no'),
    },
    { key: 'actions', label: text('columns.actions'), value: entry.actions },
    {
      key: 'decision',
      label: text('columns.decision'),
      value: <DecisionChip decision={decision} />,
      ...(by !== null && {
        note: `${by}, ${formatDate(at, 'instant')}`,
        noteTone: 'plain' as const,
      }),
    },
    ...(entry.reason === null
      ? []
      : [{ key: 'reason', label: text('columns.reason'), value: <span dir="auto">{entry.reason}</span> }]),
    ...(decision === null || decision === 'retain'
      ? []
      : [
          {
            key: 'done',
            label: text('columns.done'),
            value:
              entry.done_at === null ? text('notDone') : <DateText value={entry.done_at} style="instant" />,
          },
        ]),
  ];
}
