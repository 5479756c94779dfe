import { describe, expect, test } from 'vitest';
import type { ReferenceCodes } from '#core/customers/records/reference-codes.ts';
import { rate, reviewDay } from '#core/customers/records/risk.ts';
import { referenceCodes as seeded } from '#core/db/reference/choices.ts';

const rows = (
  change: (row: { kelompok: string; kode: string; bobot: number }) => object = () => ({}),
): ReferenceCodes =>
  new Map(seeded.map((row) => [`${row.kelompok} ${row.kode}`, { ...row, ditawarkan: true, ...change(row) }]));
const looked = (kode: string, kelompok = 'PEKERJAAN') => [{ indikator: kelompok, kelompok, kode }];

describe('a rating', () => {
  test('adds the heaviest choice of each indicator, and is given from its sum on', () => {
    expect(rate(rows(), looked('GURU'), false)).toMatchObject({ resiko: 'RENDAH', nilai: 0, indikator: [], tahun: 3 });
    expect(rate(rows(), looked('PROFESIONAL'), false)).toMatchObject({ resiko: 'MENENGAH', nilai: 30, tahun: 2 });
    expect(rate(rows(), looked('PEJABAT_NEGARA'), false)).toMatchObject({ resiko: 'TINGGI', nilai: 60, tahun: 1 });
    const two = [
      { indikator: 'PROFIL', kelompok: 'SUMBER_DANA', kode: 'HIBAH' },
      { indikator: 'PROFIL', kelompok: 'SUMBER_DANA', kode: 'GAJI' },
      { indikator: 'PEKERJAAN', kelompok: 'PEKERJAAN', kode: 'TNI_POLRI' },
    ];
    expect(rate(rows(), two, false)).toMatchObject({ resiko: 'MENENGAH', nilai: 30 });
  });

  test('is high for a high-risk country and for politically exposed persons, and never above 100', () => {
    expect(rate(rows(), looked('IR', 'NEGARA'), false)).toMatchObject({ resiko: 'TINGGI', nilai: 100 });
    expect(rate(rows(), looked('ID', 'NEGARA'), false).resiko).toBe('RENDAH');
    expect(rate(rows(), looked('IR', 'NEGARA'), true).nilai).toBe(100);
    expect(rate(rows(), [], true)).toMatchObject({ resiko: 'TINGGI', tahun: 1 });
  });

  test('follows the bank’s rows: an indicator counts as much as its row says, and not at all once it has ended', () => {
    const half = rows((row) => (row.kelompok === 'INDIKATOR_RESIKO' && row.kode === 'PEKERJAAN' ? { bobot: 50 } : {}));
    expect(rate(half, looked('PEJABAT_NEGARA'), false)).toMatchObject({ resiko: 'MENENGAH', nilai: 30 });
    const ended = rows((row) =>
      row.kelompok === 'INDIKATOR_RESIKO' && row.kode === 'PEKERJAAN' ? { ditawarkan: false } : {},
    );
    expect(rate(ended, looked('PEJABAT_NEGARA'), false)).toMatchObject({ resiko: 'RENDAH', nilai: 0 });
    // Without rows to rate by nobody is taken for harmless.
    expect(rate(new Map(), looked('GURU'), false)).toMatchObject({ resiko: 'TINGGI', tahun: 1 });
  });

  test('holds one, two or three years', () => {
    const days = [looked('PEJABAT_NEGARA'), looked('PROFESIONAL'), looked('GURU')].map((each) =>
      reviewDay('2026-11-20', rate(rows(), each, false)),
    );
    expect(days).toEqual(['2027-11-20', '2028-11-20', '2029-11-20']);
  });
});
