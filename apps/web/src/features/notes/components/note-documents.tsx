import { Button } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../../lib/api/client.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './fact-sheet.module.css';
import { Part } from './part.tsx';

type NoteFile = Note['documents'][number];

/** The papers that credit has chosen for investors to read. */
export function NoteDocuments({ files }: { readonly files: readonly NoteFile[] }): ReactNode {
  const t = useText();
  return files.length === 0 ? null : (
    <Part title={t('sheet.documents')}>
      <ul className={classes.files}>
        {files.map((file) => (
          <li key={file.id}>
            <OneDocument file={file} />
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The link is valid for one use, so it is requested on demand. */
function OneDocument({ file }: { readonly file: NoteFile }): ReactNode {
  const t = useText();
  const link = useMutation({
    mutationFn: () => call('download', { query: { id: file.id } }),
    onSuccess: ({ url }) => leaveTo(url),
    onError: () => showToast('error', t('sheet.documentFailed')),
  });
  return (
    <Button
      data-print
      variant="default"
      leftSection={<IconFileText aria-hidden />}
      loading={link.isPending}
      onClick={() => link.mutate()}
    >
      {file.name}
    </Button>
  );
}
