import type { Body } from '../api/client.ts';
import type { Company } from '../data/companies.ts';
import type { PlannedNote } from '../data/notes.ts';
import { addDays, type Day } from '../days.ts';
import { textPaper } from '../documents/papers.ts';
import { myKadOf } from './mykad.ts';

/** A complete application for financing. `index` distinguishes it from the issuer's others. */
export function financingForm(
  issuer: Company,
  note: PlannedNote,
  index: number,
  on: Day,
): Body<'financingApply'> {
  return {
    version: '0',
    keep_files: [],
    loan_category: note.type,
    contract: note.contract,
    amount: `${note.amount}.00`,
    term_months: String(note.termMonths),
    profile: note.profile,
    purpose: note.purpose,
    ...purposeFields(note, index, on),
    ...(note.guarantor === null ? {} : { guarantors: guarantorRow(note.guarantor) }),
    not_raised_elsewhere: '1',
    documents: [
      textPaper('supporting-document.pdf', [
        `${note.type}: supporting document (specimen)`,
        issuer.company,
        note.purpose,
        `Amount: RM ${note.amount}.00`,
      ]),
    ],
  };
}

function purposeFields({ type, amount, termMonths }: PlannedNote, index: number, on: Day) {
  if (type === 'Contract Financing') {
    return { contract_value: `${Math.round(amount * 1.6)}.00`, contract_party: 'Jabatan Kerja Daerah' };
  }
  if (type === 'Term Financing') return {};
  return {
    invoice_number: `INV-${2_400 + index * 17}`,
    invoice_amount: `${Math.round(amount * 1.25)}.00`,
    invoice_due_on: addDays(on, termMonths * 30),
    ...(type === 'Invoice Financing - Receivable' ? { debtor_name: 'Pasaraya Nusantara Sdn Bhd' } : {}),
  };
}

function guarantorRow(name: string): string {
  const identity_number = myKadOf({ born: '1955-03-08', birthPlace: '05', gender: 'male' }, 77);
  return JSON.stringify([{ name, identity_type: 'nric', identity_number }]);
}
