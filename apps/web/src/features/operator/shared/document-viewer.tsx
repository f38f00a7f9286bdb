import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsMaximize, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { call } from '../../../lib/api/client.ts';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import classes from './document-viewer.module.css';
import { useText } from './document-viewer-text.ts';
import { PdfPane } from './pdf-pane.tsx';
import { asOpened, type PictureView, viewAfter, viewKeys } from './picture-view.ts';

interface DocumentViewerProps {
  readonly file: { readonly id: string; readonly name: string };
  readonly contentType: string;
  /** Where it stands, so that a document shown twice has two links. */
  readonly side: 'left' | 'right';
  /** The page of a PDF to begin at. */
  readonly page?: number;
}

/**
 * One document; a picture is zoomed and turned by buttons, by a click and by + − R 0, a PDF is shown by the browser,
 * anything else is saved.
 */
export function DocumentViewer({ file, contentType, side, page = 1 }: DocumentViewerProps): ReactNode {
  const t = useText();
  // The link is good for one use, so each opening asks for its own; the picture then stays as it was loaded.
  const link = useQuery({
    queryKey: ['operator', 'document', file.id, side],
    queryFn: () => call('download', { query: { id: file.id }, as: 'operator' }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return (
    <figure className={classes.viewer}>
      <figcaption className={classes.name} dir="auto">
        {file.name}
      </figcaption>
      <QueryView query={link}>
        {({ url }) =>
          contentType.startsWith('image/') ? (
            <Picture url={url} name={file.name} />
          ) : contentType === 'application/pdf' && navigator.pdfViewerEnabled ? (
            <PdfPane url={url} name={file.name} page={page} />
          ) : (
            <Button variant="default" onClick={() => leaveTo(url)}>
              {t('save', { name: file.name })}
            </Button>
          )
        }
      </QueryView>
    </figure>
  );
}

function Picture({ url, name }: { readonly url: string; readonly name: string }): ReactNode {
  const t = useText();
  const [view, setView] = useState<PictureView>(asOpened);
  const change = (action: Parameters<typeof viewAfter>[1]) => setView((now) => viewAfter(now, action));

  function onKeyDown(event: KeyboardEvent): void {
    const action = viewKeys.get(event.key.toLowerCase());
    if (action !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      change(action);
    }
  }

  const actions = [
    { action: 'closer', Icon: IconZoomIn },
    { action: 'farther', Icon: IconZoomOut },
    { action: 'turn', Icon: IconRotateClockwise },
    { action: 'reset', Icon: IconArrowsMaximize },
  ] as const;
  const style = { '--zoom': view.zoom, '--turn': `${view.turns * 90}deg` } as CSSProperties;
  return (
    <>
      <div className={classes.buttons}>
        {actions.map(({ action, Icon }) => (
          <ActionIcon
            key={action}
            variant="default"
            size="lg"
            aria-label={t(action, { name })}
            onClick={() => change(action)}
          >
            <Icon className={classes.icon} aria-hidden />
          </ActionIcon>
        ))}
        <span className={classes.zoom} role="status">
          {t('zoom', { percent: view.zoom * 100 })}
        </span>
      </div>
      <div className={classes.pane}>
        <button
          type="button"
          className={classes.picture}
          aria-label={t('pane', { name })}
          aria-keyshortcuts="+ - R 0"
          onKeyDown={onKeyDown}
          onClick={() => change('closer')}
        >
          <img src={url} alt="" className={classes.image} style={style} />
        </button>
      </div>
    </>
  );
}
