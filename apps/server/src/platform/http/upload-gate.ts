import { AppError } from '../errors.ts';
import type { BodyPace } from './body-watch.ts';

/** Bytes of uploads that may be under way at the same time: from one address, of one account, and over all. */
export interface InFlightLimits {
  readonly addressMaxBytes: number;
  readonly accountMaxBytes: number;
  readonly totalMaxBytes: number;
}

const MEGABYTE = 1_000_000;

/** One account sends one largest form at a time and a bit; an office behind one address sends a few. */
export const inFlightLimits: InFlightLimits = {
  accountMaxBytes: 150 * MEGABYTE,
  addressMaxBytes: 400 * MEGABYTE,
  totalMaxBytes: 1_000 * MEGABYTE,
};

export interface Uploader {
  readonly address: string;
  /** Null for a guest, such as a phone with a hand-off link. */
  readonly account: string | null;
}

/** Admits uploads by their possible size, before the first byte is stored. */
export interface UploadGate {
  /**
   * Reserves capacity for an upload and returns its release, which is idempotent.
   * @throws AppError `rate_limited` where the account or the address has too much under way, `busy` where all have
   */
  enter(uploader: Uploader, bytes: number): () => void;
  /** Bytes that are reserved now. */
  inFlightBytes(): number;
}

/** How files of forms are taken in. */
export interface MultipartOptions {
  /** Where files of forms lie until their call is answered. */
  readonly folder: string;
  readonly gate: UploadGate;
  readonly pace?: BodyPace;
}

/** @param factor loosens the limit of one address, outside production, where all users share one address */
export function createUploadGate(limits: InFlightLimits, factor = 1): UploadGate {
  const reserved = new Map<string, number>();
  let total = 0;
  const add = (key: string, bytes: number) => {
    const now = (reserved.get(key) ?? 0) + bytes;
    now > 0 ? reserved.set(key, now) : reserved.delete(key);
  };
  return {
    enter({ address, account }, bytes) {
      const shares: [key: string, max: number][] = [[`address ${address}`, limits.addressMaxBytes * factor]];
      if (account !== null) {
        shares.push([`account ${account}`, limits.accountMaxBytes]);
      }
      if (shares.some(([key, max]) => (reserved.get(key) ?? 0) + bytes > max)) {
        throw new AppError('rate_limited');
      }
      if (total + bytes > limits.totalMaxBytes) {
        throw new AppError('busy');
      }
      total += bytes;
      for (const [key] of shares) {
        add(key, bytes);
      }
      let isOpen = true;
      return () => {
        if (isOpen) {
          isOpen = false;
          total -= bytes;
          for (const [key] of shares) {
            add(key, -bytes);
          }
        }
      };
    },
    inFlightBytes: () => total,
  };
}
