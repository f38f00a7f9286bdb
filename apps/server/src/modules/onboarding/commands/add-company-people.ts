import { parseRate } from '@titian/finance/rate';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { FormReader } from '../domain/form-reader.ts';
import { identityKey } from '../domain/identity-key.ts';
import { identityHash } from '../queries/identity-hash.ts';
import { insertPeople, type NewPerson } from '../store/people.ts';

/** The directors and owners of a form, and the authorised person who filled it in. */
export async function addCompanyPeople(ctx: Ctx, userId: string, form: FormReader): Promise<void> {
  const person = (role: NewPerson['role'], name: string, key: string, share: number | null): NewPerson => {
    const id = newId();
    return {
      ...{ id, userId, role, name, shareBps: share },
      identityEnc: ctx.fieldEncryption.seal(key, {
        table: 'company_people',
        column: 'identity_enc',
        row: id,
      }),
      identityHash: identityHash(ctx, key),
    };
  };
  const representative = person(
    'representative',
    form.text('full_name'),
    identityKey(form.text('identity_type'), form.text('identity_number'), form.text('nationality')),
    null,
  );
  const others = form.rows('directors').map((row) => {
    const key = identityKey(row.identity_type ?? '', row.identity_number ?? '', '');
    return person(roleOf(row.role), row.name ?? '', key, parseRate(row.share_percent ?? ''));
  });
  await insertPeople(ctx.tx, [representative, ...others]);
}

function roleOf(role: string | undefined): NewPerson['role'] {
  return role === 'owner' || role === 'representative' ? role : 'director';
}
