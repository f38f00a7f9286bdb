import { defineCatalogue } from '../../lib/text/catalogue.ts';

export const { english, useText } = defineCatalogue('notifications', {
  title: 'My Notifications',
  subtitle: 'Updates on your money, notes and account.',
  settings: 'Notification settings',
  all: 'Mark all as read',
  one: 'Mark as read',
  oneOf: 'Mark “{{title}}” as read',
  unread: 'Unread',
  today: 'Today',
  yesterday: 'Yesterday',
  filter: {
    label: 'Category',
    every: 'All categories',
    unread: 'Unread only',
  },
  none: 'No notifications yet.',
  noneBody: 'Notifications about your application, money and notes appear here.',
  noneFound: 'No notifications match this filter.',
  clear: 'Clear filter',
  failed: 'Unable to mark as read. Please try again.',
});
