import { expect, test } from 'vitest';
import { chart } from '#core/db/reference/chart.ts';
import { gl, glCodes } from '#lib/books/gl.ts';
import { counterBank } from '../counter-bank.ts';

const bank = await counterBank();

test('every account of the chart has one name, and every name an account', () => {
  expect(Object.values(glCodes).toSorted()).toEqual(chart.map(({ kode_gl }) => kode_gl).toSorted());
  expect(new Set(Object.values(glCodes)).size).toBe(chart.length);
});

test('PostgreSQL calls each account as the code does, and knows no other name', async () => {
  const rows = await bank.app<{ nama: string; kode: string }[]>`
    select n as nama, gl(n) as kode from unnest(${Object.keys(glCodes)}::text[]) n`;
  expect(Object.fromEntries(rows.map(({ nama, kode }) => [nama, kode]))).toEqual(glCodes);
  expect(gl('INCOMING_TRANSFERS')).toBe('201002');
  await expect(bank.app`select gl('KAS_KECIL')`).rejects.toThrow('no account of the chart is called KAS_KECIL');
});

test('a name is its code before a statement runs', async () => {
  const plan = await bank.app<{ 'QUERY PLAN': string }[]>`
    explain (costs off) select from gl_total where kode_gl = gl('INCOMING_TRANSFERS')`;
  const text = plan.map((row) => row['QUERY PLAN']).join(' ');
  expect(text).toContain("'201002'");
  expect(text).not.toContain('gl(');
});
