import { Select } from '@mantine/core';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showPage } from '../testing/show-page.tsx';

it('an open list keeps Enter from submitting the form around it, also where nothing is highlighted', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { person } = showPage(
    <form onSubmit={onSubmit}>
      <Select label="Note" searchable data={['N-1', 'N-2']} />
      <button type="submit">Send</button>
    </form>,
  );
  await person.click(await screen.findByRole('combobox', { name: 'Note' }));
  await screen.findByRole('option', { name: 'N-1' });
  await person.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await person.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('combobox', { name: 'Note' })).toHaveProperty('value', 'N-1');
  await person.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
