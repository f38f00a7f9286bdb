import { Button } from '@mantine/core';
import { IconFileText, IconLock, IconPhoto } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call } from '../../../lib/api/client.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import classes from './documents.module.css';
import { useText } from './text.ts';

type StoredFile = NonNullable<CallResponse<'operatorHeldPayments'>['items'][number]['proof']>;

interface DocumentGroup {
  readonly key: string;
  readonly label: string;
  readonly files: readonly StoredFile[];
}

const PICTURE = /\.(jpe?g|png|webp)$/i;

interface DocumentsProps {
  readonly groups: readonly DocumentGroup[];
  /** None where the entry that they stand in names them already. */
  readonly heading?: boolean;
}

/** The documents of a case, by the field they were uploaded to. Opening one is an entry in the audit log. */
export function Documents({ groups, heading = true }: DocumentsProps): ReactNode {
  const t = useText();
  const filled = groups.filter(({ files }) => files.length > 0);
  return (
    <div className={classes.groups}>
      {heading && <h3 className={classes.title}>{t('documents')}</h3>}
      {filled.length === 0 && <p className={classes.none}>{t('noDocuments')}</p>}
      {filled.map(({ key, label, files }) => (
        <div key={key}>
          <p className={classes.label}>{label}</p>
          <ul className={classes.files}>
            {files.map((file) =>
              file.path === null ? (
                <ClosedDocument key={file.id} file={file} />
              ) : (
                <OpenableDocument key={file.id} file={file} />
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A file that other roles open (decision 058): its name, and the roles that open it. */
function ClosedDocument({ file }: { readonly file: StoredFile }): ReactNode {
  const t = useText();
  const roles = file.readers.map((role) => t(`roles.${role}`)).join(', ');
  return (
    <li className={classes.closed}>
      <IconLock className={classes.icon} aria-hidden />
      <span>
        {file.name}
        <span className={classes.openedBy}>{t('openedBy', { roles })}</span>
      </span>
    </li>
  );
}

/** A picture opens in its place, anything else is saved by the browser. The link is good for one use. */
export function OpenableDocument({ file }: { readonly file: Pick<StoredFile, 'id' | 'name'> }): ReactNode {
  const t = useText();
  const isPicture = PICTURE.test(file.name);
  const [picture, setPicture] = useState<string | null>(null);
  const link = useMutation({
    mutationFn: () => call('download', { query: { id: file.id }, as: 'operator' }),
    onSuccess: ({ url }) => (isPicture ? setPicture(url) : leaveTo(url)),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <li>
      <Button
        variant="default"
        fullWidth
        justify="flex-start"
        className={classes.file}
        leftSection={
          isPicture ? (
            <IconPhoto className={classes.icon} aria-hidden />
          ) : (
            <IconFileText className={classes.icon} aria-hidden />
          )
        }
        loading={link.isPending}
        aria-label={t('openFile', { name: file.name })}
        onClick={() => (picture === null ? link.mutate() : setPicture(null))}
      >
        {file.name}
      </Button>
      {picture !== null && (
        <img src={picture} alt={t('pictureOf', { name: file.name })} className={classes.picture} />
      )}
    </li>
  );
}
