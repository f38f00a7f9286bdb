import sharp, { type Sharp } from 'sharp';

// Decoded pictures are large: none is cached, and each is processed by one thread.
sharp.cache(false);
sharp.concurrency(1);

const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 5_000;
const QUALITY = 88;
/** A picture that takes longer was made to take long. */
const MAX_SECONDS = 30;

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * Draws an image again into another file, upright and without any metadata (place, camera, comments), at most
 * 5,000 px a side. The number of pixels is read from its head, before anything is decoded.
 *
 * @returns bytes of the new file; null when the image is broken, cut off, has more than fifty million pixels or takes
 * longer than thirty seconds
 * @throws Error with the code ENOSPC where the disk is full
 */
export async function redraw(from: string, to: string, type: ImageType): Promise<number | null> {
  try {
    const upright = sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'truncated', sequentialRead: true })
      .rotate()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true });
    const { size } = await encoded(upright, type).timeout({ seconds: MAX_SECONDS }).toFile(to);
    return size;
  } catch (error) {
    if (isDiskFull(error)) {
      throw Object.assign(new Error('no room to draw a picture again', { cause: error }), { code: 'ENOSPC' });
    }
    return null;
  }
}

/** The library says in words what its file system answered. */
function isDiskFull(error: unknown): boolean {
  return error instanceof Error && /no space left on device|disk quota exceeded/i.test(error.message);
}

function encoded(image: Sharp, type: ImageType): Sharp {
  if (type === 'image/png') {
    return image.png();
  }
  // The last few per cent of size would cost holding the whole picture in memory once more.
  return type === 'image/webp'
    ? image.webp({ quality: QUALITY })
    : image.jpeg({ quality: QUALITY, optimizeCoding: false });
}
