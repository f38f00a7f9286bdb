import { queryOptions } from '@tanstack/react-query';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { call, readDemoFile } from '../../../lib/api/client.ts';

export type CurrentCheck = CallResponse<'ekycCurrent'>;
export type Check = NonNullable<CurrentCheck['session']>;
export type Side = Check['steps'][number]['side'];
export type PictureResult = CallResponse<'ekycFront'>;
export type Handoff = CallResponse<'ekycStart'>;

/** A check on the phone that it was handed to. Its token ends with the last picture: it is read once. */
export function handedCheckQuery(id: string, handoffToken: string) {
  return queryOptions({
    queryKey: ['ekyc', 'handed', id],
    queryFn: ({ signal }) => call('ekycSession', { params: { id }, handoffToken, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

/** Begins a check, or continues with the open one, and makes a new link for the phone. */
export function startCheck(): Promise<Handoff> {
  return call('ekycStart', { body: { consent: 1 } });
}

const names = { front: 'ekycFront', back: 'ekycBack', selfie: 'ekycSelfie' } as const;

/** Sends one picture; the answer says whether it is good enough. */
export function sendPicture(
  id: string,
  side: Side,
  image: File,
  handoffToken: string | undefined,
): Promise<PictureResult> {
  return call(names[side], { params: { id }, body: { image: [image] }, handoffToken });
}

/** Demo only: a picture of the sample card as if it had been chosen. */
export async function samplePicture(url: string, side: Side): Promise<File> {
  const picture = await readDemoFile(url);
  return new File([picture], `${side}.png`, { type: picture.type });
}
