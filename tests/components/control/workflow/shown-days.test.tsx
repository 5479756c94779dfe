import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Changes, changedText } from '#components/kit/screens/changes.tsx';
import { recordOf } from '#components/kit/screens/field-names.ts';
import { id } from '#lib/messages/all.ts';

const WIRE = /\d{4}-\d\d-\d\d/;
/** People write these texts themselves, and the texts keep the form in which they wrote them. */
const theirs = new Set(['alasan', 'keterangan', 'catatan', 'nomor', 'nomor_surat', 'bukti', 'berita']);

test('a field with a changed value shows no day in wire format, alone or among words', () => {
  const fields = Object.keys(id).flatMap((key) => (key.startsWith('kolom.') ? [key.slice('kolom.'.length)] : []));
  expect(fields.length).toBeGreaterThan(300);
  for (const kolom of fields.filter((each) => !theirs.has(each)))
    for (const value of [
      '2026-11-28',
      '2026-11-28 Idul Adha; 2026-12-01 Natal',
      '2026-11-01–2026-11-28',
      'Rp 1 (2026-11-28)',
    ])
      expect([kolom, changedText(kolom, value)]).toEqual([kolom, expect.not.stringMatching(WIRE)]);
  expect(changedText('keterangan', 'faktur 2026-11-28')).toBe('faktur 2026-11-28');
});

test('a code of a deposit’s source is shown in words', () => {
  expect(changedText('sumber', 'REKENING')).toBe('Rekening di bank ini');
});

test('the bank’s day and the rate of a day are called by their day', () => {
  expect(recordOf('HARI:2026-11-28')).toBe('28-11-2026');
  expect(recordOf('KURS:USD/2026-11-28')).toBe('USD/28-11-2026');
  render(<Changes items={[{ kolom: 'accounting_date', lama: '2026-11-27', baru: '2026-11-28' }]} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['27-11-2026', '28-11-2026']);
});
