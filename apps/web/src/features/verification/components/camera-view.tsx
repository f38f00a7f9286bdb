import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Side } from '../api/verification.ts';
import { closeCamera, openCamera, takePicture } from '../lib/camera.ts';
import { useText } from '../text.ts';
import classes from './verification.module.css';

interface CameraViewProps {
  readonly side: Side;
  readonly onPicture: (picture: File) => void;
  /** `failed`: the camera could not be used. */
  readonly onClose: (failed: boolean) => void;
}

/** The picture of the camera with a frame; the content of the frame is taken. */
export function CameraView({ side, onPicture, onClose }: CameraViewProps): ReactNode {
  const t = useText();
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    let stream: MediaStream | null = null;
    let left = false;
    openCamera(side).then(
      (opened) => {
        stream = opened;
        if (left) {
          closeCamera(opened);
        } else if (video.current !== null) {
          video.current.srcObject = opened;
        }
      },
      () => left || close.current(true),
    );
    return () => {
      left = true;
      if (stream !== null) {
        closeCamera(stream);
      }
    };
  }, [side]);

  async function onShoot(): Promise<void> {
    const picture = video.current === null ? null : await takePicture(video.current, side);
    if (picture !== null) {
      onPicture(picture);
    }
  }

  return (
    <>
      <div className={classes.viewfinder} data-side={side}>
        <video
          ref={video}
          className={classes.video}
          aria-label={t('camera.label')}
          autoPlay
          muted
          playsInline
          onLoadedData={() => setReady(true)}
        />
        <div className={classes.frame} aria-hidden />
      </div>
      <div className={classes.ways}>
        <Button disabled={!ready} onClick={() => void onShoot()}>
          {t('camera.shoot')}
        </Button>
        <Button variant="default" onClick={() => onClose(false)}>
          {t('camera.close')}
        </Button>
      </div>
    </>
  );
}
