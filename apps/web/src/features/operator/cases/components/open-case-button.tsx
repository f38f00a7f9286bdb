import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePermission } from '../../shared/use-permission.ts';
import { useText } from '../text.ts';
import { OpenCaseDialog } from './open-case-dialog.tsx';

interface OpenCaseButtonProps {
  readonly customer: { readonly id: string; readonly name: string };
  readonly onOpened: (id: string) => void;
}

/** Opens a case about the customer on the screen; not offered to whoever does not work on cases. */
export function OpenCaseButton({ customer, onOpened }: OpenCaseButtonProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const [isOpening, setIsOpening] = useState(false);
  return (
    may('case_work') && (
      <>
        <Button variant="default" onClick={() => setIsOpening(true)}>
          {t('open.title')}
        </Button>
        <OpenCaseDialog
          opened={isOpening}
          customer={customer}
          onClose={() => setIsOpening(false)}
          onOpened={onOpened}
        />
      </>
    )
  );
}
