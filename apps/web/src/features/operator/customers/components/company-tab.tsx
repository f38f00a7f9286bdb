import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { CompanyFile } from '../../shared/company-file.tsx';
import { LimitForm } from '../../shared/limit-form.tsx';
import { useText as useLimitText } from '../../shared/limit-form-text.ts';
import panel from '../../shared/panel.module.css';
import { usePermission } from '../../shared/use-permission.ts';
import { companyQuery } from '../api/customer-page.ts';
import { useText } from '../customer-page-text.ts';

/** The company that was approved, with its people and documents; credit sets its limit here too (FIN-21). */
export function CompanyTab({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  return (
    <QueryView query={useQuery(companyQuery(id))}>
      {({ company }) =>
        company === null ? (
          <EmptyState title={t('noCompany')} />
        ) : (
          <div className={panel.stack}>
            <Limit issuerId={id} />
            <CompanyFile company={company} />
          </div>
        )
      }
    </QueryView>
  );
}

function Limit({ issuerId }: { readonly issuerId: string }): ReactNode {
  const t = useLimitText();
  const may = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  if (!may('facility_limit')) {
    return null;
  }
  return isOpen ? (
    <div className={panel.form}>
      <LimitForm issuerId={issuerId} onClose={() => setIsOpen(false)} />
    </div>
  ) : (
    <div className={panel.buttons}>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('set')}
      </Button>
    </div>
  );
}
