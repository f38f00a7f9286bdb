import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';

const data = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
] as const;

function Shown() {
  const [value, setValue] = useState<'day' | 'week' | 'month'>('week');
  return <SegmentedControl aria-label="Period" data={data} value={value} onChange={setValue} />;
}

it('is a group of radio buttons with a name, of which one is chosen', async () => {
  render(<Shown />);
  const group = within(screen.getByRole('radiogroup', { name: 'Period' }));
  const chosen = () =>
    group.getAllByRole<HTMLInputElement>('radio', { checked: true }).map((one) => one.value);
  expect(chosen()).toEqual(['week']);
  await userEvent.click(group.getByRole('radio', { name: 'Month' }));
  expect(chosen()).toEqual(['month']);
});
