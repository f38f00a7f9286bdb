import type { Ctx } from '../../platform/context.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import type { Call, Routes } from '../../platform/http/route.ts';
import { type FileIntake, type StoredUpload, withUploads } from '../files/public.ts';
import { assignCase, closeCase, setCasePriority } from './commands/change-case.ts';
import { type FindLinked, linkCase, unlinkCase } from './commands/link-case.ts';
import { openCaseByHand } from './commands/open-case.ts';
import { answerCustomer, noteInCase } from './commands/write-in-case.ts';
import { writeToCustomer } from './commands/write-to-customer.ts';
import { resolutionOf } from './domain/resolution.ts';
import { presentCase } from './present.ts';
import { caseOwners, readCases } from './queries/list-cases.ts';
import { type CaseReader, readCase, seenCase, viewCase } from './queries/read-case.ts';

interface CaseRouteDeps {
  readonly findLinked: FindLinked;
  readonly storage: FileIntake;
}

/** Cases as operators work on them (CAS-3). */
export function caseOperatorRoutes(routes: Routes, { findLinked, storage }: CaseRouteDeps): void {
  routes.on('operatorCases', (call) =>
    call.read(async (ctx) => {
      const page = await readCases(ctx, call.principal, call.query);
      const items = page.rows.map((row) => presentCase(row, ctx.businessNow, call.language));
      return { success: true, items, next_cursor: page.nextCursor, owners: await caseOwners(ctx) };
    }),
  );
  routes.on('operatorCase', (call) =>
    call.command(async (ctx) => ({
      success: true,
      case: await viewCase(ctx, readerOf(call), call.params.id),
    })),
  );
  routes.on(
    'operatorOpenCase',
    async (call) => {
      const { customer_id: customerId, ...wanted } = call.body;
      const { id } = await call.once(async (ctx) => ({
        id: await openCaseByHand(ctx, call.principal, { ...wanted, customerId }, findLinked),
      }));
      return shown(call, id);
    },
    201,
  );
  actRoutes(routes);
  linkRoutes(routes, findLinked);
  writingRoutes(routes, storage);
  conversationRoute(routes, storage);
}

/** Each act answers the case as it is after it. */
function actRoutes(routes: Routes): void {
  routes.on('operatorAssignCase', (call) =>
    acted(call, (ctx, operator) => assignCase(ctx, operator, named(call), call.body.owner_id)),
  );
  routes.on('operatorSetCasePriority', (call) =>
    acted(call, (ctx, operator) => setCasePriority(ctx, operator, named(call), call.body.priority)),
  );
  routes.on('operatorCloseCase', (call) =>
    acted(call, (ctx, operator) => {
      const { reason: closeReason, resolution } = call.body;
      return closeCase(ctx, operator, named(call), {
        closeReason,
        resolution: resolution === null ? null : resolutionOf(resolution),
      });
    }),
  );
}

function linkRoutes(routes: Routes, findLinked: FindLinked): void {
  routes.on('operatorLinkCase', (call) => {
    const { kind, reference } = call.body;
    return acted(call, (ctx, operator) =>
      linkCase(ctx, operator, named(call), { kind, reference }, findLinked),
    );
  });
  routes.on('operatorUnlinkCase', (call) => {
    const { kind, object_id: objectId } = call.body;
    return acted(call, (ctx, operator) => unlinkCase(ctx, operator, named(call), { kind, objectId }));
  });
}

/** What is written may have files attached, which are stored once the case was found. */
function writingRoutes(routes: Routes, storage: FileIntake): void {
  routes.on(
    'operatorNoteCase',
    (call) =>
      attaching(storage, call, (uploads) =>
        written(call, (ctx, operator) =>
          noteInCase(ctx, operator, call.params.id, { text: call.body.text, uploads }),
        ),
      ),
    200,
    requireSeen,
  );
  routes.on(
    'operatorAnswerCase',
    (call) =>
      attaching(storage, call, (uploads) =>
        written(call, (ctx, operator) =>
          answerCustomer(ctx, operator, named(call), { text: call.body.text, uploads }),
        ),
      ),
    200,
    requireSeen,
  );
}

interface Uploading {
  readonly principal: OperatorPrincipal;
  readonly body: { readonly files: Parameters<typeof withUploads>[2][string] };
}

/** The conversation of an operator with a customer; what is attached goes with its first message (CAS-11). */
function conversationRoute(routes: Routes, storage: FileIntake): void {
  routes.on(
    'operatorStartConversation',
    (call) =>
      attaching(storage, call, async (uploads) => {
        const { customer_id: customerId, subject, text } = call.body;
        const { id } = await call.once(async (ctx) => ({
          id: await writeToCustomer(ctx, call.principal, { customerId, subject, text, uploads }),
        }));
        return shown(call, id);
      }),
    201,
  );
}

function attaching<Result>(
  storage: FileIntake,
  { principal, body }: Uploading,
  run: (uploads: readonly StoredUpload[]) => Promise<Result>,
): Promise<Result> {
  return withUploads(storage, principal, { files: body.files }, ({ files = [] }) => run(files));
}

/** @throws AppError `not_found` also where the operator may not know of it (CAS-8) */
async function requireSeen({ params, principal, read }: Pick<Acting, 'params' | 'principal' | 'read'>) {
  await read((ctx) => seenCase(ctx, principal, params.id));
}

function readerOf({ principal, language }: Pick<Acting, 'principal' | 'language'>): CaseReader {
  return { operator: principal, language };
}

interface OfCase {
  readonly params: { readonly id: string };
  readonly body: { readonly version: number };
}

const named = ({ params, body }: OfCase) => ({ id: params.id, version: body.version });

type Acting = Pick<Call<'operatorAssignCase'>, 'params' | 'principal' | 'language' | 'command' | 'read'>;

type Act = (ctx: Ctx, operator: OperatorPrincipal) => Promise<void>;

async function acted(call: Acting, act: Act) {
  await call.command((ctx) => act(ctx, call.principal));
  return shown(call, call.params.id);
}

/** The same once per key, because what is written again would be there twice (WIRE-6). */
async function written(call: Acting & Pick<Call<'operatorNoteCase'>, 'once'>, act: Act) {
  await call.once((ctx) => act(ctx, call.principal));
  return shown(call, call.params.id);
}

function shown(call: Pick<Acting, 'principal' | 'language' | 'read'>, id: string) {
  return call.read(async (ctx) => ({
    success: true as const,
    case: await readCase(ctx, readerOf(call), id),
  }));
}
