import type { MethodDefinition } from '@grpc/grpc-js';
import { type Codec, codecs, type Field } from './codec.ts';
import { wire } from './proto/wire.ts';

type AnyMethod = (request: never) => Promise<unknown> | AsyncIterable<unknown>;
type Answer<R> = R extends Promise<infer O> ? O : R extends AsyncIterable<infer O> ? O : never;

/** The rpcs of a service as grpc-js serves and calls them, from the interface that `npm run proto` writes. */
export type ServiceOf<S> = {
  readonly [M in keyof S]: S[M] extends AnyMethod
    ? MethodDefinition<Parameters<S[M]>[0], Answer<ReturnType<S[M]>>>
    : never;
};

/** The lines of the table by what they describe: `message amanah.v1.Paging` and its fields, `service amanah.v1.Flow` and its rpcs. */
const table = new Map<string, readonly string[]>();
for (const line of wire.split('\n')) {
  const [kind, name, ...items] = line.split(' ');
  if (name) table.set(`${kind} ${name}`, items);
}

function lookUp(what: string): readonly string[] {
  const items = table.get(what);
  if (!items) throw new Error(`proto/ has no ${what}`);
  return items;
}

const MANY = { '': 'ONE', '?': 'OPTIONAL', '*': 'LIST', '%': 'MAP' } as const;

const toField = (item: string): Field => {
  const [, name = '', number, mark = '', type = 'string'] = /^(\w+)=(\d+)([?*%]?)(?::(.+))?$/.exec(item) ?? [];
  return { name, number: Number(number), many: MANY[mark as keyof typeof MANY], type };
};

/** Writes and reads the message of that full name; the caller names the type that goes with it. */
export const codecOf: <T>(message: string) => Codec<T> = codecs((message) => lookUp(`message ${message}`).map(toField));

function toMethod(service: string, item: string): [string, MethodDefinition<unknown, unknown>] {
  const [, name = '', input = '', arrow, output = ''] = /^(\w+)=([\w.]+?)(>>?)([\w.]+)$/.exec(item) ?? [];
  const [request, response] = [codecOf<unknown>(input), codecOf<unknown>(output)];
  return [
    `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    {
      path: `/${service}/${name}`,
      requestStream: false,
      responseStream: arrow === '>>',
      requestSerialize: request.encode,
      requestDeserialize: request.decode,
      responseSerialize: response.encode,
      responseDeserialize: response.decode,
    },
  ];
}

/** The definition of the service of that full name; the caller names the interface that goes with it. */
export const serviceOf = <S>(service: string): ServiceOf<S> =>
  Object.fromEntries(lookUp(`service ${service}`).map((item) => toMethod(service, item))) as ServiceOf<S>;
