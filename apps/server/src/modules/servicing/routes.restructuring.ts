import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { addSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../platform/context.ts';
import { AppError, fieldError } from '../../platform/errors.ts';
import type { Routes } from '../../platform/http/route.ts';
import { type FileIntake, fileLink, recordUploads, withUploads } from '../files/public.ts';
import { type Note, readNote } from '../notes/public.ts';
import { CONSENT_PURPOSE, termsOf } from './commands/restructure-note.ts';
import { owedReturnOf } from './domain/instalment.ts';
import { maturityOf } from './domain/issue.ts';
import { type PlannedRestructuring, restructuringOf } from './queries/restructuring.ts';
import type { Restructuring } from './store/restructurings.ts';

type Row = ParsedApi['operatorNote']['response']['schedule'][number];
type Past = ParsedApi['operatorNote']['response']['restructurings'][number];
type Preview = ParsedApi['operatorRestructuringPreview']['response']['preview'];

/** What two operators may agree anew with an issuer, and the consents that it rests on (REC-22). */
export function restructuringRoutes(routes: Routes, { storage }: { readonly storage: FileIntake }): void {
  routes.on('operatorRestructuringPreview', (call) =>
    call.read(async (ctx) => ({
      success: true,
      preview: presentPlan(await restructuringOf(ctx, call.params.id, termsOf(call.query))),
    })),
  );
  routes.on(
    'operatorUploadConsent',
    (call) =>
      withUploads(storage, call.principal, { document: call.body.document }, ({ document = [] }) =>
        call.command(async (ctx) => {
          const { issuerId } = await requireIssued(ctx, call.params.id);
          const [file] = await recordUploads(ctx, document, { userId: issuerId, purpose: CONSENT_PURPOSE });
          if (file === undefined) {
            throw fieldError('document', message('restructuring_consent_required'));
          }
          return { success: true, file: fileLink(file) };
        }),
      ),
    201,
    async ({ params, read }) => void (await read((ctx) => requireIssued(ctx, params.id))),
  );
}

/** @throws AppError `not_found` where there is no such note, or it is not issued */
async function requireIssued(ctx: QueryCtx, noteId: string): Promise<Note> {
  const note = await readNote(ctx, noteId);
  if (note === null || note.issuedOn === null) {
    throw new AppError('not_found');
  }
  return note;
}

function presentPlan(plan: PlannedRestructuring): Preview {
  return {
    ...{
      contract: plan.note.contract,
      principal: senToText(plan.principalSen),
      return: senToText(plan.returnSen),
    },
    ...{ additional_return: senToText(plan.additionalSen), late_waived: senToText(plan.waivedLateSen) },
    gharamah_waived: senToText(plan.waivedCharitySen),
    former: plan.instalments.map((row) => presentRow({ ...row, returnSen: owedReturnOf(row) })),
    rows: plan.rows.map((row) =>
      presentRow({ ...row, paidPrincipalSen: ZERO_SEN, paidReturnSen: ZERO_SEN, settledOn: null }),
    ),
    matures_on: maturityOf(plan.rows),
  };
}

/** What was agreed anew, with the schedule that it replaced. */
export function presentRestructuring(one: Restructuring): Past {
  return {
    ...{ number: one.number, on: one.on, extension_rate: rateToText(one.extensionRateBps) },
    ...{ additional_return: senToText(one.additionalSen), late_waived: senToText(one.waivedLateSen) },
    gharamah_waived: senToText(one.waivedCharitySen),
    adviser: one.adviser && { name: one.adviser.name, consented_on: one.adviser.consentedOn },
    former: one.former.map(presentRow),
  };
}

interface ShownRow {
  readonly number: number;
  readonly dueOn: string;
  readonly principalSen: Sen;
  readonly returnSen: Sen;
  readonly paidPrincipalSen: Sen;
  readonly paidReturnSen: Sen;
  readonly settledOn: string | null;
}

function presentRow(row: ShownRow): Row {
  return {
    ...{ number: row.number, due_on: row.dueOn, settled_on: row.settledOn },
    ...{ principal: senToText(row.principalSen), return: senToText(row.returnSen) },
    paid: senToText(addSen(row.paidPrincipalSen, row.paidReturnSen)),
  };
}
