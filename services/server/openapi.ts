import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { access } from '#lib/access/calls.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Endpoint } from '#services/endpoint.ts';
import { activeSession } from './active-session.ts';
import { refusal, send } from './envelope.ts';
import { perProcess } from './per-process.ts';
import { routes } from './route-table.ts';

type Json = Record<string, unknown>;

const text = { type: 'string' };
const envelope = (data: Json, extra: Json = {}) => ({
  type: 'object',
  required: ['resp_code', 'resp_msg', 'resp_data'],
  properties: { resp_code: text, resp_msg: text, resp_data: data, ...extra },
});
const json = (schema: Json) => ({ content: { 'application/json': { schema } } });

/** Returns a form of one file beside its fields. */
const form = ({ properties = {}, required = [], ...schema }: Json) => ({
  content: {
    'multipart/form-data': {
      schema: {
        ...schema,
        properties: { ...(properties as Json), berkas: { type: 'string', format: 'binary' } },
        required: [...(required as string[]), 'berkas'],
      },
    },
  },
});

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'Sent again with the same body it gets the same answer and nothing happens twice. Not needed with dry_run=T.',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
};

const REFUSALS: Json = {
  400: 'The input is not valid; resp_data.violations names each field.',
  401: 'No session.',
  403: 'No right to this, or the request came from another site.',
  413: 'More than one megabyte; of a form with a file, more than 25.',
  429: 'Too many requests.',
  503: 'The core is not reachable.',
  504: 'The core did not answer in time.',
};

/** Returns a caller's input as JSON Schema; transforms are described by what goes into them. */
async function inputSchema(endpoint: Endpoint, withGrant: boolean): Promise<Json> {
  const { $schema: _, ...schema } = z.toJSONSchema(await endpoint.schema(), {
    io: 'input',
    unrepresentable: 'any',
  }) as Json;
  if (!withGrant) return schema;
  return { ...schema, required: [...new Set([...((schema.required as string[]) ?? []), 'token_override'])] };
}

function parameters(endpoint: Endpoint, schema: Json): Json[] {
  if (endpoint.method === 'POST') return endpoint.kind === 'command' ? [idempotencyHeader] : [];
  const required = (schema.required as string[] | undefined) ?? [];
  const fields = (schema.properties ?? {}) as Record<string, Json>;
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: field,
  }));
}

async function operation(endpoint: Endpoint, withGrant: boolean): Promise<Json> {
  const schema = await inputSchema(endpoint, withGrant);
  const isList = endpoint.kind === 'list';
  const ok = isList
    ? envelope({ type: 'array', items: { type: 'object' } }, { resp_cursor: { type: ['string', 'null'] } })
    : envelope({ type: 'object' });
  const rule = access[endpoint.rpc];
  return {
    operationId: `${endpoint.rpc}${withGrant ? 'WithOverride' : endpoint.reads ? 'ByPost' : ''}`,
    tags: [endpoint.rpc.split('.')[0]],
    description: typeof rule === 'string' ? 'Any signed-in user.' : `Opened by one of the menus: ${rule.join(', ')}.`,
    parameters: parameters(endpoint, schema),
    ...(endpoint.method === 'POST' && {
      requestBody: { required: true, ...(endpoint.form ? form(schema) : json(schema)) },
    }),
    responses: {
      200: { description: 'resp_code 00, or a business refusal with its own code.', ...json(ok) },
      ...Object.fromEntries(
        Object.entries(REFUSALS).map(([status, description]) => [
          status,
          { description, ...json({ $ref: '#/components/schemas/Refusal' }) },
        ]),
      ),
    },
  };
}

const refusalSchema = envelope({
  type: 'object',
  required: ['id_korelasi'],
  properties: {
    id_korelasi: text,
    violations: {
      type: 'array',
      items: { type: 'object', properties: { field: text, kode: text, pesan: text } },
    },
    alasan: {
      type: 'array',
      items: { type: 'object', properties: { kode: text, pesan: text, tingkat: text, tindakan: text } },
    },
  },
});

/** Returns the OpenAPI 3.1 description of every product call, generated from the registry the gateway serves. */
export async function openApi(): Promise<Json> {
  const paths: Record<string, Json> = {};
  for (const [path, methods] of routes) {
    const operations: Json = {};
    for (const [method, { endpoint, withGrant }] of methods) {
      operations[method.toLowerCase()] = await operation(endpoint, withGrant);
    }
    paths[`/${path}`] = operations;
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Amanah', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ session: [] }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'amanah.session' } },
    },
  };
}

/** GET /api/openapi.json shows the served calls to anyone with a session. */
export async function openApiPage(req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    if (!(await activeSession(req, res))) fail('UNAUTHENTICATED');
    send(res, 200, await perProcess('openapi', openApi));
  } catch (error) {
    const { status, envelope } = refusal(error, randomUUID());
    send(res, status, envelope);
  }
}
