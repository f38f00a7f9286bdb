import { ActionIcon, Button } from '@mantine/core';
import { IconArrowsMaximize, IconRotateClockwise, IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { call } from '../../../../lib/api/client.ts';
import { leaveTo } from '../../../../lib/browser/leave-to.ts';
import type { CustomerDocument } from '../api/customer-page.ts';
import { useText } from '../customer-page-text.ts';
import { asOpened, type PictureView, viewAfter, viewKeys } from '../lib/picture-view.ts';
import classes from './document-viewer.module.css';

interface DocumentViewerProps {
  readonly document: CustomerDocument;
  readonly side: 'left' | 'right';
}

/** One document; a picture is zoomed and turned by buttons, by a click and by + − R 0, anything else is saved. */
export function DocumentViewer({
  document: { file, content_type: type },
  side,
}: DocumentViewerProps): ReactNode {
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
          type.startsWith('image/') ? (
            <Picture url={url} name={file.name} />
          ) : (
            <Button variant="default" onClick={() => leaveTo(url)}>
              {t('documents.save', { name: file.name })}
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
            aria-label={t(`documents.${action}`, { name })}
            onClick={() => change(action)}
          >
            <Icon className={classes.icon} aria-hidden />
          </ActionIcon>
        ))}
        <span className={classes.zoom} role="status">
          {t('documents.zoom', { percent: view.zoom * 100 })}
        </span>
      </div>
      <div className={classes.pane}>
        <button
          type="button"
          className={classes.picture}
          aria-label={t('documents.pane', { name })}
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
