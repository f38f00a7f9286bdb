import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../components/dialog.tsx';
import { DetailView } from './detail-view.tsx';

beforeEach(() => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        matches: false,
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as Partial<MediaQueryList> as MediaQueryList,
  );
});
afterEach(() => vi.restoreAllMocks());

function Details(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  const [confirming, setConfirming] = useState(false);
  return (
    <MantineProvider env="test">
      <DetailView
        title={isOpen ? 'Songket Warisan' : null}
        onClose={() => setOpen(false)}
        panel={
          <>
            <button type="button" onClick={() => setConfirming(true)}>
              Show
            </button>
            <Dialog opened={confirming} title="Reason" onClose={() => setConfirming(false)}>
              <input aria-label="Why" data-autofocus />
            </Dialog>
          </>
        }
      >
        <p>List</p>
      </DetailView>
    </MantineProvider>
  );
}

it('Escape closes the dialog over the details first, and the details after', async () => {
  const person = userEvent.setup();
  render(<Details />);
  await person.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Why' })));
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Reason' })).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Songket Warisan' })).toBeDefined();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
