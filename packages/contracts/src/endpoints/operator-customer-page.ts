import type { Endpoint } from '../endpoint.ts';

/** The parts of a customer's page: each is read, allowed and recorded by itself (OPS-22). */
export const operatorCustomerPageEndpoints = {
  operatorCustomerRecords: {
    method: 'GET',
    path: '/operator/customers/:id/records/:list',
    who: 'operator',
    permission: 'customer_view',
    auditorReads: 'disclosed',
  },
  operatorCustomerMail: {
    method: 'GET',
    path: '/operator/customers/:id/mail/:mail',
    who: 'operator',
    permission: 'customer_message_view',
    auditorReads: 'disclosed',
  },
  operatorCustomerDocuments: {
    method: 'GET',
    path: '/operator/customers/:id/documents',
    who: 'operator',
    permission: 'customer_document_view',
    auditorReads: 'disclosed',
  },
  operatorCustomerCompany: {
    method: 'GET',
    path: '/operator/customers/:id/company',
    who: 'operator',
    permission: 'customer_company_view',
    auditorReads: 'disclosed',
  },
  operatorCustomerMoney: {
    method: 'GET',
    path: '/operator/customers/:id/money',
    who: 'operator',
    permission: 'customer_money_view',
    auditorReads: 'disclosed',
  },
  operatorCustomerSecurity: {
    method: 'GET',
    path: '/operator/customers/:id/security',
    who: 'operator',
    permission: 'customer_security_view',
    auditorReads: 'disclosed',
  },
  operatorCustomerLinks: {
    method: 'GET',
    path: '/operator/customers/:id/links',
    who: 'operator',
    permission: 'customer_link_view',
  },
  /** The company behind an application, for those who assess it (OPS-27). */
  operatorFinancingCompany: {
    method: 'GET',
    path: '/operator/financing-applications/:id/company',
    who: 'operator',
    permission: 'company_file_view',
  },
} as const satisfies Record<string, Endpoint>;
