import type { ParsedApi } from '@titian/contracts/schemas/all';
import { rateToText } from '@titian/finance/rate';
import { addSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { PlannedRestructuring } from '../queries/restructuring.ts';
import type { Restructuring } from '../store/restructurings.ts';
import { isReplaced, owedReturnOf } from './instalment.ts';
import { maturityOf } from './issue.ts';

type Row = ParsedApi['operatorNote']['response']['schedule'][number];
type Past = ParsedApi['operatorNote']['response']['restructurings'][number];
type Preview = ParsedApi['operatorRestructuringPreview']['response']['preview'];

/** A restructuring before it is decided, beside the schedule in force. */
export function restructuringPreview(plan: PlannedRestructuring): Preview {
  return {
    ...{
      contract: plan.note.contract,
      principal: senToText(plan.principalSen),
      return: senToText(plan.returnSen),
    },
    ...{ additional_return: senToText(plan.additionalSen), late_waived: senToText(plan.waivedLateSen) },
    gharamah_waived: senToText(plan.waivedCharitySen),
    former: plan.instalments
      .filter((row) => !isReplaced(row))
      .map((row) => presentRow({ ...row, returnSen: owedReturnOf(row) })),
    rows: plan.rows.map((row) =>
      presentRow({ ...row, paidPrincipalSen: ZERO_SEN, paidReturnSen: ZERO_SEN, settledOn: null }),
    ),
    matures_on: maturityOf(plan.rows),
  };
}

/** What was agreed anew, with the schedule that it replaced. */
export function restructuringView(one: Restructuring): Past {
  return {
    ...{ number: one.number, on: one.on, extension_rate: rateToText(one.extensionRateBps) },
    ...{ additional_return: senToText(one.additionalSen), late_waived: senToText(one.waivedLateSen) },
    gharamah_waived: senToText(one.waivedCharitySen),
    adviser: one.adviser && { name: one.adviser.name, consented_on: one.adviser.consentedOn },
    former: one.former.filter((row) => !isReplaced(row)).map(presentRow),
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
