import type { XmlElement } from '../lib/xml.ts';

/** What the bank accepts at one place of a pain.001.001.03 message. */
interface ElementRule {
  readonly name: string;
  readonly required: boolean;
  readonly repeats: boolean;
  /** The form of the text; a rule without it has children. */
  readonly text?: RegExp;
  readonly attributes?: Readonly<Record<string, RegExp>>;
  readonly children?: readonly ElementRule[];
}

type Content = RegExp | readonly ElementRule[];

function rule(name: string, content: Content, required: boolean, repeats = false): ElementRule {
  return content instanceof RegExp
    ? { name, required, repeats, text: content }
    : { name, required, repeats, children: content };
}

const one = (name: string, content: Content): ElementRule => rule(name, content, true);
const may = (name: string, content: Content): ElementRule => rule(name, content, false);

/** SWIFT's character set X (PAY-2) with a greatest length. */
function swift(greatest: number): RegExp {
  return new RegExp(`^[A-Za-z0-9/\\-?:().,'+ ]{1,${greatest}}$`);
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})?$/;
const COUNT = /^\d{1,15}$/;
const SUM = /^\d{1,16}(?:\.\d{1,2})?$/;
const BIC = /^[A-Z]{6}[A-Z2-9][A-NP-Z0-9](?:[A-Z0-9]{3})?$/;
const CODE_OR_OWN = [may('Cd', /^[A-Z0-9]{1,4}$/), may('Prtry', swift(35))];

const OTHER_ID = [one('Othr', [one('Id', swift(34))])];
const ACCOUNT = [one('Id', OTHER_ID), may('Ccy', /^[A-Z]{3}$/), may('Nm', swift(70))];
const ADDRESS = [may('Ctry', /^[A-Z]{2}$/), rule('AdrLine', swift(70), false, true)];
const PARTY_ID = [
  may('OrgId', [may('BICOrBEI', BIC), may('Othr', [one('Id', swift(35))])]),
  may('PrvtId', [may('Othr', [one('Id', swift(35))])]),
];
const PARTY = [
  one('Nm', swift(140)),
  may('PstlAdr', ADDRESS),
  may('Id', PARTY_ID),
  may('CtryOfRes', /^[A-Z]{2}$/),
];
const AGENT = [one('FinInstnId', [one('BIC', BIC), may('Nm', swift(140))])];
const PAYMENT_TYPE = [
  may('InstrPrty', /^(?:HIGH|NORM)$/),
  may('SvcLvl', CODE_OR_OWN),
  may('LclInstrm', CODE_OR_OWN),
  may('CtgyPurp', CODE_OR_OWN),
];
const CHARGES = /^(?:DEBT|CRED|SHAR|SLEV)$/;

const TRANSFER = [
  one('PmtId', [may('InstrId', swift(35)), one('EndToEndId', swift(35))]),
  may('PmtTpInf', PAYMENT_TYPE),
  one('Amt', [{ ...one('InstdAmt', SUM), attributes: { Ccy: /^[A-Z]{3}$/ } }]),
  may('ChrgBr', CHARGES),
  one('CdtrAgt', AGENT),
  one('Cdtr', PARTY),
  one('CdtrAcct', ACCOUNT),
  may('Purp', CODE_OR_OWN),
  may('RmtInf', [rule('Ustrd', swift(140), false, true)]),
];

const PAYMENT = [
  one('PmtInfId', swift(35)),
  one('PmtMtd', /^TRF$/),
  may('BtchBookg', /^(?:true|false)$/),
  may('NbOfTxs', COUNT),
  may('CtrlSum', SUM),
  may('PmtTpInf', PAYMENT_TYPE),
  one('ReqdExctnDt', DAY),
  one('Dbtr', PARTY),
  one('DbtrAcct', ACCOUNT),
  one('DbtrAgt', AGENT),
  may('ChrgBr', CHARGES),
  rule('CdtTrfTxInf', TRANSFER, true, true),
];

const HEADER = [
  one('MsgId', swift(35)),
  one('CreDtTm', INSTANT),
  one('NbOfTxs', COUNT),
  one('CtrlSum', SUM),
  one('InitgPty', [may('Nm', swift(140)), may('Id', PARTY_ID)]),
];

const PAIN_001_NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03';

/** The message as this bank takes it: the parts of pain.001.001.03 for domestic transfers, in order. */
const DOCUMENT = one('Document', [
  one('CstmrCdtTrfInitn', [one('GrpHdr', HEADER), rule('PmtInf', PAYMENT, true, true)]),
]);

function attributeProblem(element: XmlElement, found: ElementRule, path: string): string | null {
  for (const [name, pattern] of Object.entries(found.attributes ?? {})) {
    if (!pattern.test(element.attributes[name] ?? ''))
      return `${path}: attribute ${name} is missing or wrong`;
  }
  return null;
}

function childrenProblem(element: XmlElement, rules: readonly ElementRule[], path: string): string | null {
  let index = 0;
  for (const expected of rules) {
    let count = 0;
    for (; element.children[index]?.name === expected.name; index++, count++) {
      const child = element.children[index];
      const problem = child === undefined ? null : ruleProblem(child, expected, `${path}/${expected.name}`);
      if (problem !== null) return problem;
    }
    if (expected.required && count === 0) return `${path}: ${expected.name} is missing or out of order`;
    if (!expected.repeats && count > 1) return `${path}: ${expected.name} may come once only`;
  }
  const extra = element.children[index];
  return extra === undefined ? null : `${path}: ${extra.name} is not expected here`;
}

function ruleProblem(element: XmlElement, found: ElementRule, path: string): string | null {
  const attribute = attributeProblem(element, found, path);
  if (attribute !== null) return attribute;
  if (found.children !== undefined) return childrenProblem(element, found.children, path);
  if (element.children.length > 0) return `${path}: text is expected`;
  return found.text?.test(element.text) === false ? `${path}: "${element.text}" has a wrong form` : null;
}

/**
 * Checks a document against the elements, order, lengths and characters that the bank accepts (PAY-20).
 *
 * @returns the first problem with its place, or null when there is none
 */
export function structureProblem(root: XmlElement): string | null {
  if (root.name !== 'Document' || root.attributes.xmlns !== PAIN_001_NAMESPACE) {
    return `the root must be Document of ${PAIN_001_NAMESPACE}`;
  }
  return ruleProblem(root, DOCUMENT, 'Document');
}
