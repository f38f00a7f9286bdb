import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { DateField } from './date-field.tsx';

function Harness({
  start,
  onDay,
}: {
  readonly start: string;
  readonly onDay: (day: string) => void;
}): ReactNode {
  const [value, setValue] = useState(start);
  function take(day: string): void {
    onDay(day);
    setValue(day);
  }
  return <DateField label="Due" value={value} onChange={take} min="2026-11-10" max="2027-01-20" />;
}

function show(start = '') {
  const sent: string[] = [];
  render(
    <MantineProvider env="test">
      <Harness start={start} onDay={(day) => sent.push(day)} />
    </MantineProvider>,
  );
  return {
    sent,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Due' }),
    person: userEvent.setup(),
  };
}

it('shows a day in the format of the documents, and sends that of the wire', async () => {
  const { field, person, sent } = show('2026-11-22');
  expect(field.value).toBe('22 Nov 2026');
  await person.clear(field);
  await person.type(field, '3/12/2026');
  expect([sent.at(-1), field.value]).toEqual(['2026-12-03', '3/12/2026']);
  await person.tab();
  expect(field.value).toBe('3 Dec 2026');
});

it('sends no day while the text is none, and says how to write one', async () => {
  const { field, person, sent } = show('2026-11-22');
  await person.clear(field);
  await person.type(field, '31 Feb 2026');
  expect(sent.at(-1)).toBe('');
  expect(screen.queryByText('Write the date as 31 Dec 2026.')).toBeNull();
  await person.tab();
  expect(field.value).toBe('31 Feb 2026');
  screen.getByText('Write the date as 31 Dec 2026.');
  await person.clear(field);
  await person.tab();
  expect(screen.queryByText('Write the date as 31 Dec 2026.')).toBeNull();
});

it('opens a calendar at the day, within its bounds, and goes back to its button', async () => {
  const { field, person, sent } = show('2026-11-22');
  const button = screen.getByRole('button', { name: 'Choose a date: Due' });
  await person.click(button);
  const day = async (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
  expect((await day('9 November 2026')).disabled).toBe(true);
  await person.click(await day('10 November 2026'));
  expect([sent, field.value]).toEqual([['2026-11-10'], '10 Nov 2026']);
  await expect.poll(() => document.activeElement).toBe(button);
});
