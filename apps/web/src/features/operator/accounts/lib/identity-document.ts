/** The identity document of a person, as a form holds it. */
export interface IdentityDocument {
  identity_type: 'nric' | 'passport';
  identity_number: string;
  /** Of a passport: its country, in two letters. */
  nationality: string;
}

export const noDocument: IdentityDocument = { identity_type: 'nric', identity_number: '', nationality: '' };

/** The document as it is sent: only a passport has a country. */
export function sentDocument({ identity_type, identity_number, nationality }: IdentityDocument) {
  return {
    identity_type,
    identity_number,
    ...(identity_type === 'passport' ? { nationality } : {}),
  };
}
