import { toDataURL } from 'qrcode';

/** A text as a QR code: a PNG in a data address, which a page shows without another request. */
export function qrCode(text: string): Promise<string> {
  return toDataURL(text, { type: 'image/png', errorCorrectionLevel: 'M', margin: 2, scale: 6 });
}
