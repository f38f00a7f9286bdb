import type { UserInfo } from '../api/user-info.ts';

/** A postal address line by line; what is not known is left out. */
export function addressLines(address: UserInfo['address']): string[] {
  if (address === null) {
    return [];
  }
  const town = [address.postcode, address.city].filter((part) => part !== null && part !== '').join(' ');
  return [address.line_1 ?? '', address.line_2 ?? '', town].filter((line) => line !== '');
}
