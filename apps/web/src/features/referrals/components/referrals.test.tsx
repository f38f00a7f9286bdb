import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

const DATA = 'GET /api/referrals/data';
const at = '2026-09-30T02:00:00.000Z';
const tasksDone = (done: number) =>
  ['registered', 'approved', 'first_topup', 'invested'].map((task, index) => ({
    task,
    done_at: index < done ? at : null,
  }));
const friend = (id: string, name: string, state: string, done: number, rejected: string | null = null) => ({
  ...{ id, friend: name, tasks: tasksDone(done), reward: state === 'rewarded' ? '30.00' : '0.00' },
  ...{ invest_by: '2026-11-29', state, refused_reason: rejected },
});
const answer = (items: readonly unknown[]) => ({
  json: {
    ...{ success: true, items, next_cursor: null, earned: '30.00' },
    ...{ link: 'https://titian.example/register?ref=ABCDEFGH23', qr_code: 'data:image/png;base64,' },
    terms: { reward: '30.00', invested: '1000.00', days: 60 },
  },
});

describe('My Referrals', () => {
  it('says how far each friend has come, and why there is no reward', async () => {
    const items = [
      friend('1', 'Wei T.', 'open', 2),
      friend('2', 'Mei L.', 'rewarded', 4),
      friend('3', 'Siti A.', 'late', 3),
      friend('4', 'Samad B.', 'refused', 1, 'This account uses the same phone number as yours.'),
      friend('5', 'Kumar R.', 'reward', 4),
    ];
    openPage('/referral', { user: investor(), handlers: { [DATA]: answer(items) } });
    const rows = await screen.findAllByText(/^(Wei T|Mei L|Siti A|Samad B|Kumar R)\.$/);
    expect(rows).toHaveLength(5);
    expect(screen.getByText('Until 29 Nov 2026')).toBeTruthy();
    expect(screen.getByText('This account uses the same phone number as yours.')).toBeTruthy();
    expect(screen.getByText(/^The qualifying period ended on 29 Nov 2026/)).toBeTruthy();
    expect(screen.getByText(/^All conditions are met\. The reward will be paid/)).toBeTruthy();
    const list = screen.getByRole('region', { name: 'Referrals' });
    expect(within(list).getAllByText(/^\+\s?RM 30\.00$/)).toHaveLength(1);
  });

  it('copies the link, and shares it where the device can', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: vi.fn() }));
    const { person } = openPage('/referral', { user: businessOwner(), handlers: { [DATA]: answer([]) } });
    expect(await screen.findByText('No referrals yet.')).toBeTruthy();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith('https://titian.example/register?ref=ABCDEFGH23');
    await person.click(screen.getByRole('button', { name: 'Share' }));
    expect(navigator.share).toHaveBeenCalledWith(
      expect.objectContaining({ url: 'https://titian.example/register?ref=ABCDEFGH23' }),
    );
  });
});
