import type { Endpoint } from '../endpoint.ts';
import { type EndpointName, endpoints } from '../endpoints/all.ts';
import type { CallResponse } from './call-types.ts';
import { createRequest, type HttpRequest, type RequestInput } from './request.ts';

/** Sends a request and returns any response, also an error. `input` holds what the caller adds to the call. */
export type Transport<Input, Answer> = (
  request: HttpRequest,
  endpoint: Endpoint,
  input: Input,
) => Promise<Answer>;

interface ClientParts<Input, Answer> {
  readonly transport: Transport<Input, Answer>;
  /** The JSON of an answer; throws `ApiError` where it is rejected or cannot be read. */
  readonly read: (answer: Answer, endpoint: Endpoint) => Promise<unknown>;
}

/** Makes calls of the contract. Callers narrow `Input` with `CallParts` of the endpoint. */
export interface Client<Input, Answer> {
  /** Whatever is answered. */
  send(name: EndpointName, input: Input): Promise<Answer>;
  /** The answer of a call that is accepted; throws `ApiError`. */
  call<N extends EndpointName>(name: N, input: Input): Promise<CallResponse<N>>;
}

/** The one way from an endpoint's name to a request and its typed answer; how it travels is handed in. */
export function createClient<Input extends RequestInput, Answer>(
  parts: ClientParts<Input, Answer>,
): Client<Input, Answer> {
  const send = (name: EndpointName, input: Input) => {
    const endpoint: Endpoint = endpoints[name];
    return parts.transport(createRequest(endpoint, input), endpoint, input);
  };
  return {
    send,
    async call<N extends EndpointName>(name: N, input: Input) {
      return (await parts.read(await send(name, input), endpoints[name])) as CallResponse<N>;
    },
  };
}
