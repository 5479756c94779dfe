import { describe, expect, it } from 'vitest';
import { initials, normaliseEntityName, normaliseName } from '#lib/text.ts';

describe('normaliseName', () => {
  it.each([
    ['Siti Rahmawati', 'SITI RAHMAWATI'],
    ['  siti   rahmawati ', 'SITI RAHMAWATI'],
    ['Hj. Siti Rahmawati, S.E., M.M.', 'SITI RAHMAWATI'],
    ['Dr. H. Moch. Soekarno, S.E.', 'MUHAMMAD SUKARNO'],
    ['H.Ahmad Fauzi', 'AHMAD FAUZI'],
    ['Prof. Dr. Ir. Noer Hidayat MSc', 'NUR HIDAYAT'],
    ['Budi Santoso S.Kom', 'BUDI SANTOSO'],
    ['Moh.Hatta', 'MUHAMMAD HATTA'],
    ['Dewi Lestari, A.Md.Keb', 'DEWI LESTARI'],
    ["Ma'ruf Amin", 'MARUF AMIN'],
    ['René', 'RENE'],
    ['Abdul-Rahman', 'ABDUL RAHMAN'],
    ['Dra', 'DRA'],
    ['Hj. SE', 'SE'],
    ['Maharani', 'MAHARANI'],
    ['', ''],
  ])('%j becomes %j', (name, normal) => {
    expect(normaliseName(name)).toBe(normal);
  });

  it.each(['Mohammad', 'Muhamad', 'Mohamad', 'Muhammed', 'Mochammad', 'Muchamad', 'Moh.', 'Muh.', 'Moch', 'MHD'])(
    'knows %s as MUHAMMAD',
    (name) => {
      expect(normaliseName(`${name} Ali`)).toBe('MUHAMMAD ALI');
    },
  );

  it('does not change its own result', () => {
    for (const name of ['Dr. H. Moch. Soekarno, S.E.', 'Budi Santoso S.Kom', 'H.Ahmad Fauzi']) {
      expect(normaliseName(normaliseName(name))).toBe(normaliseName(name));
    }
  });
});

describe('normaliseEntityName', () => {
  it.each([
    ['PT. Sinar Jaya (Persero), Tbk', 'SINAR JAYA'],
    ['Sinar Jaya PT', 'SINAR JAYA'],
    ['CV Karya Mandiri', 'KARYA MANDIRI'],
    ['P.T. Maju', 'MAJU'],
    ['PT', 'PT'],
  ])('%j becomes %j', (name, normal) => {
    expect(normaliseEntityName(name)).toBe(normal);
  });
});

describe('initials', () => {
  it.each([
    ['Siti Nur Rahmawati', 'SR'],
    ['Sukarno', 'S'],
    [' budi  santoso ', 'BS'],
    ['', ''],
  ])('%j gives %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
