import { describe, expect, it } from 'vitest';
import { endpoints } from '#services/registry.ts';
import { openApi } from '#services/server/openapi.ts';

interface Operation {
  readonly operationId: string;
  readonly parameters: { name: string; in: string; required: boolean }[];
  readonly requestBody?: { content: { 'application/json': { schema: Schema } } };
  readonly responses: Record<string, unknown>;
}
interface Schema {
  readonly required?: string[];
  readonly properties: Record<string, Schema & { const?: string }>;
  readonly additionalProperties?: boolean;
}
const document = JSON.parse(JSON.stringify(await openApi())) as {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
};
const operationAt = (method: string, path: string) => document.paths[path]?.[method];
const bodyOf = (operation: Operation | undefined) => operation?.requestBody?.content['application/json'].schema;

describe('the OpenAPI document', () => {
  it('has every endpoint of the registry and every variant, and nothing else', () => {
    const served = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const registered = endpoints.flatMap(({ method, path, override }) => [
      `${method} /${path}`,
      ...(override ? [`${method} /${path}-with-override-auth`] : []),
    ]);
    expect(served.sort()).toEqual(registered.sort());
    expect(document.openapi).toBe('3.1.0');
  });

  it('names each operation once', () => {
    const ids = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('describes a command by its schema: closed, with its key, the grant only on the counterpart', () => {
    const deposit = operationAt('post', '/flow/setor-tunai');
    const schema = bodyOf(deposit);
    expect(schema?.properties.flowCode?.const).toBe('SETOR_TUNAI');
    expect(schema?.additionalProperties).toBe(false);
    expect(schema?.properties.flowData?.required).toEqual(['nomor_rekening', 'nominal']);
    expect(schema?.required).toEqual(['flowCode', 'flowData']);
    expect(deposit?.parameters).toMatchObject([{ name: 'Idempotency-Key', in: 'header', required: true }]);
    expect(bodyOf(operationAt('post', '/flow/setor-tunai-with-override-auth'))?.required).toEqual([
      'flowCode',
      'flowData',
      'token_override',
    ]);
  });

  it('describes a list by its query and asks a read for no key', () => {
    const names = operationAt('get', '/rekening')?.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(names).toEqual(expect.arrayContaining(['query keyword', 'query page', 'query show', 'query cursor']));
    expect(operationAt('get', '/validate-rekening')?.parameters).toMatchObject([
      { name: 'nomor_rekening', required: false },
      { name: 'pegangan', required: false },
      { name: 'detailed', required: false },
    ]);
    expect(operationAt('get', '/audit-trail/object')?.parameters).toContainEqual(
      expect.objectContaining({ name: 'objek', required: true }),
    );
    expect(operationAt('post', '/flow/get-button-transition')?.parameters).toEqual([]);
    expect(Object.keys(operationAt('get', '/rekening')?.responses ?? {})).toContain('401');
  });
});
