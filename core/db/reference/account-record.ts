import { part, type RecordKind } from './record-kind.ts';

/** The opening of an account sets these once: a later change of the record may name them only as they are (`before_account`). */
const opening = ['nomor_nasabah', 'kode_produk', 'kode_gl', 'kode_valuta', 'tanggal_buka'] as const;

/** The terms that an account agreed upon from a day on; an existing row is never rewritten. */
const contract = [
  'akad',
  'syarat_sejak',
  'nisbah_nasabah',
  'nisbah_khusus',
  'setoran_awal',
  'setoran_berikut',
  'saldo_minimum',
  'biaya_bulanan',
  'biaya_di_bawah_minimum',
  'biaya_penutupan',
  'biaya_reaktivasi',
  'tarik_bebas',
  'persetujuan',
] as const;

/**
 * An account: its parties and how they sign, how it is served, what was agreed. Its fields go in groups, each of which is changed by itself: name,
 * services (`tujuan` to `kirim_koran`, `buku_tabungan`, `zakat`), exemption (`skb_…`), parties with `cara_tanda_tangan`, links, and what was agreed
 * anew as a further row of the contract.
 */
export const account = {
  tabel: 'account',
  kunci: ['nomor_rekening'],
  kolom: [
    ...opening,
    'kode_cabang',
    'nama_rekening',
    'nama_normal',
    'cara_tanda_tangan',
    'tujuan',
    'sumber_dana',
    'rekening_koran',
    'kirim_koran',
    'buku_tabungan',
    'zakat',
    'skb_nomor',
    'skb_sampai',
  ],
  peka: ['nomor_nasabah'],
  bagian: [
    part('account_party', ['nomor_nasabah', 'peran', 'mulai'], { kolom: ['sampai'], bertanda: false }),
    part('account_contract', ['berlaku_sejak'], { kolom: contract, bertanda: false }),
    part('account_link', ['guna'], { kolom: ['rekening_lain'], bertanda: false }),
  ],
  awalan: 'REKENING',
  objek: ['nomor_rekening'],
  tanda: { kode_cabang: 'CABANG' },
  sebelum: 'before_account',
  sesudah: 'after_account',
  sejak: '',
  nomor: 'number_account',
  objek_baru: ['nomor_nasabah', 'kode_produk'],
} as const satisfies RecordKind;
