import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../text.ts';
import classes from './verification.module.css';

interface PreviewProps {
  readonly picture: File;
  readonly sending: boolean;
  readonly onUse: () => void;
  readonly onAgain: () => void;
}

/** The picture before it is sent. */
export function Preview({ picture, sending, onUse, onAgain }: PreviewProps): ReactNode {
  const t = useText();
  const url = usePictureUrl(picture);
  return (
    <>
      {url !== null && <img src={url} alt={t('preview.alt')} className={classes.shot} />}
      <div className={classes.ways}>
        <Button loading={sending} onClick={onUse} autoFocus>
          {t('preview.use')}
        </Button>
        <Button variant="default" disabled={sending} onClick={onAgain}>
          {t('preview.again')}
        </Button>
      </div>
    </>
  );
}

function usePictureUrl(picture: File): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}
