import type { Side } from '../api/verification.ts';

const IDEAL_WIDTH_PX = 1_920;
const JPEG_QUALITY = 0.92;

/** Cameras are open to pages on https and on this machine only. */
export function hasCamera(): boolean {
  return window.isSecureContext === true && navigator.mediaDevices?.getUserMedia !== undefined;
}

/** Opens the camera that faces what is to be taken. Throws when it is denied, missing or in use. */
export function openCamera(side: Side): Promise<MediaStream> {
  const facingMode = side === 'selfie' ? 'user' : 'environment';
  return navigator.mediaDevices.getUserMedia({
    video: { facingMode, width: { ideal: IDEAL_WIDTH_PX } },
    audio: false,
  });
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    track.stop();
  }
}

/** Width by height of the frame that is shown over the picture. */
export const frameShape: Readonly<Record<Side, number>> = { front: 1.586, back: 1.586, selfie: 0.8 };

/** How much of the picture the frame takes, at most. */
const FRAME_SHARE = 0.92;

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture inside the frame: the largest of its shape, in the middle. */
export function framedArea(width: number, height: number, side: Side): Area {
  const shape = frameShape[side];
  const framed = Math.min(width, height * shape) * FRAME_SHARE;
  const size = { width: Math.round(framed), height: Math.round(framed / shape) };
  return { ...size, x: Math.round((width - size.width) / 2), y: Math.round((height - size.height) / 2) };
}

/** What stands in the frame now, as a JPEG. Null while the camera shows nothing yet. */
export async function takePicture(video: HTMLVideoElement, side: Side): Promise<File | null> {
  if (video.videoWidth === 0) {
    return null;
  }
  const { x, y, width, height } = framedArea(video.videoWidth, video.videoHeight, side);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', JPEG_QUALITY));
  return blob === null ? null : new File([blob], `${side}.jpg`, { type: 'image/jpeg' });
}
