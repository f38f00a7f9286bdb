import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callForFile } from '../../../lib/api/client.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import type { IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import classes from './issuer-notes.module.css';

interface AgreementButtonProps {
  readonly note: Pick<IssuerNote, 'id' | 'number'>;
  readonly signed: boolean;
}

/** The agreement as a PDF: how it would read before it is signed, and the signed one afterwards. */
export function AgreementButton({ note, signed }: AgreementButtonProps): ReactNode {
  const t = useText();
  const reading = useMutation({
    mutationFn: () => callForFile('noteAgreement', { params: { id: note.id } }),
    onSuccess: (file) => saveFile(file, t('agreement.fileName', { number: note.number })),
    onError: () => showToast('error', t('agreement.failed')),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconFileText className={classes.icon} aria-hidden />}
      loading={reading.isPending}
      onClick={() => reading.mutate()}
    >
      {t(signed ? 'agreement.signed' : 'agreement.draft')}
    </Button>
  );
}
