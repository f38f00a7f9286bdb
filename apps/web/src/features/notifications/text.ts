import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('notifications', {
  title: 'My Notifications',
  subtitle: 'What happened to your money, your notes and your account.',
  settings: 'What we tell you, and how',
  all: 'Mark all as read',
  one: 'Mark as read',
  oneOf: 'Mark “{{title}}” as read',
  unread: 'Unread',
  today: 'Today',
  yesterday: 'Yesterday',
  filter: {
    label: 'About',
    every: 'Everything',
    unread: 'Unread only',
  },
  category: {
    security: 'Security',
    money: 'Money',
    application: 'Your application',
    investments: 'Your notes',
    financing: 'Your financing',
  },
  none: 'Nothing has happened yet.',
  noneBody: 'News about your application, your money and your notes appears here the moment it happens.',
  noneFound: 'There is nothing that fits.',
  clear: 'Show everything',
  failed: 'That could not be marked as read. Please try again.',
});
