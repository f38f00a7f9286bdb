import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { listenToToasts } from '../../../lib/toast/toast.ts';
import { idOf } from '../../../testing/operators.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { Documents } from './documents.tsx';

it('a held document does not open, and the reason is said', async () => {
  const reason = 'This file is still being checked for malware. Please try again in a few minutes.';
  serve({
    [`GET /api/download?id=${idOf(1)}`]: {
      status: 409,
      json: { success: false, code: 'file_held', message: reason },
    },
  });
  const toasted = vi.fn();
  listenToToasts(toasted);
  const file = { id: idOf(1), name: 'director-mykad.png', path: '/download', readers: [] };
  showPage(<Documents groups={[{ key: 'card', label: 'Card', files: [file] }]} />);
  await userEvent.setup().click(await screen.findByRole('button', { name: /director-mykad/ }));
  await vi.waitFor(() => expect(toasted).toHaveBeenCalled());
  expect(toasted.mock.calls[0]).toEqual([expect.objectContaining({ kind: 'error', text: reason })]);
  expect(screen.queryByRole('img')).toBeNull();
});
