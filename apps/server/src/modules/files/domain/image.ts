import sharp, { type Sharp } from 'sharp';

const MAX_PIXELS = 50_000_000;
const MAX_SIDE_PX = 5_000;
const JPEG_QUALITY = 88;

export type ImageType = 'image/jpeg' | 'image/png' | 'image/webp';

/**
 * Draws an image again, upright and without any metadata (place, camera, comments), at most 5,000 px a side.
 * Null when it is broken, cut off or has more than fifty million pixels.
 */
export async function redrawn(bytes: Uint8Array, type: ImageType): Promise<Buffer | null> {
  try {
    const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true });
    return await encoded(upright, type).toBuffer();
  } catch {
    return null;
  }
}

function encoded(image: Sharp, type: ImageType): Sharp {
  if (type === 'image/png') {
    return image.png();
  }
  return type === 'image/webp'
    ? image.webp({ quality: JPEG_QUALITY })
    : image.jpeg({ quality: JPEG_QUALITY });
}
