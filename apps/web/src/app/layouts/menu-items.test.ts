import { describe, expect, it } from 'vitest';
import { businessOwner, investor } from '../../testing/users.ts';
import { menuItems } from './menu-items.ts';

const pagesOf = (user: Parameters<typeof menuItems>[0]) => menuItems(user).map(({ page }) => page);

describe('menuItems', () => {
  it('has no auto-investment for business owners and fund-managed investors', () => {
    expect(pagesOf(businessOwner())).not.toContain('auto_investment');
    expect(pagesOf(investor({ is_inv_fund_managed: true }))).not.toContain('auto_investment');
  });

  it('leads a business owner to the notes of the business', () => {
    expect(pagesOf(businessOwner())).toEqual([
      'dashboard',
      'bo_notes',
      'my_activity',
      'referral',
      'notifications',
      'messages',
    ]);
  });

  it('has the entries of the specification in its order', () => {
    expect(pagesOf(investor())).toEqual([
      'dashboard',
      'notes',
      'my_activity',
      'auto_investment',
      'referral',
      'notifications',
      'messages',
    ]);
  });
});
