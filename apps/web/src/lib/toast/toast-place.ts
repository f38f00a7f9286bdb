import { mobileMaxPx } from '@titian/contracts/constants';

/** The corners that a toast may stand in, each with the one to take when the first would cover what it speaks about. */
const places = {
  phone: ['bottom-center', 'top-center'],
  wide: ['bottom-right', 'top-right'],
} as const;

export type ToastPlace = (typeof places)[keyof typeof places][number];

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** As much as a toast of three lines takes, with its distance from the edges. */
const TOAST_HEIGHT_PX = 128;
const TOAST_WIDTH_PX = 480;

/**
 * The position of a toast (MSG-4): at the bottom right; at the top where it would cover the control that was used last.
 * @param used the place of that control in the viewport; null when it no longer exists
 */
export function toastPlace({ width, height }: Viewport, used: Box | null): ToastPlace {
  const isPhone = width <= mobileMaxPx;
  const [first, other] = isPhone ? places.phone : places.wide;
  if (used === null) {
    return first;
  }
  const isBeside = !isPhone && used.right < width - TOAST_WIDTH_PX;
  return isBeside || used.bottom < height - TOAST_HEIGHT_PX ? first : other;
}
