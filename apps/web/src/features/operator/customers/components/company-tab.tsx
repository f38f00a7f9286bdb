import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { CompanyFile } from '../../shared/company-file.tsx';
import { companyQuery } from '../api/customer-page.ts';
import { useText } from '../customer-page-text.ts';

/** The company that was approved, with its people and documents. */
export function CompanyTab({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  return (
    <QueryView query={useQuery(companyQuery(id))}>
      {({ company }) =>
        company === null ? <EmptyState title={t('noCompany')} /> : <CompanyFile company={company} />
      }
    </QueryView>
  );
}
