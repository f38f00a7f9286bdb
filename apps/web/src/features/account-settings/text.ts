import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { useText, text } = defineCatalogue('account-settings', {
  title: 'Settings',
  subtitle: 'Who you are to us, how we reach you, and how your account is kept safe.',
  navigation: 'Parts of the settings',
  retry: 'Try again',
  section: {
    profile: 'Profile',
    contact: 'Contact',
    password: 'Password',
    'two-factor': 'Two-factor',
    sessions: 'Sessions',
    notifications: 'Notifications',
    data: 'Your data',
  },
  profile: {
    title: 'Profile',
    subtitle: 'Verified with your application.',
    name: 'Name',
    verifiedName: 'Verified name',
    notVerified: 'Not verified yet',
    company: 'Company',
    companyNumber: 'Registration number',
    kind: 'Account',
    kinds: {
      individual: 'Investor, individual',
      institution: 'Investor, institution',
      businessowner: 'Business owner',
    },
    investorNumber: 'Investor number',
    since: 'Customer since',
    application: 'Application',
    notStarted: 'Not started',
    change:
      'These are checked against documents, so they cannot be changed here. Write to <mail>{{email}}</mail> with a document that shows the change.',
  },
});
