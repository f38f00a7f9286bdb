import { Button, Checkbox } from '@mantine/core';
import type { HolidayCalendar } from '@titian/contracts/holidays';
import { type ReactNode, useState } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { DuesOn } from '../../shared/dues-on.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { HolidayRow } from '../api/read-holidays.ts';
import type { HolidayChange } from '../lib/holidays-of.ts';
import { useText } from '../text.ts';

type Action = 'move' | 'confirm' | 'remove';

interface HolidayPanelProps {
  readonly calendar: HolidayCalendar;
  readonly row: HolidayRow;
}

/** One holiday, what is due on it, and how it is changed. */
export function HolidayPanel({ calendar, row }: HolidayPanelProps): ReactNode {
  const t = useText();
  const [action, setAction] = useState<Action | null>(null);
  const possible: readonly Action[] = row.is_provisional ? ['confirm', 'move', 'remove'] : ['move', 'remove'];
  return (
    <div className={panel.stack}>
      {action !== null ? (
        <div className={panel.form}>
          <Change calendar={calendar} row={row} action={action} onClose={() => setAction(null)} />
        </div>
      ) : (
        row.can.change && (
          <div className={panel.buttons}>
            {possible.map((one) => (
              <Button key={one} variant="default" onClick={() => setAction(one)}>
                {t(one)}
              </Button>
            ))}
          </div>
        )
      )}
      {row.is_substitute && <p className={panel.wait}>{t('substitute')}</p>}
      <Facts
        facts={[
          { key: 'day', label: t('facts.day'), value: <DateText value={row.day} /> },
          { key: 'english', label: t('facts.english'), value: row.name },
          { key: 'malay', label: t('facts.malay'), value: row.name_ms },
          { key: 'from', label: t('facts.from'), value: <DateText value={row.known_from} /> },
          ...(row.known_until === null
            ? []
            : [{ key: 'until', label: t('facts.until'), value: <DateText value={row.known_until} /> }]),
        ]}
      />
      <DuesOn day={row.day} />
    </div>
  );
}

interface ChangeProps extends HolidayPanelProps {
  readonly action: Action;
  readonly onClose: () => void;
}

const submits = { move: 'proposeMove', confirm: 'proposeConfirm', remove: 'proposeRemove' } as const;

function Change({ calendar, row, action, onClose }: ChangeProps): ReactNode {
  const t = useText();
  const [day, setDay] = useState(row.day);
  const [isProvisional, setProvisional] = useState(row.is_provisional);
  const change: HolidayChange =
    action === 'move' ? { action, id: row.id, day, is_provisional: isProvisional } : { action, id: row.id };
  return (
    <ProposalForm
      kind="holiday_change"
      submit={t(submits[action])}
      destructive={action === 'remove'}
      propose={(reason) => ({ kind: 'holiday_change', after: { calendar, changes: [change] }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) =>
        action === 'move' ? (
          <>
            <DateField
              label={t('newDay')}
              required
              min={businessToday()}
              value={day}
              data-path="changes.0.day"
              error={errorOf('changes.0.day') ?? errorOf('changes.0.id')}
              onChange={setDay}
            />
            <Checkbox
              label={t('isProvisional')}
              checked={isProvisional}
              onChange={(event) => setProvisional(event.currentTarget.checked)}
            />
            {day !== row.day && <DuesOn day={day} />}
          </>
        ) : (
          <p>{errorOf('changes.0.id') ?? t(action === 'confirm' ? 'confirmBody' : 'removeBody')}</p>
        )
      }
    </ProposalForm>
  );
}
