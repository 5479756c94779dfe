import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { savePersonData } from '#lib/customers/schemas/customer.ts';
import { demands } from '#lib/schemas/common.ts';

const messagesOf = (schema: z.ZodType, values: unknown): string[] =>
  (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

const form = z
  .strictObject({ nama: z.string().min(1, 'v.wajib'), cara: z.string(), rekening: z.string().default('') })
  .refine(({ cara, rekening }) => cara !== 'PINDAH' || rekening !== '', demands('rekening'));

test('an answer demands another field while the rest of the form is still wrong', () => {
  expect(messagesOf(form, { nama: '', cara: 'PINDAH' })).toEqual(['nama v.wajib', 'rekening v.wajib']);
  expect(messagesOf(form, { nama: '', cara: 'PINDAH', rekening: '1' })).toEqual(['nama v.wajib']);
  expect(messagesOf(form, { nama: '', cara: 'TUNAI' })).toEqual(['nama v.wajib']);
});

test('fields that an answer demands are refused, and only those, once all else is right', () => {
  expect(messagesOf(form, { nama: 'Siti', cara: 'PINDAH' })).toEqual(['rekening v.wajib']);
  expect(messagesOf(form, { nama: 'Siti', cara: 'PINDAH', rekening: '1' })).toEqual([]);
});

test('mail to the office demands its address of a person whose other fields are all empty', () => {
  expect(messagesOf(savePersonData, { surat_ke: 'KANTOR' })).toContain('alamat_kantor v.wajib');
  expect(messagesOf(savePersonData, { surat_ke: 'DOMISILI' })).not.toContain('alamat_kantor v.wajib');
});

test('no rule between fields breaks on values of other kinds: they are refused', async () => {
  const files = globSync('lib/*/schemas/*.ts', { cwd: process.cwd() });
  const modules = await Promise.all(files.map((file) => import(join(process.cwd(), file))));
  const schemas = modules.flatMap((module) => Object.values(module)).filter((each) => each instanceof z.ZodObject);
  expect(schemas.length).toBeGreaterThan(100);
  for (const schema of schemas) {
    for (const junk of [null, 5, true, '', [], {}, [null], undefined]) {
      const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, junk]));
      expect(() => schema.safeParse(values)).not.toThrow();
    }
  }
});
