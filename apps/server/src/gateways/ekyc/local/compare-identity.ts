import type { EkycIdentity } from '../port.ts';

/** In what a card differs from what the applicant says; empty when they agree. */
export function differences(claimed: EkycIdentity, reading: EkycIdentity): string[] {
  return [
    ...(words(claimed.name) === words(reading.name) ? [] : ['name_differs']),
    ...(plain(claimed.number) === plain(reading.number) ? [] : ['number_differs']),
    ...(claimed.bornOn === null || reading.bornOn === null || claimed.bornOn === reading.bornOn
      ? []
      : ['birth_date_differs']),
  ];
}

/** The words of a name in any order and spelling of capitals and accents. */
function words(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .sort()
    .join(' ');
}

function plain(number: string): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
