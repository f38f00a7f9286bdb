import type { Endpoint } from '../endpoint.ts';

const part = { method: 'GET', who: 'operator' } as const;

/** The parts of a customer's page: each is read, allowed and recorded by itself (OPS-22). */
export const operatorCustomerPageEndpoints = {
  operatorCustomerRecords: {
    ...part,
    path: '/operator/customers/:id/records/:list',
    permission: 'customer_view',
  },
  operatorCustomerMail: {
    ...part,
    path: '/operator/customers/:id/mails/:mail',
    permission: 'customer_message_view',
  },
  operatorCustomerDocuments: {
    ...part,
    path: '/operator/customers/:id/documents',
    permission: 'customer_document_view',
  },
  operatorCustomerCompany: {
    ...part,
    path: '/operator/customers/:id/company',
    permission: 'customer_company_view',
  },
  operatorCustomerMoney: {
    ...part,
    path: '/operator/customers/:id/money',
    permission: 'customer_money_view',
  },
  operatorCustomerSecurity: {
    ...part,
    path: '/operator/customers/:id/security',
    permission: 'customer_security_view',
  },
  operatorCustomerLinks: {
    ...part,
    path: '/operator/customers/:id/links',
    permission: 'customer_link_view',
  },
  /** The company behind an application, for those who assess it (OPS-27). */
  operatorFinancingCompany: {
    ...part,
    path: '/operator/financing-applications/:id/company',
    permission: 'financing_company_view',
  },
} as const satisfies Record<string, Endpoint>;
