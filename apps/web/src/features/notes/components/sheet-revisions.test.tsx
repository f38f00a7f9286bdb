import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showPage } from '../../../testing/show-page.tsx';
import { SheetRevisions } from './sheet-revisions.tsx';

const revisions = [
  {
    version: 2,
    revised_on: '2026-11-21',
    changes: [
      { what: 'security' as const, before: 'A guarantee', after: null },
      { what: 'document' as const, before: null, after: 'contract.pdf' },
    ],
  },
];

it('says on which day the fact sheet was revised, with what stood there before', async () => {
  showPage(<SheetRevisions revisions={revisions} />);
  const part = within(await screen.findByRole('region', { name: 'Fact sheet revised on 21 Nov 2026' }));
  expect(part.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'SecurityBeforeA guaranteeNowRemoved from the fact sheet',
    'DocumentBeforeNot on the fact sheetNowcontract.pdf',
  ]);
});

it('is silent about a fact sheet that stands as it was listed', async () => {
  showPage(
    <>
      <SheetRevisions revisions={[]} />
      <p>Below</p>
    </>,
  );
  await screen.findByText('Below');
  expect(screen.queryByRole('region')).toBeNull();
});
