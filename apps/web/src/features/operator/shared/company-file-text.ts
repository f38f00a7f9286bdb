import { defineCatalogue } from '../../../lib/text/catalogue.ts';

/** What onboarding knows of a company. */
export const { english, useText, text } = defineCatalogue('company-file', {
  title: 'Company',
  people: 'Directors, owners and representatives',
  group: 'Group of companies',
  facts: {
    name: 'Name',
    registration: 'SSM number',
    entity: 'Entity type',
    industry: 'Industry',
    incorporated: 'Incorporated on',
    employees: 'Employees',
    revenue: 'Annual revenue',
    approved: 'Approved on',
  },
  entity: {
    sole_proprietorship: 'Sole proprietorship',
    partnership: 'Partnership',
    llp: 'Limited liability partnership',
    private: 'Private company (Sdn Bhd)',
    public: 'Public company (Bhd)',
  },
  role: { director: 'Director', owner: 'Owner', representative: 'Representative' },
  share: '{{role}}, {{percent}}%',
  number: 'Document number',
  open: 'Show the onboarding file of the company',
});
