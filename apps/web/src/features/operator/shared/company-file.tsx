import { isFilePurpose } from '@titian/contracts/operator-access';
import { businessIndustries } from '@titian/contracts/reference/business-lists';
import { rateBps, rateToText } from '@titian/finance/rate';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney } from '../../../components/money.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { choiceName } from '../../../lib/text/names.ts';
import { text, useText } from './company-file-text.ts';
import { Documents } from './documents.tsx';
import { facilityWords } from './facility-words.ts';
import { type Fact, Facts } from './facts.tsx';
import { HiddenNumber } from './hidden-number.tsx';
import panel from './panel.module.css';
import { readable } from './readable.ts';
import { text as sharedText } from './text.ts';

type Company = CallResponse<'operatorFinancingCompany'>['company'];

/** An approved company with its people, its group and the documents of its application. */
export function CompanyFile({ company }: { readonly company: Company }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('title')}>
      <div className={panel.beside}>
        <div className={panel.stack}>
          <Facts facts={companyFacts(company)} />
          <Facts title={t('people')} facts={company.people.map(personFact)} />
          {company.group.length > 0 && (
            <Facts
              title={t('group')}
              facts={company.group.map((one) => ({ key: one.id, label: one.name, value: '' }))}
            />
          )}
        </div>
        <Documents
          groups={company.documents.map(({ field, files }) => ({
            key: field,
            label: purposeText(field),
            files,
          }))}
        />
      </div>
    </SectionCard>
  );
}

/** Of the list of industries; one that has left the list as it was stored. */
function industryName(industry: string): string {
  return choiceName('industries', businessIndustries, industry) ?? industry;
}

function companyFacts(company: Company): Fact[] {
  const entity = company.entity_type as 'private';
  return [
    { key: 'name', label: text('facts.name'), value: company.name },
    { key: 'registration', label: text('facts.registration'), value: company.registration_no },
    { key: 'entity', label: text('facts.entity'), value: text(`entity.${entity}`) },
    { key: 'industry', label: text('facts.industry'), value: industryName(company.industry) },
    { key: 'incorporated', label: text('facts.incorporated'), value: formatDate(company.incorporated_on) },
    {
      key: 'employees',
      label: text('facts.employees'),
      value: company.employees === null ? sharedText('none') : String(company.employees),
    },
    { key: 'revenue', label: text('facts.revenue'), value: formatMoney(company.annual_revenue) },
    { key: 'approved', label: text('facts.approved'), value: formatDate(company.approved_on) },
    ...limitFact(company),
  ];
}

function limitFact({ limit }: Company): Fact[] {
  if (limit === null) {
    return [];
  }
  const { used, state } = facilityWords(limit);
  return [{ key: 'limit', label: text('facts.limit'), value: used, note: state, noteTone: 'plain' }];
}

function personFact(person: Company['people'][number]): Fact {
  const role = text(`role.${person.role}`);
  const { share_bps: bps } = person;
  return {
    key: person.id,
    label: person.name,
    value: bps === null ? role : text('share', { role, percent: rateToText(rateBps(bps)) }),
    action: (
      <HiddenNumber
        place={{ subject: 'company_person', id: person.id, field: 'identity_number' }}
        value={person.identity_number}
        label={text('number')}
      />
    ),
  };
}

/** What a file was sent for, in the language on the screen; a code of an earlier version is spelled out. */
export function purposeText(purpose: string): string {
  return isFilePurpose(purpose) ? text(`purpose.${purpose}`) : readable(purpose);
}
