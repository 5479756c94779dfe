/** A table whose rows belong to a record and change with it; a type, because it is stored as JSON. */
export type RecordPart = {
  readonly tabel: string;
  /** What tells two rows of one record apart. */
  readonly kunci: readonly string[];
  readonly kolom: readonly string[];
  /** Columns whose change grants nothing, as an order. */
  readonly diam: readonly string[];
  /** Each row says who gave it, who allowed it, when and by which item. */
  readonly bertanda: boolean;
};

/**
 * What a record is, for the one function that changes records (core/db/functions/records.sql). The object of its items is
 * `awalan` and the columns of `objek`: one change of an object waits at a time.
 */
export interface RecordKind {
  readonly tabel: string;
  readonly kunci: readonly string[];
  readonly kolom: readonly string[];
  /** Columns that only those see who may see such data elsewhere: a history masks them. */
  readonly peka: readonly string[];
  readonly bagian: readonly RecordPart[];
  readonly awalan: string;
  readonly objek: readonly string[];
  /** Columns of a new record that say who stands behind it: filled by what was proved, never by what the change says. */
  readonly tanda: Readonly<Record<string, 'PEMBUAT' | 'KEDUA' | 'ITEM' | 'CABANG'>>;
  /** Functions of core/db/functions that guard rules over several rows before it is written, and after; '' for none. */
  readonly sebelum: `before_${string}` | '';
  readonly sesudah: `after_${string}` | '';
  /** The column that says from when a version is true; '' for the accounting date of the change. */
  readonly sejak: string;
}

const part = (tabel: string, kunci: readonly string[], rest: Partial<RecordPart> = {}): RecordPart => ({
  tabel,
  kunci,
  kolom: [],
  diam: [],
  bertanda: true,
  ...rest,
});

const LIMIT = { kunci: ['kelompok', 'kode_valuta'], kolom: ['entri', 'setuju'] } as const;

