import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { RestrictionRow } from '../api/restrictions.ts';
import { text, useText } from '../text.ts';

/** One restriction with its operators, and the confirmation where it is due. */
export function RestrictionFacts({ row }: { readonly row: RestrictionRow }): ReactNode {
  const t = useText();
  const [confirming, setConfirming] = useState(false);
  const close = () => setConfirming(false);
  return (
    <div className={panel.stack}>
      {row.can.propose_confirmation && !confirming && (
        <div className={panel.buttons}>
          <Button variant="default" onClick={() => setConfirming(true)}>
            {t('restriction.proposeConfirmation')}
          </Button>
        </div>
      )}
      {confirming && (
        <div className={panel.form}>
          <ProposalForm
            kind="money_restriction_confirmation"
            submit={t('restriction.proposeConfirmation')}
            propose={(reason) => ({
              kind: 'money_restriction_confirmation',
              subject_id: row.id,
              after: { level: row.level },
              reason,
            })}
            onDone={close}
            onCancel={close}
          />
        </div>
      )}
      <Facts facts={factsOf(row)} />
    </div>
  );
}

function factsOf(row: RestrictionRow): Fact[] {
  const ended = row.ended_at === null ? null : formatDate(row.ended_at, 'instant');
  return [
    { key: 'level', label: text('restriction.level'), value: text(`restriction.levels.${row.level}`) },
    { key: 'cause', label: text('restriction.cause'), value: text(`restriction.causes.${row.cause}`) },
    { key: 'reason', label: text('restriction.reason'), value: row.reason },
    {
      key: 'set',
      label: text('restriction.set'),
      value: [formatDate(row.set_at, 'instant'), row.set_by].filter((one) => one !== null).join(' · '),
    },
    { key: 'confirmation', label: text('restriction.confirmation'), value: <Confirmation row={row} /> },
    ...(ended === null
      ? []
      : [
          {
            key: 'ended',
            label: text('restriction.ended'),
            value: [ended, row.ended_by, row.end_reason].filter((one) => one !== null).join(' · '),
          },
        ]),
  ];
}

/** Whether a second person has confirmed it, and by when that is due; late in red. */
export function Confirmation({ row }: { readonly row: RestrictionRow }): ReactNode {
  const t = useText();
  if (row.confirmed_at !== null) {
    return [formatDate(row.confirmed_at, 'instant'), row.confirmed_by]
      .filter((one) => one !== null)
      .join(' · ');
  }
  if (row.confirm_by === null) {
    return t('restriction.notNeeded');
  }
  if (row.ended_at !== null) {
    return t('restriction.notGiven');
  }
  return (
    <Chip tone={row.is_overdue ? 'danger' : 'waiting'}>
      {t(row.is_overdue ? 'restriction.overdue' : 'restriction.due', { day: formatDate(row.confirm_by) })}
    </Chip>
  );
}

/** When it was set, for a column. */
export function SetAt({ row }: { readonly row: RestrictionRow }): ReactNode {
  return <DateText value={row.set_at} style="instant" />;
}
