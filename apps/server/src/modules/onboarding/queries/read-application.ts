import type { QueryCtx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import {
  type FileLink,
  fileLink,
  type OperatorFileLink,
  operatorFileLink,
  readFiles,
  type StoredFile,
} from '../../files/public.ts';
import { allFiles, formShapes } from '../domain/form-data.ts';
import type { SavedApplication } from '../domain/saved-application.ts';
import { findRunning } from '../store/applications.ts';

/** File fields with their files as the wire shows them. */
export type FileLinks = Readonly<Record<string, FileLink[]>>;

/** The application of a customer, or null before the first save. */
export function readApplication(ctx: QueryCtx, userId: string): Promise<SavedApplication | null> {
  return findRunning(ctx.reader, ctx.fieldEncryption, userId);
}

/** The files of an application by field, in their order. */
export function readFileLinks(ctx: QueryCtx, application: SavedApplication): Promise<FileLinks> {
  return linksOf(ctx, application, fileLink);
}

/** As `readFileLinks`, as an operator sees them. */
export function readOperatorFileLinks(
  ctx: QueryCtx,
  application: SavedApplication,
  operator: OperatorPrincipal,
): Promise<Record<string, OperatorFileLink[]>> {
  return linksOf(ctx, application, (file) => operatorFileLink(file, operator));
}

async function linksOf<Link>(
  ctx: QueryCtx,
  application: SavedApplication,
  linkOf: (file: StoredFile) => Link,
): Promise<Record<string, Link[]>> {
  const files = await readFiles(ctx, allFiles(application.data.files));
  const links = formShapes[application.form].files.map((field) => {
    const ids = application.data.files[field] ?? [];
    const stored = ids.map((id) => files.get(id)).filter((one) => one !== undefined);
    return [field, stored.map(linkOf)] as const;
  });
  return Object.fromEntries(links);
}

/** Every field of an application's form, null where nothing was saved. */
export function allFields(application: SavedApplication) {
  const { fields } = application.data;
  return Object.fromEntries(formShapes[application.form].fields.map((key) => [key, fields[key] ?? null]));
}
