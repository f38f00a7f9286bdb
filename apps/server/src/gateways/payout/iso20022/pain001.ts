import { type Sen, senToText, sumSen } from '@titian/finance/sen';
import { XMLBuilder } from 'fast-xml-parser';
import type { BankAccountRef, PayoutBatch, PayoutInstruction } from '../port.ts';
import { rejectInvalidBatch } from './batch-rules.ts';
import { MAX_DESCRIPTION_CHARS, MAX_NAME_CHARS, swiftText } from './characters.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: false,
});

/**
 * A payout batch as pain.001.001.03, the order to the bank that finance releases (PAY-1): one
 * PmtInf, method TRF, MYR, accounts under Othr because Malaysia has no IBAN. Throws BatchRejected.
 */
export function writePain001(batch: PayoutBatch): string {
  rejectInvalidBatch(batch);
  const totals = { NbOfTxs: String(batch.instructions.length), CtrlSum: controlSum(batch.instructions) };
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': NAMESPACE,
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: batch.messageId,
          CreDtTm: `${batch.createdAt.toISOString().slice(0, 19)}Z`,
          ...totals,
          InitgPty: party(batch.debtor),
        },
        PmtInf: paymentInformation(batch, totals),
      },
    },
  });
}

function paymentInformation(batch: PayoutBatch, totals: { NbOfTxs: string; CtrlSum: string }): object {
  return {
    // One PmtInf to a message, so the message's id identifies it as well.
    PmtInfId: batch.messageId,
    PmtMtd: 'TRF',
    BtchBookg: 'false',
    ...totals,
    ReqdExctnDt: batch.payOn,
    Dbtr: party(batch.debtor),
    DbtrAcct: { ...account(batch.debtor), Ccy: 'MYR' },
    DbtrAgt: agent(batch.debtor),
    ChrgBr: 'SLEV',
    CdtTrfTxInf: batch.instructions.map(creditTransfer),
  };
}

function creditTransfer({ endToEndId, amountSen, creditor, description }: PayoutInstruction): object {
  return {
    PmtId: { InstrId: endToEndId, EndToEndId: endToEndId },
    Amt: { InstdAmt: { '@Ccy': 'MYR', '#text': senToText(amountSen) } },
    CdtrAgt: agent(creditor),
    Cdtr: party(creditor),
    CdtrAcct: account(creditor),
    RmtInf: { Ustrd: swiftText(description, MAX_DESCRIPTION_CHARS) },
  };
}

function controlSum(instructions: readonly PayoutInstruction[]): string {
  const total: Sen = sumSen(instructions.map(({ amountSen }) => amountSen));
  return senToText(total);
}

function party({ name }: BankAccountRef): { Nm: string } {
  return { Nm: swiftText(name, MAX_NAME_CHARS) };
}

function account({ accountNo }: BankAccountRef): { Id: object } {
  return { Id: { Othr: { Id: accountNo } } };
}

function agent({ bic }: BankAccountRef): { FinInstnId: { BIC: string } } {
  return { FinInstnId: { BIC: bic } };
}
