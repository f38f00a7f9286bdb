import { describe, expect, test } from 'vitest';
import { changed, fieldErrorsOf } from '../testing.ts';
import { investorSchemas } from './investors.ts';
import { investorForm as form } from './valid-forms.fixture.ts';

const anId = '01890a5d-ac96-774b-bcce-b302099a8057';
const aFile = { filename: 'a.png', contentType: 'image/png', size: 3, sha256: 'aa', path: '/in/a' };

describe('the application, submitted', () => {
  const { body } = investorSchemas.investorApply;

  test.each([
    [{ submit: undefined }, ['submit']],
    [{ submit: '2' }, ['submit']],
    [{ submit: 1 }, ['submit']],
    [{ version: undefined }, ['version']],
    [{ full_name: '' }, ['full_name']],
    [{ identity_type: 'licence' }, ['identity_type']],
    [{ identity_number: '900231-14-5678' }, ['identity_number']],
    [{ identity_type: 'passport', identity_number: 'A1' }, ['identity_number']],
    [{ selected_birthday_day: '30', selected_birthday_month: '2' }, ['selected_birthday_day']],
    [{ postcode: '5045' }, ['postcode']],
    [{ state: 'Selangor' }, ['state']],
    [{ phone_number: '12345' }, ['phone_number']],
    [{ inv_employer: '' }, ['inv_employer']],
    [{ inv_occupation: 'Part time', inv_employer: undefined }, ['inv_employer']],
    [{ inv_occupation: 'Student' }, ['inv_source_of_income']],
    [{ inv_occupation: 'Self employed' }, ['inv_source_of_income', 'inv_nature_of_business']],
    [{ inv_occupation: 'Pirate' }, ['inv_occupation']],
    [{ inv_risk_tolerance: '' }, ['inv_risk_tolerance']],
    [{ inv_stocks_knowledge_years: '5' }, ['inv_stocks_knowledge_years']],
    [{ inv_stocks_knowledge_years: '0' }, ['inv_stocks_knowledge_years']],
    [{ invested_in_p2p: '1' }, ['inv_estimated_p2p_invested']],
    [
      { invested_in_p2p: '1', inv_p2p_lending_knowledge_years: '' },
      ['inv_estimated_p2p_invested', 'inv_p2p_lending_knowledge_years'],
    ],
    [{ invested_in_p2p: '1', inv_estimated_p2p_invested: '-5' }, ['inv_estimated_p2p_invested']],
    [{ agree_islamic: '0' }, ['agree_islamic']],
    [{ keep_files: 'all' }, ['keep_files']],
    [{ is_ekyc_verified: '1' }, ['is_ekyc_verified']],
  ])('rejects %j at %j', (changes, fields) => {
    const blamed = Object.keys(fieldErrorsOf(body, changed(form, changes)) ?? {});
    expect(blamed.map((one) => one.replace(/\..*/, '')).sort()).toEqual([...fields].sort());
  });

  test('says the words of the specification', () => {
    expect(
      fieldErrorsOf(body, changed(form, { inv_risk_tolerance: undefined, invested_in_p2p: '1' })),
    ).toEqual({
      inv_risk_tolerance: ['Please select a Risk Tolerance Level'],
      inv_estimated_p2p_invested: ['Estimated amount of P2P Investment is required'],
    });
  });

  test('takes the whole form, tidied, with what does not apply cleared', () => {
    const parsed = body.parse(changed(form, { inv_source_of_income: 'Pocket money' }));
    expect(parsed).toMatchObject({
      submit: 1,
      version: 3,
      identity_number: '900131145678',
      bank_account_no: '514212345678',
      invested_in_p2p: 0,
      inv_estimated_p2p_invested: '0',
      inv_p2p_lending_knowledge_years: 1,
      inv_stocks_knowledge_years: 2,
      keep_files: [anId],
      identity_back: [],
    });
    expect(parsed.inv_source_of_income).toBeUndefined();
  });

  test('takes an address abroad without a Malaysian postcode and state', () => {
    const abroad = { country: 'GB', postcode: 'SW1A 1AA', state: 'London' };
    expect(fieldErrorsOf(body, changed(form, abroad))).toBeNull();
  });

  test('stores amount and experience of earlier investments', () => {
    expect(
      body.parse(changed(form, { invested_in_p2p: '1', inv_estimated_p2p_invested: '5000' })),
    ).toMatchObject({
      inv_estimated_p2p_invested: '5000',
      inv_p2p_lending_knowledge_years: 4,
    });
  });
});

