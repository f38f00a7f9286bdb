import { nameOf } from './choice.ts';

/** Malaysian states; the codes are shared by LHDN, MyKad and ISO 3166-2 (IDN-4). */
export const malaysiaStates = [
  { value: '01', name: 'Johor' },
  { value: '02', name: 'Kedah' },
  { value: '03', name: 'Kelantan' },
  { value: '04', name: 'Melaka' },
  { value: '05', name: 'Negeri Sembilan' },
  { value: '06', name: 'Pahang' },
  { value: '07', name: 'Pulau Pinang' },
  { value: '08', name: 'Perak' },
  { value: '09', name: 'Perlis' },
  { value: '10', name: 'Selangor' },
  { value: '11', name: 'Terengganu' },
  { value: '12', name: 'Sabah' },
  { value: '13', name: 'Sarawak' },
  { value: '14', name: 'W.P. Kuala Lumpur' },
  { value: '15', name: 'W.P. Labuan' },
  { value: '16', name: 'W.P. Putrajaya' },
] as const;

/** The name of a state's code (01–16), or null. */
export function stateName(code: string): string | null {
  return nameOf(malaysiaStates, code);
}
