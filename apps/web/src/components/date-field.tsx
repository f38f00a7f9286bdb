import { ActionIcon, Popover, TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/chunks/lazy-page.ts';
import { useLanguage } from '../lib/text/use-language.ts';
import classes from './date-field.module.css';
import { formatDate } from './date-text.tsx';
import { parseDay } from './parse-day.ts';
import { useText } from './text.ts';

const DateCalendar = lazyPart('date-calendar', () => import('./date-calendar.tsx'));
/** The year does not matter, the order of day, month and year does. */
const EXAMPLE_DAY = '2026-12-31';

export interface DateFieldProps {
  readonly id?: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: ReactNode;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** `YYYY-MM-DD`; '' is no day. */
  readonly value: string;
  /** Takes the day as soon as the text is one, '' before. */
  readonly onChange: (day: string) => void;
  readonly onBlur?: () => void;
  /** The first and last day that the calendar offers; '' is no bound. The server checks what is typed. */
  readonly min?: string;
  readonly max?: string;
  readonly 'data-path'?: string;
}

/** A day: typed in the format of the product's documents, or chosen in a calendar that the button opens. */
export function DateField({
  min = '',
  max = '',
  value,
  onChange,
  error,
  ...field
}: DateFieldProps): ReactNode {
  useLanguage();
  const t = useText();
  const [draft, setDraft] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const isUnreadable = draft !== null && draft.trim() !== '' && value === '';

  function leave(): void {
    setLeft(true);
    if (!isUnreadable) {
      setDraft(null);
    }
    field.onBlur?.();
  }

  function choose(day: string): void {
    setDraft(null);
    onChange(day);
  }

  const example = formatDate(EXAMPLE_DAY);
  return (
    <TextInput
      {...field}
      autoComplete="off"
      placeholder={t('date.format')}
      classNames={{ input: classes.input }}
      value={draft ?? shown(value)}
      error={left && isUnreadable ? t('date.unreadable', { example }) : error}
      onFocus={() => setLeft(false)}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        onChange(parseDay(event.currentTarget.value) ?? '');
      }}
      onBlur={leave}
      rightSectionWidth="var(--control-height)"
      rightSection={<CalendarButton {...field} value={value} min={min} max={max} onChoose={choose} />}
    />
  );
}

interface CalendarButtonProps extends Pick<DateFieldProps, 'label' | 'value' | 'disabled' | 'min' | 'max'> {
  readonly onChoose: (day: string) => void;
}

function CalendarButton({ label, disabled = false, onChoose, ...calendar }: CalendarButtonProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      withRoles
      position="bottom-end"
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          className={classes.button}
          aria-label={t('date.choose', { label })}
          disabled={disabled}
          onClick={() => setOpen(!isOpen)}
        >
          <IconCalendar aria-hidden size="1.25rem" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<div className={classes.waiting} />}>
          <DateCalendar
            {...calendar}
            onChoose={(day) => {
              setOpen(false);
              onChoose(day);
            }}
          />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}

function shown(value: string): string {
  return value === '' ? '' : formatDate(value);
}
