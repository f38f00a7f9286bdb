import { Textarea } from '@mantine/core';
import type { HolidayCalendar } from '@titian/contracts/holidays';
import { type ReactNode, useState } from 'react';
import { DuesOn } from '../../shared/dues-on.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { holidaysOf } from '../lib/holidays-of.ts';
import { useText } from '../text.ts';

interface AddHolidaysProps {
  readonly calendar: HolidayCalendar;
  readonly onClose: () => void;
}

/** Holidays of a calendar, one or a whole year of them; a second administrator agrees. */
export function AddHolidays({ calendar, onClose }: AddHolidaysProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const changes = holidaysOf(typed);
  const [first] = changes;
  return (
    <ProposalForm
      kind="holiday_change"
      submit={t('proposeAdd')}
      propose={(reason) => ({ kind: 'holiday_change', after: { calendar, changes }, reason })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <Textarea
            label={t('lines')}
            description={t('linesHint')}
            autosize
            minRows={3}
            maxRows={16}
            required
            value={typed}
            data-path="changes"
            error={errorOf('changes') ?? firstError(changes.length, errorOf)}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {changes.length === 1 && first?.action === 'add' && <DuesOn day={first.day} />}
        </>
      )}
    </ProposalForm>
  );
}

/** The error of the first wrong line. */
function firstError(lines: number, errorOf: (field: string) => string | undefined): string | undefined {
  return Array.from({ length: lines }, (_, line) => line)
    .flatMap((line) => ['day', 'name', 'name_ms'].map((part) => errorOf(`changes.${line}.${part}`)))
    .find((error) => error !== undefined);
}