/** Every kind of record that operations change. */
export const recordKinds = {
  user: {
    tabel: 'app_user',
    kunci: ['id_user'],
    kolom: ['nama_user', 'kode_cabang', 'email', 'nomor_nasabah', 'aktif', 'loket'],
    peka: ['nomor_nasabah'],
    bagian: [
      part('user_role', ['role_id'], { diam: ['urut'] }),
      part('user_limit', LIMIT.kunci, { kolom: LIMIT.kolom, bertanda: false }),
    ],
    awalan: 'USER',
    objek: ['id_user'],
    tanda: {},
    sebelum: 'before_user',
    sesudah: 'after_user',
    sejak: '',
  },
  role: {
    tabel: 'role',
    kunci: ['role_id'],
    kolom: ['nama', 'keterangan', 'tingkat', 'kantor_pusat'],
    peka: [],
    bagian: [part('role_menu', ['menu_id']), part('role_limit', LIMIT.kunci, { kolom: LIMIT.kolom })],
    awalan: 'ROLE',
    objek: ['role_id'],
    tanda: {},
    sebelum: 'before_role',
    sesudah: 'after_role',
    sejak: '',
  },
  menu: {
    tabel: 'menu',
    kunci: ['menu_id'],
    kolom: ['parent', 'title', 'icon', 'route', 'trans_code', 'urut', 'aktif', 'jenis'],
    peka: [],
    bagian: [],
    awalan: 'MENU',
    objek: ['menu_id'],
    tanda: {},
    sebelum: 'before_menu',
    sesudah: 'after_menu',
    sejak: '',
  },
  delegation: {
    tabel: 'delegation',
    kunci: ['id_delegasi'],
    kolom: ['ke', 'mulai', 'sampai', 'alasan'],
    peka: [],
    bagian: [],
    awalan: 'DELEGASI',
    objek: ['ke'],
    tanda: { dari: 'PEMBUAT', disetujui_oleh: 'KEDUA', id_flow: 'ITEM', kode_cabang: 'CABANG' },
    sebelum: 'before_delegation',
    sesudah: '',
    sejak: 'mulai',
  },
  product: {
    tabel: 'product_term',
    kunci: ['kode_produk', 'berlaku_sejak'],
    kolom: [
      'setoran_awal',
      'setoran_berikut',
      'saldo_minimum',
      'biaya_bulanan',
      'biaya_di_bawah_minimum',
      'biaya_penutupan',
      'biaya_reaktivasi',
      'tarik_bebas',
    ],
    peka: [],
    bagian: [part('product_nisbah', ['tenor'], { kolom: ['nisbah_nasabah'], bertanda: false })],
    awalan: 'PRODUK',
    objek: ['kode_produk'],
    tanda: {},
    sebelum: 'before_term',
    sesudah: '',
    sejak: 'berlaku_sejak',
  },
  parameter: {
    tabel: 'parameter',
    kunci: ['nama', 'berlaku_sejak'],
    kolom: ['nilai'],
    peka: [],
    bagian: [],
    awalan: 'PARAMETER',
    objek: ['nama'],
    tanda: {},
    sebelum: 'before_term',
    sesudah: '',
    sejak: 'berlaku_sejak',
  },
  limit: {
    tabel: 'daily_limit',
    kunci: ['lingkup', 'pemegang', 'kelompok', 'kode_valuta', 'berlaku_sejak'],
    kolom: ['batas'],
    peka: [],
    bagian: [],
    awalan: 'BATAS_HARIAN',
    objek: ['lingkup', 'pemegang', 'kelompok', 'kode_valuta'],
    tanda: {},
    sebelum: 'before_term',
    sesudah: '',
    sejak: 'berlaku_sejak',
  },
  rate: {
    tabel: 'exchange_rate',
    kunci: ['kode_valuta', 'tanggal'],
    kolom: ['beli', 'tengah', 'jual'],
    peka: [],
    bagian: [],
    awalan: 'KURS',
    objek: ['kode_valuta', 'tanggal'],
    tanda: {},
    sebelum: 'before_rate',
    sesudah: '',
    sejak: 'tanggal',
  },
  account: {
    tabel: 'account',
    kunci: ['nomor_rekening'],
    kolom: ['nama_rekening', 'nama_normal', 'cara_tanda_tangan'],
    peka: ['nomor_nasabah'],
    bagian: [part('account_party', ['nomor_nasabah', 'peran', 'mulai'], { kolom: ['sampai'], bertanda: false })],
    awalan: 'REKENING',
    objek: ['nomor_rekening'],
    tanda: {},
    sebelum: '',
    sesudah: 'after_account',
    sejak: '',
  },
  hold: {
    tabel: 'account_hold',
    kunci: ['id_blokir'],
    kolom: [
      'nomor_rekening',
      'jenis',
      'tingkat',
      'jumlah',
      'dilepas',
      'alasan',
      'nomor_surat',
      'unit',
      'tanggal_awal',
      'tanggal_akhir',
    ],
    peka: [],
    bagian: [],
    awalan: 'BLOKIR_DANA',
    objek: ['id_blokir'],
    tanda: {},
    sebelum: 'before_hold',
    sesudah: '',
    sejak: '',
  },
  block: {
    tabel: 'account_blocking',
    kunci: ['id_blokir'],
    kolom: ['nomor_rekening', 'arah', 'tingkat', 'alasan', 'nomor_surat', 'tanggal_awal', 'tanggal_akhir', 'dicabut'],
    peka: [],
    bagian: [],
    awalan: 'BLOKIR',
    objek: ['id_blokir'],
    tanda: {},
    sebelum: 'before_block',
    sesudah: '',
    sejak: '',
  },
  reactivation: {
    tabel: 'account_reactivation',
    kunci: ['nomor_rekening', 'tanggal'],
    kolom: ['status_lama', 'aktivitas_terakhir', 'nomor_identitas', 'keterangan'],
    peka: ['nomor_identitas'],
    bagian: [],
    awalan: 'REAKTIVASI',
    objek: ['nomor_rekening'],
    tanda: {},
    sebelum: 'before_reactivation',
    sesudah: 'after_reactivation',
    sejak: 'tanggal',
  },
} as const satisfies Record<string, RecordKind>;

export type RecordKindName = keyof typeof recordKinds;
