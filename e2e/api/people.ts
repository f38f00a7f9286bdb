import { randomInt } from 'node:crypto';

/** The password of every customer that tests make. */
export const PASSWORD = 'kopi kaw di jalan sultan';

export const BANK = { bic: 'MBBEMYKL', name: 'Maybank', fpxPersonal: 'MB2U0227' } as const;

/** Somebody new, whom no earlier run has registered. */
export interface Person {
  readonly first: string;
  readonly last: string;
  readonly name: string;
  readonly email: string;
  readonly myKad: string;
  readonly accountNumber: string;
}

/** A company with its authorised person. */
export interface CompanyPerson extends Person {
  readonly company: string;
  readonly registrationNo: string;
}

/** A person with a MyKad number of their own: born on 21 April 1988, a woman, in Kuala Lumpur. */
export function newPerson(first: string, last: string): Person {
  const serial = String(randomInt(1_000, 5_000) * 2).padStart(4, '0');
  const unique = randomInt(10_000_000, 100_000_000);
  return {
    first,
    last,
    name: `${first} ${last}`,
    email: `${first}.${last}.${unique}@people.example`.toLowerCase().replaceAll(' ', '.'),
    myKad: `88042114${serial}`,
    accountNumber: `5140${unique}`,
  };
}

export function newCompany(company: string, first: string, last: string): CompanyPerson {
  const person = newPerson(first, last);
  return { ...person, company, registrationNo: `201901${randomInt(100_000, 1_000_000)}` };
}
