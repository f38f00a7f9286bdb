import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';
import type { OwnProof } from '../api/own-proof.ts';
import { twoLeafProof } from '../testing/two-leaf-proof.ts';

vi.mock('../../../lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const NUMBER = 'INV-0001204';
const none = { json: { success: true, items: [], next_cursor: null } };
const histories = { 'GET /api/investors/topups': none, 'GET /api/investors/withdrawals': none };
const dayItem = { day: '2026-11-20', hash: '', amount: '1000.00', bank: null, difference: null };

function openBalance(proof: OwnProof, publicKey = proof.public_key) {
  const days = { ...dayItem, reconciliation: null, skipped_days: [], corrections: 0, key_id: 1 };
  const key = { id: 1, public_key: publicKey, endorsement: null, created_at: '2026-11-20T16:05:00.000Z' };
  return openPage('/balance', {
    user: investor({ inv_no: NUMBER }),
    handlers: {
      ...histories,
      'GET /api/proof/days?limit=1': { json: { success: true, items: [days], next_cursor: null } },
      'GET /api/proof/days/2026-11-20/mine': { json: proof },
      'GET /api/proof/keys': { json: { success: true, items: [key] } },
    },
  });
}

const verify = async ({ person }: ReturnType<typeof openPage>) =>
  person.click(await screen.findByRole('button', { name: 'Verify my balance' }));
const outcomes = async () => {
  const list = await screen.findByRole('list', { name: 'Verification steps' });
  return within(list)
    .getAllByRole('listitem')
    .map((one) => one.querySelector('strong')?.textContent);
};

describe('the proof on the balance page', () => {
  beforeEach(() => vi.mocked(saveFile).mockClear());

  it('says so before the first record', async () => {
    openPage('/balance', {
      user: investor(),
      handlers: { ...histories, 'GET /api/proof/days?limit=1': none },
    });
    await screen.findByText('The first proof is made at the end of the next business day.');
  });

  it('says that there was nothing to claim, and offers nothing to verify', async () => {
    const proof = twoLeafProof(NUMBER);
    openBalance({ ...proof, pieces: [], claim: { ...proof.claim, total: '0.00', cash: '0.00' } });
    await screen.findByText(/You had no claim at the end of 20 Nov 2026/);
    expect(screen.queryByRole('button', { name: 'Verify my balance' })).toBeNull();
  });

  it('verifies every step in the browser, and says what is proved', async () => {
    const page = openBalance(twoLeafProof(NUMBER));
    await screen.findByText('Included in the proof of 20 Nov 2026');
    await verify(page);
    expect(await outcomes()).toEqual(Array.from({ length: 8 }, () => 'Holds'));
    screen.getByText('RM 1,000.00 of yours is in the record of 20 Nov 2026, whose total is RM 1,000.00.');
    screen.getByRole('button', { name: 'Verify again' });
  });

  it.each<[string, (proof: OwnProof) => OwnProof, number]>([
    ['a piece of a sen more', (one) => ({ ...one, pieces: altered(one, { amount: '700.01' }) }), 6],
    ['another nonce', (one) => ({ ...one, pieces: altered(one, { nonce: 'a'.repeat(64) }) }), 7],
    ['another record', (one) => ({ ...one, content: one.content.replaceAll('1000.00', '9000.00') }), 0],
    ['somebody else’s number', (one) => ({ ...one, client_number: 'INV-0000001' }), 5],
  ])('names the step that %s fails', async (_what, forge, held) => {
    const page = openBalance(forge(twoLeafProof(NUMBER)));
    await verify(page);
    expect(await outcomes()).toEqual([...Array.from({ length: held }, () => 'Holds'), 'Does not hold']);
    screen.getByText('This proof does not hold. Please download it and contact support.');
  });

  it('believes the published key, and not the one that comes with a proof', async () => {
    const page = openBalance(twoLeafProof(NUMBER), twoLeafProof(NUMBER).public_key);
    await verify(page);
    expect(await outcomes()).toEqual(['Holds', 'Does not hold']);
  });

  it('is downloaded as one file, and leads to the record', async () => {
    const proof = twoLeafProof(NUMBER);
    const { person } = openBalance(proof);
    await person.click(await screen.findByRole('button', { name: 'Download proof' }));
    const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect(name).toBe('titian-proof-2026-11-20.json');
    expect(JSON.parse(await textOf(file))).toEqual(proof);
    const link = screen.getByRole('link', { name: 'Record of 20 Nov 2026' });
    expect(link.getAttribute('href')).toBe('/proof/2026-11-20');
  });
});

/** What a file holds; the files of the test's browser cannot say it themselves. */
function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file ?? new Blob());
  });
}

function altered(proof: OwnProof, over: object): OwnProof['pieces'] {
  return proof.pieces.map((one, at) => (at === 0 ? { ...one, ...over } : one));
}
