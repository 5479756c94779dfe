import type { MenuId } from '#lib/access/access.ts';

/** A home is the work of one desk: of a teller, customer service, a supervisor and so on. */
export type HomeKind =
  | 'teller'
  | 'service'
  | 'manager'
  | 'supervisor'
  | 'backOffice'
  | 'auditor'
  | 'compliance'
  | 'admin'
  | 'finance'
  | 'plain';

export interface HomeDef {
  readonly kind: HomeKind;
  /** All of these menus open this home. */
  readonly needs: readonly MenuId[];
  /** The home is for the branches, or for head office; for both where it is left out. */
  readonly at?: 'branch' | 'headOffice';
  /** These menus are pinned until the user pins others. */
  readonly pins: readonly MenuId[];
}

/** The homes by the menus that they need, with those of different pins apart; the first one that a user's menus open is the main home. */
const homes: readonly HomeDef[] = [
  {
    kind: 'teller',
    needs: ['kas-teller'],
    pins: ['setor-tunai', 'tarik-tunai', 'pemindahbukuan', 'transaksi-hari-ini'],
  },
  {
    kind: 'backOffice',
    needs: ['meja-kliring', 'efektifkan-kliring'],
    at: 'branch',
    pins: ['meja-kliring', 'daftar-penarikan-kliring', 'daftar-transfer', 'transfer-masuk'],
  },
  {
    kind: 'service',
    needs: ['buka-rekening', 'simpan-individu'],
    pins: ['rekening', 'simpan-individu', 'buka-rekening', 'kartu-atm'],
  },
  {
    kind: 'supervisor',
    needs: ['menunggu', 'khasanah'],
    pins: ['daftar-teller', 'khasanah', 'transaksi-hari-ini', 'riwayat'],
  },
  // An operations manager ends the till of an absent teller and keeps no vault; a branch manager does neither and has the branch in view.
  {
    kind: 'supervisor',
    needs: ['menunggu', 'tutup-kas-berhalangan', 'hari-cabang'],
    at: 'branch',
    pins: ['daftar-teller', 'hari-cabang', 'transaksi-hari-ini', 'riwayat'],
  },
  {
    kind: 'manager',
    needs: ['menunggu', 'hari-cabang'],
    at: 'branch',
    pins: ['hari-cabang', 'daftar-teller', 'transaksi-hari-ini', 'delegasi'],
  },
  { kind: 'auditor', needs: ['jejak-audit'], pins: ['jejak-audit', 'riwayat', 'transaksi-hari-ini', 'paket-auditor'] },
  {
    kind: 'compliance',
    needs: ['kecocokan', 'menunggu'],
    pins: ['kecocokan', 'tinjauan-resiko', 'laporan-ppatk', 'daftar-nama'],
  },
  { kind: 'admin', needs: ['pengguna', 'menunggu'], pins: ['pengguna', 'peran', 'lensa-wewenang', 'riwayat'] },
  {
    kind: 'finance',
    needs: ['neraca-saldo', 'hi1000'],
    at: 'headOffice',
    pins: ['neraca-saldo', 'hi1000', 'penyelesaian', 'hari-cabang'],
  },
];

const plain: HomeDef = {
  kind: 'plain',
  needs: [],
  pins: ['transaksi-hari-ini', 'rekening', 'riwayat', 'laporan-saya'],
};

/** Returns the homes that these menus open, the main one first; there is always one. */
export function homesOf(menus: readonly string[], headOffice: boolean): readonly [HomeDef, ...HomeDef[]] {
  const held = new Set(menus);
  const place = headOffice ? 'headOffice' : 'branch';
  const open = homes.filter(({ needs, at = place }) => at === place && needs.every((menu) => held.has(menu)));
  const [main = plain, ...others] = open.filter((home) => open.find(({ kind }) => kind === home.kind) === home);
  return [main, ...others];
}
