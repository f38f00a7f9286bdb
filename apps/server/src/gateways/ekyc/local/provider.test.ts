import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { EkycIdentity, EkycSide, PictureVerdict } from '../port.ts';
import { measurePicture } from './measure-picture.ts';
import { createLocalEkyc } from './provider.ts';
import { readSampleCard } from './read-code.ts';
import { readSampleCode, sampleCode } from './sample-code.ts';
import { drawSample } from './sample-kit.ts';

const holder: EkycIdentity = {
  ...{ name: "Nur'ain binti Zulkifli", type: 'nric', number: '900101141234', bornOn: '1990-01-01' },
};
const sessionId = '0194b6f0-0000-7000-8000-000000000001';
const demo = createLocalEkyc({ approvesSampleCards: true, webhookSecret: null });
const production = createLocalEkyc({ approvesSampleCards: false, webhookSecret: null });

async function verdictsOf(front = holder, back = holder): Promise<ReadonlyMap<EkycSide, PictureVerdict>> {
  const frontImage = await drawSample('front', front);
  const backImage = await drawSample('back', back);
  const selfie = await drawSample('selfie', holder);
  return new Map<EkycSide, PictureVerdict>([
    ['front', await demo.submitDocument({ sessionId, side: 'front', image: frontImage })],
    ['back', await demo.submitDocument({ sessionId, side: 'back', image: backImage })],
    ['selfie', await demo.submitSelfie({ sessionId, image: selfie })],
  ]);
}

describe('the code of a sample card', () => {
  const text = sampleCode({ ...holder, side: 'front' });

  it('says what was written into it', () => {
    expect(readSampleCode(text)).toEqual({ ...holder, side: 'front' });
  });

  it.each([
    ['changed content', text.replace(/:([^:]{4})/, ':AAAA')],
    ['another checksum', text.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['another version', text.replace(':1:', ':2:')],
    ['something else', 'https://titian.example'],
    ['nothing', ''],
  ])('is not read from %s', (_what, other) => {
    expect(readSampleCode(other)).toBeNull();
  });

  it.each([0, 7, 90, 180])('is read from a photograph turned by %d degrees', async (angle) => {
    const card = await drawSample('front', holder);
    const photo = await sharp(card)
      .resize(900)
      .rotate(angle, { background: '#776655' })
      .jpeg({ quality: 75 })
      .toBuffer();
    expect(await readSampleCard(photo)).toMatchObject({ side: 'front', number: holder.number });
  });

  it('keeps marks of a name out of the drawing', async () => {
    const odd = { ...holder, name: '<script>&"\u0000' };
    expect(await readSampleCard(await drawSample('back', odd))).toMatchObject({ name: odd.name });
  });
});

describe('the bundled provider', () => {
  it('approves an agreeing sample card outside production', async () => {
    const verdicts = await verdictsOf();
    expect(await demo.getResult({ sessionId, claimed: holder, verdicts })).toEqual({
      ...{ decision: 'approved', reasons: [] },
    });
  });

  it('approves nothing in production', async () => {
    const verdicts = await verdictsOf();
    expect(await production.getResult({ sessionId, claimed: holder, verdicts })).toEqual({
      ...{ decision: 'review', reasons: ['sample_card'] },
    });
  });

  it('never decides by a difference, only leaves it to an operator', async () => {
    const verdicts = await verdictsOf(holder, { ...holder, number: '900101149999' });
    const result = await demo.getResult({
      sessionId,
      claimed: { ...holder, name: 'Somebody Else' },
      verdicts,
    });
    expect(result).toEqual({ decision: 'review', reasons: ['name_differs', 'number_differs'] });
  });

  it('takes capitals, accents and the order of words as the same name', async () => {
    const verdicts = await verdictsOf();
    const claimed = { ...holder, name: 'ZULKIFLI  BINTI NUR’AIN', number: '900101-14-1234' };
    expect((await demo.getResult({ sessionId, claimed, verdicts })).decision).toBe('approved');
  });
});

describe('sharpness', () => {
  it('falls with every step of blur, at any size of the same picture', async () => {
    const card = await drawSample('front', holder);
    const measured: number[] = [];
    for (const blur of [0.5, 1.5, 3, 6]) {
      measured.push((await measurePicture(await sharp(card).blur(blur).png().toBuffer())).sharpness);
    }
    expect(measured).toEqual([...measured].sort((a, b) => b - a));
    const large = await measurePicture(await sharp(card).resize(2_400).png().toBuffer());
    const { sharpness } = await measurePicture(card);
    expect(Math.abs(large.sharpness - sharpness) / sharpness).toBeLessThan(0.25);
  });
});
