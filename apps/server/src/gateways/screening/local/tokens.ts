import type { ListedKind } from '@titian/contracts/screening';

// Words between a name and a father's name, titles, and the legal forms of companies do not distinguish names.
const personFillers = new Set(
  'BIN BINTI BT BTE BTI B A L P S O D AL EL BN IBN DATO DATUK DATIN TAN SRI HAJI HJ HAJAH MR MRS DR'.split(
    ' ',
  ),
);
const companyFillers = new Set(
  'SDN SENDIRIAN BHD BERHAD PLT LLP LTD LIMITED INC CORP CO PTE PLC THE AND DAN M MALAYSIA'.split(' '),
);

/** One name, many spellings: all of them are written in one way. */
const spellings: ReadonlyMap<string, string> = new Map([
  ...'MOHD MUHD MOHAMED MOHAMMED MOHAMMAD MUHAMAD MUHAMMED MOHAMAD MUHAMED MD'
    .split(' ')
    .map((one) => [one, 'MUHAMMAD'] as const),
  ...'ABD ABDOOL ABDEL'.split(' ').map((one) => [one, 'ABDUL'] as const),
  ...'AHMED AHAMAD AMAD'.split(' ').map((one) => [one, 'AHMAD'] as const),
  ...'YUSUF YUSSOF YUSUFF YOUSEF JOSEPH'.split(' ').map((one) => [one, 'YUSOF'] as const),
  ...'HUSSEIN HUSSAIN HUSAIN HOSSAIN'.split(' ').map((one) => [one, 'HUSIN'] as const),
]);

/** The distinguishing words of a name, upper case and without accents, in their order. */
export function tokensOf(name: string, kind: ListedKind): string[] {
  const fillers = kind === 'person' ? personFillers : companyFillers;
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    // A/L, S/O and the like are one filler each, not two words.
    .replace(/\b([ASD])\/([LPO])\b/g, ' ')
    .replace(/['’`.]/g, '')
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => spellings.get(word) ?? word);
  const significant = words.filter((word) => !fillers.has(word));
  return significant.length === 0 ? words : significant;
}
