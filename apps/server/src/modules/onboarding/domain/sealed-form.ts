import type { JsonValue } from '../../../platform/db/schema.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import { emptyForm, type FieldValue, type FormData, type FormFields } from './form-data.ts';

/** Identity and account numbers, which the database holds encrypted only. */
const secretFields: ReadonlySet<string> = new Set(['identity_number', 'bank_account_no', 'directors']);

interface StoredForm {
  readonly fields: FormFields;
  readonly secret: string;
  readonly files: FormData['files'];
  readonly agreement_version: string | null;
}

/** The form of an application as the database holds it: what identifies a person or an account is sealed. */
export function sealForm(fieldEncryption: FieldEncryption, applicationId: string, form: FormData): JsonValue {
  const secret: Record<string, FieldValue> = {};
  const open: Record<string, FieldValue> = {};
  for (const [key, value] of Object.entries(form.fields)) {
    (secretFields.has(key) ? secret : open)[key] = value;
  }
  return {
    fields: JSON.parse(JSON.stringify(open)),
    secret: fieldEncryption.seal(JSON.stringify(secret), placeOf(applicationId)).toString('base64'),
    files: JSON.parse(JSON.stringify(form.files)),
    agreement_version: form.agreementVersion,
  };
}

/** Opens what `sealForm` made. */
export function openForm(
  fieldEncryption: FieldEncryption,
  applicationId: string,
  stored: JsonValue,
): FormData {
  if (!isStoredForm(stored)) {
    return emptyForm;
  }
  const sealed = { ...placeOf(applicationId), bytes: Buffer.from(stored.secret, 'base64') };
  const secret: FormFields = JSON.parse(fieldEncryption.open(sealed));
  return {
    fields: { ...stored.fields, ...secret },
    files: stored.files,
    agreementVersion: stored.agreement_version,
  };
}

function placeOf(applicationId: string): FieldPlace {
  return { table: 'applications', column: 'data', row: applicationId };
}

function isStoredForm(stored: unknown): stored is StoredForm {
  return typeof stored === 'object' && stored !== null && 'fields' in stored && 'secret' in stored;
}
