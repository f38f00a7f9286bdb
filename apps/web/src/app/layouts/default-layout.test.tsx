import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CurrentUser } from '../../shared/session/current-user.ts';
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
  // Without the logo, which every user has, and the bell, which is an icon.
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
  ...['My Referrals /referral', 'My Notifications /notifications', 'My Messages /account/messages', FAQ],
];
const ownerSide = [
  ...['Dashboard /dashboard', 'My Notes /bo/notes', 'My Activity /my_activity'],
  ...['My Referrals /referral', 'My Notifications /notifications', 'My Messages /account/messages'],
];
const AUTO = 'Auto Investment /smart-investment';
const cashBar = ['Cash Balance: RM 2,480.50', 'Top Up /balance/topup', 'Withdraw /balance/withdraw'];
const rest = ['Guided tour', 'Log Out'];

const withoutPremium = ['Settings', 'Risk Profile Settings', 'Auto Investment', 'My Referrals', ...rest];

/** Flags that change what may be bought or who pays, and nothing of the menus. */
const unchanged: readonly (readonly [who: string, differences: Partial<CurrentUser>])[] = [
  ['an investor who asked for the upgrade', { premium_upgrade_requested_at: '2026-11-01T02:00:00.000Z' }],
  ['an investor of a parent account', { has_parent: true }],
  ['an investor of guaranteed notes only', { eligible_guaranteed_notes_option_only: true }],
  ['an investor with a mandate', { has_mandate: true, check_issuer_has_active_mandate: true }],
  ['an investor with a preset', { check_if_has_auto_invest_bots: true }],
];

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
    'an Institution whose funds are managed',
    investor({ type: 'Institution', inv_no: null, inv_plan_type: 'premium', is_inv_fund_managed: true }),
    {
      side: investorSide([]),
      bar: cashBar.slice(0, 1),
      dropdown: ['Settings', 'Risk Profile Settings', 'My Referrals', 'Log Out'],
    },
  ],
  [
    'an investor whose funds are managed and who is not approved yet',
    investor({ application_status: 'Submitted', inv_no: null, is_inv_fund_managed: true }),
    {
      side: investorSide([]),
      bar: cashBar.slice(0, 1),
      dropdown: ['Settings', 'Risk Profile Settings', 'My Referrals', 'Log Out'],
    },
  ],
  [
    'an Institution whose application is under review',
    investor({ type: 'Institution', application_status: 'Submitted', inv_no: null, first_topup: false }),
    { side: investorSide([AUTO]), bar: cashBar, dropdown: withoutPremium },
  ],
  [
    'an investor on the Premium plan',
    investor({ inv_plan_type: 'premium' }),
    { side: investorSide([AUTO]), bar: cashBar, dropdown: withoutPremium },
  ],
  [
    'an investor before the first top-up',
    investor({ first_topup: false, balance: '0.00' }),
    {
      side: investorSide([AUTO]),
      bar: ['Cash Balance: RM 0.00', ...cashBar.slice(1)],
      dropdown: ['Premium', ...withoutPremium],
    },
  ],
  ...unchanged.map(
    ([who, differences]) =>
      [
        who,
        investor(differences),
        { side: investorSide([AUTO]), bar: cashBar, dropdown: ['Premium', ...withoutPremium] },
      ] as const,
  ),
  [
    'a business owner whose application is under review',
    businessOwner({ application_status: 'Submitted' }),
    {
      side: ownerSide,
      bar: ['Apply for Financing /financing/apply'],
      dropdown: ['Settings', 'My Referrals', 'Log Out'],
    },
  ],
  [
    'a business owner of a group, whose figures of an investor say nothing',
    businessOwner({
      has_parent: true,
      is_inv_fund_managed: true,
      eligible_guaranteed_notes_option_only: true,
    }),
    {
      side: ownerSide,
      bar: ['Apply for Financing /financing/apply'],
      dropdown: ['Settings', 'My Referrals', 'Log Out'],
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

describe('the signed-in layout (NAV-5)', () => {
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

  it.each([
    ['of 200 letters', 'W'.repeat(200), 'M'.repeat(200), 'W\u200CM'],
    ['of one letter', 'A', '', 'A'],
    ['with apostrophes', "'Aisyah", "D'Souza-O'Neil", 'A\u200CD'],
    ['written from right to left', 'محمد', 'الخوارزمي', 'م\u200Cا'],
    ['in a script without capitals', '伟明', '陈', '伟\u200C陈'],
  ])(
    'shows a name %s in full to screen readers, and by its initials',
    async (_kind, first, last, initials) => {
      const { person } = openPage('/notifications', {
        user: investor({ first_name: first, last_name: last, balance: '999999999.99' }),
        handlers: { [NOTICES]: nothing, [`${NOTICES}?limit=1`]: nothing },
      });
      const name = `${first} ${last}`.trim();
      const account = await screen.findByRole('button', { name: `Account menu of ${name} (${initials})` });
      expect(account.textContent).toBe(initials);
      expect(screen.getByText(`Signed in as ${first}`)).toBeTruthy();
      expect(screen.getByText(/^Cash Balance:/).textContent).toBe('Cash Balance: RM 999,999,999.99');
      await person.click(account);
      expect((await screen.findByText(name, { selector: '[dir="auto"]' })).textContent).toBe(name);
    },
  );
});
