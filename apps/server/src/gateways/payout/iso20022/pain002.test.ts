import { expect, it } from 'vitest';
import { submissionOf } from './pain002.ts';

const group = (status: string, more = '') =>
  `<OrgnlGrpInfAndSts><OrgnlMsgId>M1</OrgnlMsgId><GrpSts>${status}</GrpSts>${more}</OrgnlGrpInfAndSts>`;
const reason = (code: string, text: string) =>
  `<StsRsnInf><Rsn><Cd>${code}</Cd></Rsn><AddtlInf>${text}</AddtlInf></StsRsnInf>`;
const payment = (id: string, status: string, more = '') =>
  `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${more}</TxInfAndSts>`;
const report = (content: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.03"><CstmrPmtStsRpt>${content}</CstmrPmtStsRpt></Document>`;

it('reads a file that was rejected as a whole', () => {
  expect(submissionOf(report(group('RJCT', reason('AM10', 'wrong control sum'))))).toEqual({
    kind: 'refused',
    detail: 'AM10: wrong control sum',
  });
});

it('does not take another file under the same id for an error: the first may have been paid', () => {
  expect(submissionOf(report(group('RJCT', reason('DU01', 'used before'))))).toMatchObject({
    kind: 'unknown',
  });
});

it('reads which payments were rejected, and why', () => {
  const content = `${group('PART')}<OrgnlPmtInfAndSts>${payment('A', 'ACCP')}${payment('B', 'RJCT', reason('AC04', 'closed'))}${payment('C', 'RJCT')}</OrgnlPmtInfAndSts>`;
  expect(submissionOf(report(content))).toEqual({
    kind: 'accepted',
    rejected: [
      { endToEndId: 'B', reason: 'AC04: closed' },
      { endToEndId: 'C', reason: 'no reason given' },
    ],
  });
});

it('reads a file of which every payment was rejected payment by payment', () => {
  const content = `${group('RJCT')}<OrgnlPmtInfAndSts>${payment('A', 'RJCT', reason('AC01', 'no account'))}</OrgnlPmtInfAndSts>`;
  expect(submissionOf(report(content))).toEqual({
    kind: 'accepted',
    rejected: [{ endToEndId: 'A', reason: 'AC01: no account' }],
  });
});

it.each([
  ['nothing', ''],
  ['text', 'OK'],
  ['other XML', '<a/>'],
  ['XML whose declaration does not end', '<?xml versi"?><a></a>'],
  ['XML of a thousand levels', `${'<a>'.repeat(1_000)}${'</a>'.repeat(1_000)}`],
  ['a full acceptance', report(group('ACCP'))],
  ['a repetition', report(group('ACCP', reason('DU01', 'taken before')))],
])('takes %s for an acceptance', (_case, body) => {
  expect(submissionOf(body)).toEqual({ kind: 'accepted', rejected: [] });
});
