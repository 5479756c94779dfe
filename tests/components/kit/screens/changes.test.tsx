import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Changes } from '#components/kit/screens/changes.tsx';
import type { Perubahan } from '#types/proto/common.ts';

const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const lines = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));
const named: Perubahan = { kolom: 'nama_nasabah', lama: '', baru: 'Sekar Wulandari' };
const born: Perubahan = { kolom: 'tanggal_lahir', lama: '', baru: '1995-08-12' };

test('a new record shows its values alone', () => {
  render(<Changes items={[named, born]} />);
  expect(heads()).toEqual(['Kolom', 'Nilai']);
  expect(lines()).toEqual([
    ['Nama', 'Sekar Wulandari'],
    ['Tanggal lahir', '12-08-1995'],
  ]);
});

test('a changed record shows each value before and after, also where one of them was empty', () => {
  render(<Changes items={[named, { ...born, lama: '1995-08-11' }]} />);
  expect(heads()).toEqual(['Kolom', 'Lama', 'Baru']);
  expect(lines()).toEqual([
    ['Nama', '—kosong', 'Sekar Wulandari'],
    ['Tanggal lahir', '11-08-1995', '12-08-1995'],
  ]);
});
