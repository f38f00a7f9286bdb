import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import {
  findImport,
  listOpenImports,
  listParts,
  type StatementImport,
  type StatementImportPart,
} from '../store/statement-imports.ts';
import { type OperatorNames, operatorNames } from './exceptions.ts';
import { type ImportReader, type PartPreview, previewImport } from './import-preview.ts';

const LISTED = 100;

/** An uploaded file with its statements. */
export interface ShownImport {
  readonly imported: StatementImport;
  readonly parts: readonly StatementImportPart[];
}

/** Files that wait for their approval or behind a gap, the last uploaded first. */
export async function openImports(
  ctx: QueryCtx,
): Promise<{ readonly imports: readonly ShownImport[]; readonly names: OperatorNames }> {
  const all = await listOpenImports(ctx.reader, LISTED);
  const parts = await listParts(
    ctx.reader,
    all.map((one) => one.id),
  );
  const imports = all.map((imported) => ({
    imported,
    parts: parts.filter((part) => part.importId === imported.id),
  }));
  return { imports, names: await namesOf(ctx, all) };
}

/** One file, and while undecided the effect of each of its lines. @throws AppError `not_found` */
export async function showImport(
  ctx: QueryCtx,
  readers: ImportReader,
  id: string,
): Promise<{
  readonly shown: ShownImport;
  readonly preview: readonly PartPreview[];
  readonly names: OperatorNames;
}> {
  const imported = await findImport(ctx.reader, id);
  if (imported === null) {
    throw new AppError('not_found');
  }
  const isOpen = imported.state === 'pending';
  return {
    shown: { imported, parts: await listParts(ctx.reader, [id]) },
    preview: isOpen ? await previewImport(ctx.reader, readers, ctx.fieldEncryption, imported) : [],
    names: await namesOf(ctx, [imported]),
  };
}

function namesOf(ctx: QueryCtx, imports: readonly StatementImport[]): Promise<OperatorNames> {
  return operatorNames(
    ctx,
    imports.map((one) => one.uploadedBy),
  );
}
