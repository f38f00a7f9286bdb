import { may, type Permission, type PermissionHolder } from './permissions.ts';

/** The lists of a customer's page, with the permission to read each (OPS-23). */
export const customerLists = {
  movements: 'customer_money_view',
  payments: 'customer_money_view',
  payouts: 'customer_money_view',
  holdings: 'customer_money_view',
  notes: 'customer_money_view',
  financing: 'customer_money_view',
  mails: 'customer_message_view',
  notices: 'customer_message_view',
  cases: 'case_view',
  sign_ins: 'customer_security_view',
  security_changes: 'customer_security_view',
  proposals: 'customer_trail_view',
  audit: 'customer_trail_view',
} as const satisfies Record<string, Permission>;

export type CustomerList = keyof typeof customerLists;

export const customerListNames = Object.keys(customerLists) as [CustomerList, ...CustomerList[]];

/** The tabs of a customer's page as they stand in its address, with the permissions of which one opens each. */
export const customerTabs = {
  overview: ['customer_view'],
  identity: ['customer_document_view'],
  company: ['customer_company_view'],
  money: ['customer_money_view'],
  investments: ['customer_money_view'],
  communication: ['customer_message_view', 'case_view'],
  security: ['customer_security_view'],
  links: ['customer_link_view'],
  audit: ['customer_trail_view'],
} as const satisfies Record<string, readonly Permission[]>;

export type CustomerTab = keyof typeof customerTabs;

export const customerTabNames = Object.keys(customerTabs) as [CustomerTab, ...CustomerTab[]];

/** The tabs that an operator's permissions open, in their order. */
export function openTabs(operator: PermissionHolder): CustomerTab[] {
  return customerTabNames.filter(
    (tab) =>
      may(operator, 'customer_view') && customerTabs[tab].some((permission) => may(operator, permission)),
  );
}

/** What two customers have in common, or how one belongs to the other (OPS-26). */
export const customerLinkReasons = [
  'director',
  'owner',
  'representative',
  'guarantor',
  'guaranteed',
  'bank_account',
  'phone',
  'device',
  'network',
  'group',
  'parent',
  'referral',
] as const;

export type CustomerLinkReason = (typeof customerLinkReasons)[number];

/** How many customers are shown per reason: more would be no link between people, but a shared place. */
export const CUSTOMER_LINKS_MAX = 20;
