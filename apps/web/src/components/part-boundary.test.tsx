import { CatchBoundary } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '../lib/chunks/chunk-load-error.ts';
import { serve } from '../testing/server.ts';
import { showPage } from '../testing/show-page.tsx';
import { ChartFrame } from './chart-frame.tsx';
import { Dialog } from './dialog.tsx';
import { SectionCard } from './section-card.tsx';

let failure: Error | null;
const complain = vi.fn();
beforeEach(() => {
  failure = new Error('a defect');
  complain.mockClear();
  // React reports what a boundary has caught.
  vi.spyOn(console, 'error').mockImplementation(complain);
});

function Part(): ReactNode {
  if (failure !== null) {
    throw failure;
  }
  return <p>the part</p>;
}

function Page(): ReactNode {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <SectionCard title="Sick card">
        <Part />
      </SectionCard>
      <SectionCard title="Sound card">sound</SectionCard>
      <ChartFrame caption="Chart" headings={['Month', 'RM']} rows={[{ key: '1', cells: ['May', '1.00'] }]}>
        <Part />
      </ChartFrame>
      <Dialog opened={isOpen} title="Dialog" onClose={() => setIsOpen(false)}>
        <Part />
      </Dialog>
    </>
  );
}

it('keeps a defect to its card, chart or dialog, and tries again', async () => {
  const seen = serve({ 'POST /api/client-errors': { json: { success: true } } });
  const { person } = showPage(<Page />);
  expect(await screen.findByText('sound')).toBeTruthy();
  expect(screen.getAllByText('Unable to show this part')).toHaveLength(3);
  expect(screen.getByRole('table', { hidden: true }).textContent).toContain('May');
  expect(seen).toMatchObject([{ body: { source: 'part', name: 'Error', message: 'a defect' } }]);
  failure = null;
  for (const again of screen.getAllByRole('button', { name: 'Try again', hidden: true })) {
    await person.click(again);
  }
  expect(screen.getAllByText('the part')).toHaveLength(3);
  expect(complain).toHaveBeenCalled();
});

it('leaves a part of the app that is missing to the page', async () => {
  failure = new ChunkLoadError('notes', new TypeError('gone'));
  showPage(
    <CatchBoundary getResetKey={() => 'page'} errorComponent={({ error }) => <p>{String(error)}</p>}>
      <Page />
    </CatchBoundary>,
  );
  expect(await screen.findByText(/^ChunkLoadError/)).toBeTruthy();
  expect(screen.queryByText('Unable to show this part')).toBeNull();
  expect(screen.queryByText('sound')).toBeNull();
});
