import type { Channel } from '../../../gateways/rail/port.ts';

/** A bank and the kind of account there. */
export interface RecentBank {
  readonly channel: Channel;
  readonly bankId: string;
}

interface ListedChannel {
  readonly channel: Channel;
  readonly banks: readonly { readonly id: string; readonly online: boolean }[];
}

/** The recent bank where it is listed and online now, or null (FPX-32). */
export function usableRecentBank(
  recent: RecentBank | null,
  listed: readonly ListedChannel[],
): RecentBank | null {
  const banks = listed.find(({ channel }) => channel === recent?.channel)?.banks ?? [];
  return banks.some(({ id, online }) => online && id === recent?.bankId) ? recent : null;
}
