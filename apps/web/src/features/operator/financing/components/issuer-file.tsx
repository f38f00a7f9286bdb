import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { CompanyFile } from '../../shared/company-file.tsx';
import { useText } from '../../shared/company-file-text.ts';
import { usePermission } from '../../shared/use-permission.ts';
import { issuerFileQuery } from '../api/read-financing.ts';

/** The onboarding file of the issuer, read on request: each reading is recorded (OPS-27). */
export function IssuerFile({ applicationId }: { readonly applicationId: string }): ReactNode {
  const t = useText();
  const may = usePermission();
  const [isOpen, setIsOpen] = useState(false);
  const query = useQuery({ ...issuerFileQuery(applicationId), enabled: isOpen });
  if (!may('company_file_view')) {
    return null;
  }
  return isOpen ? (
    <QueryView query={query}>{({ company }) => <CompanyFile company={company} />}</QueryView>
  ) : (
    <div>
      <Button variant="default" onClick={() => setIsOpen(true)}>
        {t('open')}
      </Button>
    </div>
  );
}
