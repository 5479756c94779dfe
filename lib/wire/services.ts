import type { MethodDefinition } from '@grpc/grpc-js';
import type { HealthCheckRequest, HealthCheckResponse } from '#types/proto/health.ts';
import { services as schema } from '#types/proto/schema.ts';
import type { Services } from '#types/services.ts';
import { codecOf } from './codec.ts';

type Area = keyof Services;
type Definitions = Readonly<Record<string, MethodDefinition<object, object>>>;

const OURS = 'amanah.v1.';

const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Mirrors the type `Services`: the rpcs of ReportJob stand under `reporting`. */
const areaOf = (name: string): Area => (name === 'ReportJob' ? 'reporting' : lowerFirst(name)) as Area;

/** Reads `Watch WatchRequest stream InboxEvent`, or without `stream` an rpc that answers once. */
function definitionOf(service: string, text: string): [string, MethodDefinition<object, object>] {
  const words = text.split(' ');
  const [name = '', request = ''] = words;
  const [input, output] = [codecOf(request), codecOf(words.at(-1) ?? '')];
  return [
    lowerFirst(name),
    {
      path: `/${service}/${name}`,
      requestStream: false,
      responseStream: words.length === 4,
      requestSerialize: input.encode,
      requestDeserialize: input.decode,
      responseSerialize: output.encode,
      responseDeserialize: output.decode,
    },
  ];
}

const definitionsOf = (service: string): Definitions =>
  Object.fromEntries((schema[service] ?? []).map((text) => definitionOf(service, text)));

/** The definitions of every rpc of the core, by area, for grpc-js on both sides. */
export const services = Object.fromEntries(
  Object.keys(schema)
    .filter((service) => service.startsWith(OURS))
    .map((service) => [areaOf(service.slice(OURS.length)), definitionsOf(service)]),
) as Readonly<Record<Area, Definitions>>;

/** The standard health service, which has no area. */
export const HealthService = definitionsOf('grpc.health.v1.Health') as unknown as {
  readonly check: MethodDefinition<HealthCheckRequest, HealthCheckResponse>;
};
