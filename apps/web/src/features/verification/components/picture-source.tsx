import { Button } from '@mantine/core';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { fileMaxBytes } from '@titian/contracts/constants';
import { type ReactNode, useId, useState } from 'react';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import type { Side } from '../api/verification.ts';
import { hasCamera } from '../lib/camera.ts';
import { useText } from '../text.ts';
import { CameraView } from './camera-view.tsx';
import classes from './verification.module.css';

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

interface PictureSourceProps {
  readonly side: Side;
  readonly onPick: (picture: File) => void;
}

/** The camera where the page may use it; otherwise, or by choice, a file, for which a phone offers its camera. */
export function PictureSource({ side, onPick }: PictureSourceProps): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const withCamera = hasCamera();

  function onChoose(picture: File): void {
    const rejection = !ACCEPTED.includes(picture.type)
      ? t('file.wrongKind')
      : picture.size > fileMaxBytes
        ? specifiedText('fileTooLarge')
        : null;
    setProblem(rejection);
    if (rejection === null) {
      onPick(picture);
    }
  }

  if (open) {
    return (
      <CameraView
        side={side}
        onPicture={onPick}
        onClose={(failed) => {
          setOpen(false);
          setProblem(failed ? t('camera.denied') : null);
        }}
      />
    );
  }
  return (
    <>
      <div className={classes.ways}>
        {withCamera && (
          <Button
            leftSection={<IconCamera className={classes.icon} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('camera.open')}
          </Button>
        )}
        <FileChoice side={side} isMain={!withCamera} onChoose={onChoose} />
      </div>
      <p role="alert" className={classes.problem}>
        {problem}
      </p>
    </>
  );
}

interface FileChoiceProps {
  readonly side: Side;
  /** Whether this is the only way to a picture. */
  readonly isMain: boolean;
  readonly onChoose: (picture: File) => void;
}

function FileChoice({ side, isMain, onChoose }: FileChoiceProps): ReactNode {
  const t = useText();
  const id = useId();
  const isPhone = useIsPhone();
  // Without the page's own camera a phone opens its own; with it, choosing means a picture that was taken before.
  const capture = isMain && isPhone ? (side === 'selfie' ? 'user' : 'environment') : undefined;
  return (
    <label className={classes.file} data-main={isMain} htmlFor={id}>
      <IconPhoto className={classes.icon} aria-hidden />
      {t(capture === undefined ? 'file.choose' : 'file.take')}
      <input
        id={id}
        type="file"
        accept={ACCEPTED.join(',')}
        capture={capture}
        className={classes.fileInput}
        onChange={(event) => {
          const [picture] = Array.from(event.currentTarget.files ?? []);
          // The same file may be chosen again after an error.
          event.currentTarget.value = '';
          if (picture !== undefined) {
            onChoose(picture);
          }
        }}
      />
    </label>
  );
}
