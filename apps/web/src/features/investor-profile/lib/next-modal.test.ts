import { describe, expect, it } from 'vitest';
import { businessOwner, investor } from '../../../testing/users.ts';
import { nextModal } from './next-modal.ts';

const due = { check_if_agrees_agreement_update: false, check_if_employment_updated: false };

describe('the modal that is due', () => {
  it.each([
    ['the agreement first, whatever else is due', investor(due), 'dashboard', 'agreement'],
    [
      'the agreement before there is an approval',
      investor({ ...due, application_status: null }),
      'settings',
      'agreement',
    ],
    ['employment once agreed', investor({ check_if_employment_updated: false }), 'my_activity', 'employment'],
    [
      'no employment before the approval',
      investor({ check_if_employment_updated: false, application_status: 'Submitted' }),
      'dashboard',
      null,
    ],
    ['the preset on the dashboard', investor(), 'dashboard', 'preset'],
    ['no preset elsewhere', investor(), 'notes', null],
    ['no preset on a page without a name', investor(), null, null],
    ['no preset where there is one', investor({ check_if_has_auto_invest_bots: true }), 'dashboard', null],
    ['no preset once hidden', investor({ check_if_hide_auto_invest_message: true }), 'dashboard', null],
    ['no preset for managed funds', investor({ is_inv_fund_managed: true }), 'dashboard', null],
    ['no preset before the approval', investor({ application_status: 'Submitted' }), 'dashboard', null],
    [
      'employment also for managed funds',
      investor({ is_inv_fund_managed: true, check_if_employment_updated: false }),
      'dashboard',
      'employment',
    ],
    ['nothing while we are written to', investor(due), 'messages', null],
    ['nothing for a business owner', businessOwner(due), 'dashboard', null],
  ] as const)('is %s', (_what, user, page, modal) => {
    expect(nextModal(user, page)).toBe(modal);
  });
});
