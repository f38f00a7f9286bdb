import { describe, expect, it } from 'vitest';
import {
  bankEnquiryFields,
  bankListFields,
  checksumSource,
  confirmationFields,
  fromWire,
  maskedRaw,
  requestFields,
  toWire,
} from './fields.ts';

const lists = { requestFields, confirmationFields, bankEnquiryFields, bankListFields };

describe('field lists', () => {
  it.each(Object.entries(lists))(
    '%s ascends by wire name, which is the order of the checksum',
    (_name, fields) => {
      expect([...fields]).toEqual([...fields].sort());
      expect(new Set(fields).size).toBe(fields.length);
    },
  );

  it('have the sizes of the protocol', () => {
    expect(Object.values(lists).map((fields) => fields.length)).toEqual([20, 21, 4, 4]);
  });

  it('leave out of the confirmation what only the request carries', () => {
    for (const field of ['version', 'sellerBankCode', 'productDesc', 'buyerEmail', 'buyerAccNo']) {
      expect(confirmationFields).not.toContain(field);
    }
  });
});

const message = { msgToken: '01', msgType: 'BE', sellerExId: 'EX00000123', version: '' };

it('joins the values, blanks included', () => {
  expect(checksumSource(bankEnquiryFields, message)).toBe('01|BE|EX00000123|');
});

it('names the fields that a received message lacks', () => {
  expect(fromWire(bankEnquiryFields, { fpx_msgToken: '01', fpx_version: '7.0', msgType: 'BE' })).toEqual({
    missing: ['msgType', 'sellerExId', 'checkSum'],
  });
  expect(fromWire(bankEnquiryFields, Object.create(toWire(bankEnquiryFields, message, 'AB')))).toHaveProperty(
    'missing',
  );
});

it('writes and reads the wire form, ignoring keys that do not belong', () => {
  const wire = toWire(bankEnquiryFields, message, 'AB');
  expect(wire).toEqual({
    fpx_msgToken: '01',
    fpx_msgType: 'BE',
    fpx_sellerExId: 'EX00000123',
    fpx_version: '',
    fpx_checkSum: 'AB',
  });
  expect(fromWire(bankEnquiryFields, { ...wire, fpx_extra: 'x', extra: 'y' })).toEqual({
    message,
    checkSum: 'AB',
  });
});

it.each([
  [undefined, undefined],
  ['', ''],
  ['880101145678', '****5678'],
])('masks the payer identity %j as %j for the log', (buyerId, masked) => {
  const raw = { fpx_buyerName: 'A', ...(buyerId === undefined ? {} : { fpx_buyerId: buyerId }) };
  expect(maskedRaw(raw)).toEqual({
    fpx_buyerName: 'A',
    ...(masked === undefined ? {} : { fpx_buyerId: masked }),
  });
});

it('keeps the known fields of a confirmation, each within a size', () => {
  const raw = { fpx_buyerName: 'A'.repeat(5_000), fpx_surplus: 'x', padding: 'y'.repeat(9_000) };
  expect(maskedRaw(raw)).toEqual({ fpx_buyerName: 'A'.repeat(1_024) });
});
