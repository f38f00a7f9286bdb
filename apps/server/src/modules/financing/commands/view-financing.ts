import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { type Approvals, type NumbersShown, numbersForChecker } from '../../approvals/public.ts';
import type { NoteKnowledge } from '../domain/issuer-notes.ts';
import { type ApplicationFile, applicationFile } from '../queries/operator-applications.ts';

/** An application for financing as one operator may see it. */
export type ViewedFinancing = ApplicationFile & Pick<NumbersShown, 'numbers'>;

/** The parts of the view that depend on the guarantors. */
const KINDS = ['financing_offer', 'financing_rejection', 'grade_override'];

/**
 * Opens an application for financing for an operator; the view is written to the audit log (OPS-4).
 * @throws AppError `not_found`
 */
export async function viewFinancing(
  ctx: Ctx,
  { notes, approvals }: { readonly notes: NoteKnowledge; readonly approvals: Approvals },
  operator: OperatorPrincipal,
  id: string,
): Promise<ViewedFinancing> {
  const file = await applicationFile(ctx, notes, id);
  const { numbers, ...why } = await numbersForChecker(ctx, approvals, { id, kinds: KINDS }, operator);
  const subject = { subjectKind: 'financing_application', subjectId: id };
  await recordAudit(ctx, { action: 'financing.viewed', ...subject, after: { numbers }, ...why });
  return { ...file, numbers };
}
