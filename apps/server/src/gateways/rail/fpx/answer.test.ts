import { expect, it } from 'vitest';
import { readAnswer } from './answer.ts';

it.each([
  '',
  '\r\n \r\n',
  'ERROR',
  '\nERROR\n',
  'PROSESSING ERROR',
  'PROCESSING ERROR',
  'msgfromfpx= PROSESSING ERROR',
  'msgfromfpx=+PROSESSING+ERROR',
  '\r\nmsgfromfpx=%20PROSESSING%20ERROR\r\n',
  '<html>Bad gateway</html>',
])('reads %j as: cannot say', (body) => {
  expect(readAnswer(body)).toEqual({ kind: 'error', body: body.trim() });
});

it('keeps only the beginning of a strange answer', () => {
  expect(readAnswer('x'.repeat(5_000))).toEqual({ kind: 'error', body: 'x'.repeat(500) });
});

it('reads fields between blank lines, decoded, in any order', () => {
  const body = '\r\n\r\n\n fpx_txnAmount=200.00&fpx_fpxTxnId=&fpx_buyerName=NUR%27AIN+%26+CO%2B\r\n\r\n';
  expect(readAnswer(body)).toEqual({
    kind: 'fields',
    raw: { fpx_txnAmount: '200.00', fpx_fpxTxnId: '', fpx_buyerName: "NUR'AIN & CO+" },
  });
});
