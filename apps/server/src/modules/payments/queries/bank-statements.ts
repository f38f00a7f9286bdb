import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { idCursor, type Page, type PageQuery, pageOf } from '../../../platform/paging.ts';
import type { ImportedStatement, ShownLine } from '../domain/imported-statement.ts';
import { findStatements, listLines, listStatements } from '../store/statement-lists.ts';
import { type OperatorNames, operatorNames } from './exceptions.ts';

export interface StatementPage extends Page<ImportedStatement> {
  readonly names: OperatorNames;
}

/** Imported statements, the last one first. */
export async function searchStatements(ctx: QueryCtx, query: PageQuery): Promise<StatementPage> {
  const found = await listStatements(ctx.reader, idCursor(query.cursor), query.limit + 1);
  const page = pageOf(found, query.limit, (last) => last.id);
  return { ...page, names: await namesOf(ctx, page.rows) };
}

/** More lines than this are read in the bank's own file. */
const LINES_SHOWN = 500;

/** A statement with the lines of its days. @throws AppError `not_found` */
export async function statementWithLines(
  ctx: QueryCtx,
  id: string,
): Promise<{
  readonly statement: ImportedStatement;
  readonly lines: readonly ShownLine[];
  readonly names: OperatorNames;
}> {
  const [statement] = await findStatements(ctx.reader, [id]);
  if (statement === undefined) {
    throw new AppError('not_found');
  }
  const lines = await listLines(ctx.reader, statement, LINES_SHOWN);
  return { statement, lines, names: await namesOf(ctx, [statement]) };
}

function namesOf(ctx: QueryCtx, rows: readonly ImportedStatement[]): Promise<OperatorNames> {
  return operatorNames(
    ctx,
    rows.map((one) => one.importedBy),
  );
}
