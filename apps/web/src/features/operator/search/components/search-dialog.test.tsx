import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { type SeenRequest, serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { SearchHit } from '../api/search.ts';
import type { HitWords } from '../lib/hit-words.ts';
import { SearchDialog } from './search-dialog.tsx';

const hit = (more: Partial<SearchHit> = {}): SearchHit => ({
  kind: 'customer',
  id: idOf(1),
  title: 'Norhayati binti Ramli',
  detail: 'norhayati@example.com',
  state: 'Active',
  amount: null,
  on: '2026-11-26',
  customer_id: idOf(1),
  ...more,
});

const words = ({ kind, id, title, state }: SearchHit): HitWords => ({
  title,
  state,
  leadsTo:
    kind === 'payment'
      ? null
      : kind === 'customer'
        ? { page: 'operator_customers', id, as: 'path' }
        : { page: 'operator_approvals', id, as: 'search' },
});

function show(answer: (q: string) => { items: readonly SearchHit[]; similar: boolean }) {
  let closed = 0;
  const seen = serve({
    'POST /api/operator/search': ({ body }: SeenRequest) => ({
      json: { success: true, ...answer((body as { q: string }).q) },
    }),
  });
  const shown = showPage(<SearchDialog onClose={() => (closed += 1)} wordsOf={words} />);
  return { ...shown, seen, closed: () => closed };
}

const items = [
  hit(),
  hit({ kind: 'payment', id: idOf(2), title: 'Top-up', amount: '1234.50', detail: 'TPU-1' }),
  hit({ kind: 'approval', id: idOf(3), title: 'Account status', customer_id: null }),
];

it('asks once per word, not per letter, and never for a single letter', async () => {
  const { person, seen } = show(() => ({ items, similar: false }));
  const search = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  await person.type(search, 'n');
  await person.type(search, 'orhayati');
  await screen.findByText('3 results');
  expect(seen.map(({ body }) => body)).toEqual([{ q: 'norhayati' }]);
});

it('shows results by kind; what has no page is shown without a link', async () => {
  const { person } = show(() => ({ items, similar: false }));
  await person.type(await screen.findByRole('searchbox'), 'nor');
  await screen.findByRole('region', { name: 'Customers' });
  screen.getByRole('region', { name: 'Proposals' });
  expect(screen.getByRole('region', { name: 'Payments' }).querySelector('a')).toBeNull();
  screen.getByText('RM 1,234.50');
  expect(screen.getByRole('link', { name: /^Account status/ }).getAttribute('href')).toBe(
    `/operator/approvals?id=${idOf(3)}&state=all`,
  );
});

it('opens the first result with Enter, and closes', async () => {
  const { person, router, closed } = show(() => ({ items, similar: false }));
  await person.type(await screen.findByRole('searchbox'), 'nor');
  await screen.findByText('3 results');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe(`/operator/customers/${idOf(1)}`));
  expect(closed()).toBe(1);
});

it('opens nothing with Enter while the results are those of an earlier text', async () => {
  const { person, router, seen } = show(() => ({ items, similar: false }));
  const search = await screen.findByRole('searchbox');
  await person.type(search, 'nor');
  await screen.findByText('3 results');
  await person.type(search, 'liza{Enter}');
  expect(router.state.location.pathname).toBe('/');
  await waitFor(() => expect(seen.at(-1)?.body).toEqual({ q: 'norliza' }));
});

it('moves between field and results with the arrow keys', async () => {
  const { person, router } = show(() => ({ items, similar: false }));
  const search = await screen.findByRole('searchbox');
  await person.type(search, 'nor');
  await screen.findByText('3 results');
  await person.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement).toBe(search);
  await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.search).toMatchObject({ id: idOf(3) }));
});

it('says that names are only similar, and what to do where nothing is found', async () => {
  const { person } = show((q) => ({
    items: q === 'norhyati' ? items.slice(0, 1) : [],
    similar: q === 'norhyati',
  }));
  const search = await screen.findByRole('searchbox');
  await person.type(search, 'norhyati');
  await screen.findByText('No exact match. Similar names:');
  await person.type(search, 'zz');
  await screen.findByText(/^Nothing found for "norhyatizz"/);
});

it('shows an error of the server', async () => {
  serve({
    'POST /api/operator/search': {
      status: 503,
      json: { success: false, message: 'Please try again.', code: 'busy' },
    },
  });
  const { person } = showPage(<SearchDialog onClose={() => undefined} wordsOf={words} />);
  await person.type(await screen.findByRole('searchbox'), 'nor');
  expect((await screen.findByRole('alert')).textContent).toContain('Please try again.');
});
