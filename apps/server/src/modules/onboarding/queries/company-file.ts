import { maskNumber } from '@titian/contracts/operator-access';
import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import type { OperatorFileLink } from '../../files/public.ts';
import type { Issuer } from '../domain/issuer.ts';
import { type CompanyPerson, findPerson, listPeopleOf } from '../store/customer-page.ts';
import { readApplication, readOperatorFileLinks } from './read-application.ts';
import { readIssuer, relatedIssuers } from './read-issuer.ts';

/** More than any board has. */
const PEOPLE = 100;

/** A person of a company with the number of the document masked. */
export interface ShownPerson extends Omit<CompanyPerson, 'identity'> {
  readonly number: string;
}

/** What onboarding knows of an approved company (OPS-27). */
export interface CompanyFile {
  readonly issuer: Issuer;
  readonly people: readonly ShownPerson[];
  /** The other companies of its group. */
  readonly group: readonly Issuer[];
  /** What was sent with the application, by its field, as the operator may open it. */
  readonly documents: Readonly<Record<string, readonly OperatorFileLink[]>>;
}

/** The file of an approved company, or null where there is none. */
export async function readCompanyFile(
  ctx: QueryCtx,
  userId: string,
  operator: OperatorPrincipal,
): Promise<CompanyFile | null> {
  const issuer = await readIssuer(ctx, userId);
  if (issuer === null) {
    return null;
  }
  const people = await listPeopleOf(ctx.reader, userId, PEOPLE);
  const related = await relatedIssuers(ctx, issuer);
  const application = await readApplication(ctx, userId);
  return {
    issuer,
    people: people.map(({ identity, ...one }) => ({
      ...one,
      number: maskNumber(numberIn(ctx.fieldEncryption.open(identity))),
    })),
    group: related.filter((one) => one.userId !== userId),
    documents: application === null ? {} : await readOperatorFileLinks(ctx, application, operator),
  };
}

/** The unmasked number of a person of a company, for an operator with a reason; null where there is none. */
export async function readNumberOfPerson(ctx: QueryCtx, id: string): Promise<string | null> {
  const person = await findPerson(ctx.reader, id);
  return person === null ? null : numberIn(ctx.fieldEncryption.open(person.identity));
}

/** The number within the key of a document, which begins with its type. */
function numberIn(key: string): string {
  return key.slice(key.lastIndexOf(':') + 1);
}
