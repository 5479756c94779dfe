import '../../services/web-env.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notes } from '#core/programs/seed/counter.ts';
import { openTracer } from '#lib/tracing/open-tracer.ts';
import type { Tracer } from '#lib/tracing/span.ts';
import { type Core, connectCore } from '#services/server/core-connection.ts';
import { sendSpansTo } from '#services/server/tracing.ts';
import { fakeGateway, session } from '../../services/gateway-fixture.ts';
import { type TestBank, testBank } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { type CoreProcess, startCore } from './core-process.ts';
import { type Issuer, startIssuer } from './issuer.ts';

interface SpanFields {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** A collector as small as one can be: keeps the spans it is sent by OpenTelemetry's protocol. */
async function startCollector() {
  const spans: SpanFields[] = [];
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      for (const { resource, scopeSpans } of JSON.parse(text).resourceSpans) {
        const named = resource.attributes.find((each: { key: string }) => each.key === 'service.name');
        for (const scope of scopeSpans)
          for (const span of scope.spans) spans.push({ ...span, service: named?.value.stringValue });
      }
      res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let bank: TestBank;
let issuer: Issuer;
let collector: Awaited<ReturnType<typeof startCollector>>;
let process_: CoreProcess;
let core: Core;
let web: Tracer | undefined;

beforeAll(async () => {
  [bank, issuer, collector] = await Promise.all([testBank(), startIssuer(), startCollector()]);
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' };
  process_ = await startCore(bank.appUrl, issuer, undefined, env);
  const [host = '', port = ''] = process_.address.split(':');
  core = connectCore({ addresses: [{ host, port: Number(port) }], tls: undefined });
  web = await openTracer('amanah-web', collector.url);
  sendSpansTo(web);
});
afterAll(async () => {
  sendSpansTo(undefined);
  core.close();
  process_.child.kill('SIGKILL');
  collector.stop();
  await issuer.stop();
  await bank.close();
});

test('a deposit is one trace from the browser’s call to SQL, called by its correlation id, and names nobody and no amount', async () => {
  const accessToken = await issuer.token('teller1', { sid: randomUUID() });
  const { ask: send } = await fakeGateway({ session: async () => ({ ...session, accessToken }), call: core.call });
  const correlation = randomUUID();
  const flowData = {
    nomor_rekening: accounts.ani,
    nominal: '100000.00',
    kode_valuta: 'IDR',
    keterangan: 'Titipan Ibu Sri',
    pecahan: notes(100_000n, 1n),
    kembalian: [],
  };
  const body = { flowCode: 'SETOR_TUNAI', flowData };
  const headers = { 'idempotency-key': randomUUID(), 'x-correlation-id': correlation };
  const answer = await send('/api/flow/setor-tunai', { body, headers });
  expect([answer.status, answer.body.resp_code]).toEqual([200, '00']);
  await web?.stop();
  const traceId = correlation.replaceAll('-', '');
  const mine = () => collector.spans.filter((span) => span.traceId === traceId);
  const of = (service: string, name: string) =>
    mine().find((span) => span.service === service && span.name.startsWith(name));
  await expect
    .poll(() => [of('amanah-core', 'teller.setorTunai'), of('amanah-core', 'select * from commit_')].every(Boolean))
    .toBe(true);

  const [call, asked] = [of('amanah-web', 'POST flow/setor-tunai'), of('amanah-web', 'teller.setorTunai')];
  const [served, posted] = [of('amanah-core', 'teller.setorTunai'), of('amanah-core', 'select * from commit_')];
  expect(call?.parentSpanId ?? '').toBe('');
  expect([asked, served, posted].map((span) => span?.parentSpanId)).toEqual([
    call?.spanId,
    asked?.spanId,
    served?.spanId,
  ]);
  const attributesOf = (span: SpanFields | undefined) =>
    Object.fromEntries((span?.attributes ?? []).map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
  expect(attributesOf(call)).toEqual({
    'http.request.method': 'POST',
    'http.route': 'flow/setor-tunai',
    'amanah.correlation_id': correlation,
    'http.response.status_code': 200,
    'amanah.code': '00',
  });
  expect(attributesOf(served)).toMatchObject({ 'rpc.method': 'teller.setorTunai', 'amanah.code': 'OK' });
  const said = JSON.stringify(mine().map(({ name, attributes }) => [name, attributes]));
  for (const secret of ['teller1', accounts.ani, '100000', 'Titipan', accessToken]) expect(said).not.toContain(secret);
  expect(mine().filter(({ name }) => name === 'select load_operation_context(?)')).toMatchObject([
    { parentSpanId: served?.spanId },
  ]);
});

test('without an address there is no tracer, and a call asks for none', async () => {
  expect(await openTracer('amanah-web', undefined)).toBeUndefined();
  sendSpansTo(undefined);
  const { ask: send, calls } = await fakeGateway();
  expect((await send('/api/rekening')).status).toBe(200);
  expect(calls[0]?.meta).not.toHaveProperty('traceparent');
});
