import { describe, expect, it } from 'vitest';
import { menus } from '#lib/access/access.ts';
import { conflictsOf } from '#lib/access/duty.ts';
import { filingMenus } from '#lib/access/filing.ts';
import { popups, popupsOf } from '#lib/access/popups.ts';
import { roleMenus } from '#lib/access/roles.ts';

const codes = (...held: string[]) => conflictsOf(held).map(({ kode }) => kode);

describe('conflicts of duty', () => {
  it('finds users who make and approve the same kind, naming the screens and the right that meet', () => {
    expect(conflictsOf(['setor-tunai', 'oto-setor-tunai', 'beranda'])).toEqual([
      {
        kode: 'TUGAS_PEMBUAT_PEMERIKSA',
        params: { jenis: 'SETOR_TUNAI' },
        menu_id: ['setor-tunai', 'oto-setor-tunai'],
      },
    ]);
    expect(codes('setor-tunai', 'oto-tarik-tunai')).toEqual([]);
    expect(codes('oto-setor-tunai', 'menunggu')).toEqual([]);
  });

  it.each([
    ['TUGAS_ADMIN_KAS', ['pengguna', 'kas-teller']],
    ['TUGAS_ADMIN_KAS', ['peran', 'khasanah']],
    ['TUGAS_ADMIN_LOKET', ['menu-aplikasi', 'setor-tunai']],
    ['TUGAS_KAS_KHASANAH', ['kas-teller', 'khasanah']],
    ['TUGAS_AUDITOR', ['jejak-audit', 'pemindahbukuan']],
    ['TUGAS_AUDITOR', ['jejak-audit', 'pengguna']],
  ] as const)('finds %s in %j, and nothing in either alone', (code, held) => {
    expect(codes(...held)).toEqual([code]);
    for (const one of held) expect(codes(one)).toEqual([]);
  });

  it('counts each kind of conflict of the same person', () => {
    expect(codes('jejak-audit', 'peran', 'kas-teller')).toEqual(['TUGAS_ADMIN_KAS', 'TUGAS_AUDITOR']);
  });

  it('leaves the roles of a teller, a customer service officer and an auditor clean', () => {
    expect(['TELLER', 'CS', 'AUDITOR'].map((role) => codes(...roleMenus[role as 'CS']))).toEqual([[], [], []]);
  });

  it('leaves finance at head office clean where it makes, and with urgent items where it approves', () => {
    expect(conflictsOf(roleMenus.HO_FINANCE_STAFF)).toEqual([]);
    const conflictTypes = (role: 'HO_FINANCE' | 'BRANCH_MANAGER') =>
      conflictsOf(roleMenus[role]).map(({ params }) => params.jenis);
    expect(conflictTypes('HO_FINANCE')).toEqual(['BLOKIR_KARTU', 'BUKA_HARI', 'TUTUP_PAKSA', 'DELEGASI']);
    expect(conflictTypes('BRANCH_MANAGER')).toEqual(conflictTypes('HO_FINANCE'));
  });

  it('lists for administrators that they make and approve changes of access', () => {
    const conflictTypes = conflictsOf(roleMenus.ADMIN).map(({ kode, params }) => `${kode} ${params.jenis}`);
    expect(conflictTypes).toContain('TUGAS_PEMBUAT_PEMERIKSA SIMPAN_PERAN');
    expect(conflictTypes.every((text) => text.startsWith('TUGAS_PEMBUAT_PEMERIKSA'))).toBe(true);
  });
});

describe('the screens a transaction is filed from', () => {
  it('are those of its call; an operation that never waits has none', () => {
    expect(filingMenus('SETOR_TUNAI')).toEqual(['setor-tunai']);
    expect(filingMenus('SIMPAN_PERAN')).toEqual(['peran']);
    expect([filingMenus('BUKA_KAS'), filingMenus('TIDAK_ADA')]).toEqual([[], []]);
  });
});

describe('row actions', () => {
  it('each stand below a screen', () => {
    for (const { parent } of Object.values(popups)) expect(menus[parent as keyof typeof menus].route).not.toBe('');
    expect(popupsOf('peran')).toEqual(['peran-ubah', 'peran-hapus', 'peran-lihat']);
    expect(popupsOf('beranda')).toEqual([]);
  });

  it('are given to a role with their screen', () => {
    expect(roleMenus.TELLER).toContain('slip-cetak-ulang');
    expect(roleMenus.TELLER).not.toContain('pengguna-ubah');
    expect(roleMenus.ADMIN).toContain('pengguna-ubah');
  });
});
