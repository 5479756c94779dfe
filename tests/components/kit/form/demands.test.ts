import { expect, test, vi } from 'vitest';
import { demandsOf, type Messages } from '#components/kit/form/check-form.ts';
import type { FieldDef, Values } from '#components/kit/form/field-def.ts';

const field = (name: string, required = false): FieldDef => ({ name, type: 'string', required });
/** Demands an address of whoever has mail sent to the office, and a name of everybody. */
const check = (values: Values): Messages => {
  const needed = values.surat_ke === 'KANTOR' ? ['nama', 'alamat'] : ['nama'];
  return Object.fromEntries(needed.filter((name) => values[name] === '').map((name) => [name, 'v.wajib']));
};

test('a field is demanded where the form is refused without it, filled or not', () => {
  const office = demandsOf(check, { nama: 'Siti', surat_ke: 'KANTOR', alamat: '', telepon: '' });
  expect(['nama', 'alamat', 'telepon'].map((name) => office(field(name)))).toEqual([true, true, false]);
  const home = demandsOf(check, { nama: '', surat_ke: 'DOMISILI', alamat: '', telepon: '' });
  expect(['nama', 'alamat', 'telepon'].map((name) => home(field(name)))).toEqual([true, false, false]);
});

test('the fields that are empty share one run of the check, a filled one needs its own', () => {
  const runs = vi.fn(check);
  const demanded = demandsOf(runs, { nama: 'Siti', surat_ke: '', alamat: '', telepon: '' });
  for (const name of ['surat_ke', 'alamat', 'telepon']) demanded(field(name));
  expect(runs).toHaveBeenCalledTimes(1);
  demanded(field('nama'));
  expect(runs).toHaveBeenCalledTimes(2);
  demanded(field('nama', true));
  expect(runs).toHaveBeenCalledTimes(2);
});