describe('the application, saved as a draft', () => {
  const { body } = investorSchemas.investorApply;

  test.each([
    [{ submit: '0' }, ['version']],
    [{ submit: '0', version: '-1' }, ['version']],
    [{ submit: '0', version: '1', surprise: 'x' }, ['surprise']],
    [{ submit: '0', version: '1', full_name: 'a\u0000' }, ['full_name']],
    [{ submit: '0', version: '1', city: 'x'.repeat(2_001) }, ['city']],
    [{ submit: '0', version: '1', invested_in_p2p: 'maybe' }, ['invested_in_p2p']],
  ])('rejects %j', (value, fields) => {
    expect(Object.keys(fieldErrorsOf(body, value) ?? {})).toEqual(fields);
  });

  test('retains the input, however incomplete', () => {
    expect(
      body.parse({
        submit: '0',
        version: '0',
        full_name: ' Nur ',
        identity_number: '9',
        city: '',
        agree_privacy: '',
        inv_stocks_knowledge_years: '3',
      }),
    ).toEqual({
      submit: 0,
      version: 0,
      full_name: ' Nur ',
      identity_number: '9',
      city: null,
      agree_privacy: null,
      inv_stocks_knowledge_years: 3,
      identity_front: [],
      identity_back: [],
      keep_files: [],
    });
  });
});

describe('money', () => {
  const badAmounts = [undefined, '', '-1', '1.234', '1e5', 'NaN', '1,000', 250];

  test.each(badAmounts.map((value) => [value]))('every call rejects an amount of %j', (amount) => {
    const fieldErrors = [
      fieldErrorsOf(investorSchemas.investorTopup.body, changed({ payment_type: 'fpx' }, { amount })),
      fieldErrorsOf(investorSchemas.investorInvestment.body, changed({ note_id: anId }, { amount })),
      fieldErrorsOf(investorSchemas.investorWithdraw.body, changed({}, { amount })),
    ];
    for (const problem of fieldErrors) {
      expect(problem).toEqual({ amount: ['Please enter an amount in ringgit, for example 250.00'] });
    }
  });

  test('a top-up is by FPX by default, and a manual one needs its proof', () => {
    const { body } = investorSchemas.investorTopup;
    expect(body.parse({ amount: '200' })).toMatchObject({
      payment_type: 'fpx',
      manual_payment_proof_file: [],
    });
    expect(body.parse({ amount: '200', first_time: '1' })).toMatchObject({ first_time: 1 });
    expect(fieldErrorsOf(body, { amount: '200', payment_type: 'cash' })).toHaveProperty('payment_type');
    expect(fieldErrorsOf(body, { amount: '200', payment_type: 'manual' })).toHaveProperty(
      'manual_payment_proof_file',
    );
    expect(
      fieldErrorsOf(body, { amount: '200', payment_type: 'manual', manual_payment_proof_file: [aFile] }),
    ).toBeNull();
  });

  test('an investment leaves its choices out as no', () => {
    const { body } = investorSchemas.investorInvestment;
    expect(body.parse({ note_id: anId, amount: '50' })).toEqual({
      note_id: anId,
      amount: '50',
      fill_remaining: 0,
      acknowledge_limit: 0,
      agree_wakalah: 0,
    });
    expect(fieldErrorsOf(body, { note_id: anId, amount: '50', fill_remaining: true })).toHaveProperty(
      'fill_remaining',
    );
    expect(fieldErrorsOf(body, { note_id: '101', amount: '50' })).toHaveProperty('note_id');
    expect(fieldErrorsOf(body, { note_id: anId, amount: '50', investor_id: anId })).toHaveProperty(
      'investor_id',
    );
  });

  test('a withdrawal may carry a code', () => {
    const { body } = investorSchemas.investorWithdraw;
    expect(body.parse({ amount: '10', otp_code: '123 456' })).toEqual({ amount: '10', otp_code: '123456' });
    expect(fieldErrorsOf(body, { amount: '10', otp_code: 'x' })).toHaveProperty('otp_code');
    expect(fieldErrorsOf(body, { amount: '10', bank_account_no: '1' })).toHaveProperty('bank_account_no');
  });

  test('a cancellation names an investment', () => {
    expect(fieldErrorsOf(investorSchemas.investorCancelInvestment.params, { id: '1' })).toHaveProperty('id');
    expect(fieldErrorsOf(investorSchemas.investorCancelInvestment.params, { id: anId })).toBeNull();
  });

  test('a top-up is queried by its reference', () => {
    const { body } = investorSchemas.investorVerifyLatestTopup;
    expect(fieldErrorsOf(body, {})).toHaveProperty('ref_number');
    expect(fieldErrorsOf(body, { ref_number: "T' or 1=1" })).toHaveProperty('ref_number');
    expect(fieldErrorsOf(body, { ref_number: 'T-20261121-AB12' })).toBeNull();
  });
});
