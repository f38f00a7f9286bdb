import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../lib/session/current-user.ts';
import { openPage } from '../../testing/open-page.tsx';
import { businessOwner, investor } from '../../testing/users.ts';

const NOTICES = 'GET /api/notifications/data';
const nothing = { json: { success: true, items: [], next_cursor: null, unread_count: 0 } };

interface Shown {
  /** Entries of the side menu, each with where it leads. */
  readonly side: readonly string[];
  readonly bar: readonly string[];
  readonly dropdown: readonly string[];
}

const links = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole('link')
    .map((one) => `${one.textContent ?? ''} ${one.getAttribute('href') ?? ''}`.trim());

async function shownTo(user: CurrentUser): Promise<Shown> {
  const { person } = openPage('/notifications', {
    user,
    handlers: { [NOTICES]: nothing, [`${NOTICES}?limit=1`]: nothing },
  });
  const side = links(await screen.findByRole('navigation', { name: 'Main menu' }));
  // Headings of pages are headers too; the bar comes first.
  const [banner] = screen.getAllByRole('banner');
  if (banner === undefined) throw new Error('There is no bar.');
  // Without the logo, which everybody has, and the bell, which is an icon.
  const bar = links(banner).filter((one) => !/^(Titian |\/)/.test(one));
  const cash = within(banner).queryByText(/^Cash Balance:/);
  await person.click(screen.getByRole('button', { name: /^Account menu of/ }));
  const items = await screen.findAllByRole('menuitem');
  const dropdown = items.map((one) => one.textContent ?? '');
  return { side, bar: [...(cash === null ? [] : [cash.textContent ?? '']), ...bar], dropdown };
}

const FAQ = 'FAQ https://titian.example/faq';
const investorSide = (auto: readonly string[]) => [
  ...['Dashboard /dashboard', 'My Notes /notes', 'My Activity /my_activity', ...auto],
  ...['My Referrals /referral', 'My Notifications /notifications', FAQ],
];
const ownerSide = [
  ...['Dashboard /dashboard', 'My Notes /bo/notes', 'My Activity /my_activity'],
  ...['My Referrals /referral', 'My Notifications /notifications'],
];
const AUTO = 'Auto Investment /smart-investment';
const cashBar = ['Cash Balance: RM 2,480.50', 'Top Up /balance/topup', 'Withdraw /balance/withdraw'];
const rest = ['Guided tour', 'Log Out'];

const rows: readonly (readonly [who: string, user: CurrentUser, Shown])[] = [
  [
    'an approved investor on the basic plan',
    investor(),
    {
      side: investorSide([AUTO]),
      bar: cashBar,
      dropdown: [
        ...['Premium', 'Settings', 'Risk Profile Settings', 'Auto Investment', 'My Referrals'],
        ...rest,
      ],
    },
  ],
  [
    'an Institution on the Premium plan',
    investor({ type: 'Institution', inv_plan_type: 'premium', inv_no: null }),
    {
      side: investorSide([AUTO]),
      bar: cashBar,
      dropdown: ['Settings', 'Risk Profile Settings', 'Auto Investment', 'My Referrals', ...rest],
    },
  ],
  [
    'an investor whose application is under review',
    investor({ application_status: 'Submitted', inv_no: null, balance: '0.00', first_topup: false }),
    {
      side: investorSide([AUTO]),
      bar: ['Cash Balance: RM 0.00', ...cashBar.slice(1)],
      dropdown: ['Settings', 'Risk Profile Settings', 'Auto Investment', 'My Referrals', ...rest],
    },
  ],
  [
    'an investor whose funds are managed',
    investor({ is_inv_fund_managed: true }),
    {
      side: investorSide([]),
      bar: cashBar.slice(0, 1),
      dropdown: ['Premium', 'Settings', 'Risk Profile Settings', 'My Referrals', 'Log Out'],
    },
  ],
  [
    'a business owner',
    businessOwner(),
    {
      side: ownerSide,
      bar: ['Apply for Financing /financing/apply'],
      dropdown: ['Settings', 'My Referrals', 'Log Out'],
    },
  ],
  [
    'a business owner with an active mandate',
    businessOwner({ has_mandate: true, check_issuer_has_active_mandate: true }),
    {
      side: ownerSide,
      bar: ['Apply for Financing /financing/apply'],
      dropdown: ['Settings', 'My Direct Debit', 'My Referrals', 'Log Out'],
    },
  ],
  [
    'a business owner whose mandate is not active yet',
    businessOwner({ has_mandate: true }),
    {
      side: ownerSide,
      bar: ['Apply for Financing /financing/apply'],
      dropdown: ['Settings', 'My Referrals', 'Log Out'],
    },
  ],
];

describe('the signed-in layout (spec §2, §6)', () => {
  it.each(rows)('shows %s exactly what is theirs', async (_who, user, expected) => {
    const shown = await shownTo(user);
    expect(shown).toEqual(expected);
  });

  it('leads the logo to the dashboard, the FAQ to a window of its own, and ends with four pages and the year', async () => {
    openPage('/notifications', {
      user: investor(),
      handlers: { [NOTICES]: nothing, [`${NOTICES}?limit=1`]: nothing },
    });
    const logo = await screen.findByRole('link', { name: 'Titian, to the dashboard' });
    expect(logo.getAttribute('href')).toBe('/dashboard');
    expect(screen.getByRole('link', { name: /^FAQ/ }).getAttribute('target')).toBe('_blank');
    const footer = screen.getByRole('contentinfo');
    expect(links(footer)).toEqual([
      ...['About Us /about', 'Terms and Conditions /tnc', 'Privacy Policy /privacy', 'Risk /risk'],
    ]);
    const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kuala_Lumpur' });
    expect(footer.textContent).toContain(`© ${year.format(Date.now())}`);
  });
});
