import { renderMessage } from '../../../platform/messages.ts';
import { deviceName } from './device-name.ts';

/** Where a sign-in came from: what the browser said of itself, and its network address. */
export interface SignInPlace {
  readonly device: string;
  readonly ip: string;
}

/**
 * Whether a user has signed in with this browser and system from this network before. The last number of an IPv4
 * address is left out, because providers change it daily and a mail for each change would be noise.
 */
export function isFamiliar(place: SignInPlace, earlier: readonly SignInPlace[]): boolean {
  return earlier.some((one) => placeKey(one) === placeKey(place));
}

function placeKey({ device, ip }: SignInPlace): string {
  return `${renderMessage(deviceName(device), 'en')}\0${ip.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1')}`;
}
