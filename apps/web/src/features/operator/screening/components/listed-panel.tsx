import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { ListedRow } from '../api/read-screening.ts';
import { useText } from '../text.ts';

/** A name of the list, and how it is taken off. */
export function ListedPanel({ row }: { readonly row: ListedRow }): ReactNode {
  const t = useText();
  const [removing, setRemoving] = useState(false);
  const { kind, source, listed_on: since, removed_on: until } = row;
  return (
    <div className={panel.stack}>
      {removing ? (
        <div className={panel.form}>
          <Removal row={row} onClose={() => setRemoving(false)} />
        </div>
      ) : (
        row.can.remove && (
          <div className={panel.buttons}>
            <Button variant="default" onClick={() => setRemoving(true)}>
              {t('list.remove')}
            </Button>
          </div>
        )
      )}
      <Facts
        facts={[
          { key: 'kind', label: t('facts.kind'), value: t(`list.kind.${kind}`) },
          { key: 'source', label: t('facts.source'), value: source },
          { key: 'since', label: t('facts.since'), value: <DateText value={since} /> },
          ...(until === null
            ? []
            : [{ key: 'until', label: t('facts.until'), value: <DateText value={until} /> }]),
        ]}
      />
    </div>
  );
}

interface RemovalProps {
  readonly row: ListedRow;
  readonly onClose: () => void;
}

function Removal({ row, onClose }: RemovalProps): ReactNode {
  const t = useText();
  const [day, setDay] = useState(businessToday);
  return (
    <ProposalForm
      kind="screening_list_change"
      submit={t('list.remove')}
      destructive
      propose={(reason) => ({
        kind: 'screening_list_change',
        after: { listed_on: day, add: [], remove: [row.id] },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <DateField
          label={t('list.removeOn')}
          max={businessToday()}
          value={day}
          data-path="listed_on"
          error={errorOf('listed_on') ?? errorOf('remove')}
          onChange={setDay}
        />
      )}
    </ProposalForm>
  );
}
