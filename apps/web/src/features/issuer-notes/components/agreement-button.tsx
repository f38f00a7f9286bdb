import type { ReactNode } from 'react';
import { callForFile } from '../../../lib/api/client.ts';
import type { IssuerNote } from '../api/issuer-notes.ts';
import { useText } from '../text.ts';
import { DocumentButton } from './document-button.tsx';

interface AgreementButtonProps {
  readonly note: Pick<IssuerNote, 'id' | 'number'>;
  readonly signed: boolean;
}

/** The agreement as a PDF: how it would read before it is signed, and the signed one afterwards. */
export function AgreementButton({ note, signed }: AgreementButtonProps): ReactNode {
  const t = useText();
  return (
    <DocumentButton
      label={t(signed ? 'agreement.signed' : 'agreement.draft')}
      fileName={t('agreement.fileName', { number: note.number })}
      failed={t('agreement.failed')}
      read={() => callForFile('noteAgreement', { params: { id: note.id } })}
    />
  );
}
