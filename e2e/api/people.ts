import { randomInt } from 'node:crypto';

/** The password of every customer that tests make. */
export const PASSWORD = 'kopi kaw di jalan sultan';

export const BANK = { bic: 'MBBEMYKL', name: 'Maybank', fpxPersonal: 'MB2U0227' } as const;

/** A new person, whom no earlier run has registered. */
export interface Person {
  readonly first: string;
  readonly last: string;
  readonly name: string;
  readonly email: string;
  readonly myKad: string;
  readonly born: { readonly day: number; readonly month: number; readonly year: 1988 };
  readonly accountNumber: string;
}

/** A company with its authorised person. */
export interface CompanyPerson extends Person {
  readonly company: string;
  readonly registrationNo: string;
}

/** A person with a MyKad number of their own: born in 1988, a woman, in Kuala Lumpur. */
export function newPerson(first: string, last: string): Person {
  const born = { day: randomInt(1, 29), month: randomInt(1, 13), year: 1988 } as const;
  const serial = twoDigits(randomInt(100)) + twoDigits(randomInt(50) * 2);
  const unique = randomInt(10_000_000, 100_000_000);
  return {
    first,
    last,
    name: `${first} ${last}`,
    email: `${first}.${last}.${unique}@people.example`.toLowerCase().replaceAll(' ', '.'),
    myKad: `88${twoDigits(born.month)}${twoDigits(born.day)}14${serial}`,
    born,
    accountNumber: `5140${unique}`,
  };
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

export function newCompany(company: string, first: string, last: string): CompanyPerson {
  const person = newPerson(first, last);
  return { ...person, company, registrationNo: `201901${randomInt(100_000, 1_000_000)}` };
}
