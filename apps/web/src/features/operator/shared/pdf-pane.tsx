import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { readBlob } from '../../../lib/api/client.ts';
import classes from './document-viewer.module.css';
import { useText } from './document-viewer-text.ts';

interface PdfPaneProps {
  /** Good for one use. */
  readonly url: string;
  readonly name: string;
  readonly page: number;
}

/** A PDF in the browser's own viewer, which zooms and turns it; its bytes are read once, because its link is. */
export function PdfPane({ url, name, page }: PdfPaneProps): ReactNode {
  const bytes = useQuery({
    queryKey: ['operator', 'document-bytes', url],
    queryFn: () => readBlob(url, 'application/pdf'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return <QueryView query={bytes}>{(blob) => <Frame blob={blob} name={name} page={page} />}</QueryView>;
}

function Frame({ blob, name, page }: { readonly blob: Blob } & Omit<PdfPaneProps, 'url'>): ReactNode {
  const t = useText();
  const address = useMemo(() => URL.createObjectURL(blob), [blob]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  // A viewer reads the page when it opens, so another page is another frame.
  return (
    <iframe
      key={page}
      className={classes.pane}
      src={`${address}#page=${page}`}
      title={t('document', { name })}
    />
  );
}
