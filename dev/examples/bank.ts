import { products, productTerms } from '#core/db/reference/bank.ts';
import { chart } from '#core/db/reference/chart.ts';
import type { LoadedAccount, LoadedBox, LoadedContext } from '#core/engine/load-context.ts';
import type { Reference } from '#core/engine/reference.ts';

const missing = (kode: string): never => {
  throw new Error(`no product ${kode}`);
};

const account = (nomor: string, cabang: string, produk: string): LoadedAccount => ({
  nomor_rekening: nomor,
  nama_rekening: '',
  pihak: ['1'],
  kode_produk: produk,
  kode_gl: products.find((row) => row.kode_produk === produk)?.kode_gl ?? '',
  kode_cabang: cabang,
  kode_valuta: 'IDR',
  status: 'AKTIF',
  blokir: '',
  blokir_resmi: '',
  kepatuhan: false,
  cara_tanda_tangan: 'SENDIRI',
  badan: false,
  penanda: [],
  saldo_buku: 10_000_000_00n,
  dana_belum_efektif: 0n,
  saldo_ditahan: 0n,
  debet_menunggu: 0n,
  saldo_minimum: 0n,
  plafon: 0n,
  seq: 1,
  syarat: productTerms.find((row) => row.kode_produk === produk) ?? missing(produk),
});
const box = (id: number, jenis: 'TELLER' | 'KHASANAH'): LoadedBox => ({
  id_kas: id,
  jenis,
  kode_kas: jenis === 'TELLER' ? 'TLR01' : 'KHS',
  kode_cabang: '001',
  kode_valuta: 'IDR',
  id_user: jenis === 'TELLER' ? 'teller1' : null,
  status: 'BUKA',
  saldo: 10_000_000_00n,
  stok: { '10000000': 100 },
  batas: 100_000_000_00n,
  menuju: 0n,
  tanggal: '2026-11-20',
});

export const own = account('001120000454', '001', '12');
export const other = account('002110000019', '002', '11');
export const near = account('001110001239', '001', '11');
/** Of three months. */
export const termDeposit: LoadedAccount = { ...account('001140003218', '001', '14'), kode_gl: '302003' };
const till = box(1, 'TELLER');
const dollarTill: LoadedBox = {
  ...box(3, 'TELLER'),
  kode_kas: 'TLR01USD',
  kode_valuta: 'USD',
  stok: { '10000': 100 },
};
const vault = box(2, 'KHASANAH');

/** The bank that the examples of the accounting page are read in. */
export const ref: Reference = {
  gl: new Map(chart.map((row) => [row.kode_gl, { nama_gl: row.nama_gl, posisi: row.posisi, kontrol: row.kontrol }])),
  products: new Map(products.map((row) => [row.kode_produk, row])),
  branches: new Map(),
  closedBranches: new Set(),
  headOffice: '000',
  users: new Map(),
  denominations: new Set(),
  holidays: new Set(),
  closedMonths: new Set(),
  approval: new Map(),
  inLimits: (minor) => minor,
  levels: [],
  parameter: () => '0',
  amount: (nama) => (nama === 'satuan_terkecil_tunai' ? 100_00n : 0n),
  dailyLimit: () => 0n,
  accountDay: () => 0n,
};
export const loaded: LoadedContext = {
  replay: null,
  branches: new Map(),
  accounts: new Map([own, other, near, termDeposit].map((each) => [each.nomor_rekening, each])),
  boxes: new Map([till, dollarTill, vault].map((each) => [each.id_kas, each])),
  till,
  tills: new Map([till, dollarTill].map((each) => [each.kode_valuta, each])),
  rates: new Map([['USD', { beli: 16_500_0000n, tengah: 16_600_0000n, jual: 16_700_0000n }]]),
  grant: null,
  used: () => 0n,
};
