import { defineCatalogue } from '../lib/text/catalogue.ts';

/** Words of the account menu, which comes after the first page. */
export const { english, useText } = defineCatalogue('account-menu', {
  premium: 'Premium',
  settings: 'Settings',
  directDebit: 'My Direct Debit',
  riskProfile: 'Risk Profile Settings',
  autoInvestment: 'Auto Investment',
  referrals: 'My Referrals',
  logOut: 'Log Out',
  appearance: 'Appearance',
  themeAuto: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  tour: 'Guided tour',
});
