import { openingCapital } from '#core/day/opening-capital.ts';
import { products } from '#core/db/reference/bank.ts';
import { chart } from '#core/db/reference/chart.ts';
import type { AccountFacts, BoxFacts, Facts } from '#core/engine/facts.ts';
import type { Operation } from '#core/engine/operation.ts';
import type { Reference } from '#core/engine/reference.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { bookTransfer } from '#core/teller/book-transfer.ts';
import { cashDeposit } from '#core/teller/cash-deposit.ts';
import { cashWithdrawal } from '#core/teller/cash-withdrawal.ts';
import { reversal } from '#core/teller/reversal.ts';
import { closeTill } from '#core/vault/close-till.ts';
import { openTill } from '#core/vault/open-till.ts';
import { receiveCash } from '#core/vault/receive-cash.ts';
import { tillToVault } from '#core/vault/till-to-vault.ts';
import { vaultToTill } from '#core/vault/vault-to-till.ts';

const account = (nomor: string, cabang: string, produk: string): AccountFacts => ({
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
  saldo_buku: 10_000_000_00n,
  dana_belum_efektif: 0n,
  saldo_ditahan: 0n,
  debet_menunggu: 0n,
  saldo_minimum: 0n,
  plafon: 0n,
});
const box = (id: number, jenis: 'TELLER' | 'KHASANAH'): BoxFacts => ({
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
  tanggal: '2026-11-20',
});

const own = account('001120000454', '001', '12');
const other = account('002110000019', '002', '11');
const near = account('001110001239', '001', '11');
const till = box(1, 'TELLER');
const vault = box(2, 'KHASANAH');
const pecahan = [{ nominal: '100000.00', lembar: 10 }];
const cash = { nomor_rekening: own.nomor_rekening, nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan };
const handover = (arah: string, tujuan: number) => ({
  id_serah_terima: 'x',
  arah,
  asal: 0,
  tujuan,
  nominal: 1_000_000_00n,
  kode_valuta: 'IDR',
  pecahan: { '10000000': 10 },
  status: 'DIKIRIM',
});
const deposited = {
  id: 1n,
  operasi: 'SETOR_TUNAI',
  tanggal: '2026-11-20',
  kode_cabang: '001',
  nominal: 1_000_000_00n,
  kode_valuta: 'IDR',
  rekening: own.nomor_rekening,
  id_kas: 1,
  dibatalkan: false,
  serah_terima: null,
  status_serah_terima: null,
  cash: [{ id_kas: 1, pecahan: { '10000000': 10 } }],
};

/** One example of an operation: what it is given and what was read for it. */
export interface Example {
  readonly operation: Operation;
  readonly note: string;
  readonly data: unknown;
  readonly extra?: unknown;
}

export const examples: readonly Example[] = [
  { operation: cashDeposit as Operation, note: 'own branch', data: cash },
  {
    operation: cashDeposit as Operation,
    note: 'account of another branch',
    data: { ...cash, nomor_rekening: other.nomor_rekening },
  },
  { operation: cashWithdrawal as Operation, note: 'own branch', data: cash },
  {
    operation: bookTransfer as Operation,
    note: 'same branch',
    data: {
      nomor_rekening_debet: own.nomor_rekening,
      nomor_rekening_kredit: near.nomor_rekening,
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      keterangan: '',
    },
  },
  {
    operation: bookTransfer as Operation,
    note: 'between branches',
    data: {
      nomor_rekening_debet: own.nomor_rekening,
      nomor_rekening_kredit: other.nomor_rekening,
      nominal: '1000000.00',
      kode_valuta: 'IDR',
      keterangan: '',
    },
  },
  {
    operation: reversal as Operation,
    note: 'of a cash deposit',
    data: { nomor_referensi: '001261120000000001', alasan: 'salah rekening' },
    extra: {
      ...deposited,
      lines: [
        debit({ kode_cabang: '001', kode_gl: '101002', sub: { jenis: 'KAS', id: '1' } }, 1_000_000_00n),
        credit(
          { kode_cabang: '001', kode_gl: '301001', sub: { jenis: 'REKENING', id: own.nomor_rekening } },
          1_000_000_00n,
        ),
      ],
    },
  },
  {
    operation: vaultToTill as Operation,
    note: 'sent by the vault',
    data: { id_kas: '1', nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan },
    extra: 2,
  },
  {
    operation: openTill as Operation,
    note: 'with cash from the vault',
    data: { id_serah_terima: 'x', pecahan },
    extra: handover('KE_TELLER', 1),
  },
  {
    operation: receiveCash as Operation,
    note: 'into the vault',
    data: { id_serah_terima: 'x', pecahan },
    extra: handover('KE_KHASANAH', 2),
  },
  {
    operation: tillToVault as Operation,
    note: 'sent by the till',
    data: { nominal: '1000000.00', kode_valuta: 'IDR', keterangan: '', pecahan },
    extra: 2,
  },
  {
    operation: closeTill as Operation,
    note: 'count agrees',
    data: { pecahan: [{ nominal: '100000.00', lembar: 100 }], konfirmasi_selisih: 'F', keterangan: '' },
    extra: { vault: 2, waiting: false, idSerahTerima: 'x' },
  },
  {
    operation: closeTill as Operation,
    note: 'shortage',
    data: { pecahan: [{ nominal: '100000.00', lembar: 99 }], konfirmasi_selisih: 'T', keterangan: '' },
    extra: { vault: 2, waiting: false, idSerahTerima: 'x' },
  },
  {
    operation: closeTill as Operation,
    note: 'overage',
    data: { pecahan: [{ nominal: '100000.00', lembar: 101 }], konfirmasi_selisih: 'T', keterangan: '' },
    extra: { vault: 2, waiting: false, idSerahTerima: 'x' },
  },
  {
    operation: openingCapital as Operation,
    note: 'into a branch',
    data: { kode_cabang: '001', giro_bi: '5000000.00', pecahan },
    extra: 2,
  },
];

export const ref: Reference = {
  gl: new Map(chart.map((row) => [row.kode_gl, { nama_gl: row.nama_gl, posisi: row.posisi, kontrol: row.kontrol }])),
  products: new Map(products.map((row) => [row.kode_produk, row])),
  branches: new Map(),
  headOffice: '000',
  users: new Map(),
  denominations: new Set(),
  approval: new Map(),
  levels: [],
  parameter: () => '0',
  dailyLimit: () => 0n,
  accountDay: () => 0n,
};
export const facts: Facts = {
  replay: null,
  branches: new Map(),
  accounts: new Map([own, other, near].map((each) => [each.nomor_rekening, each])),
  boxes: new Map([till, vault].map((each) => [each.id_kas, each])),
  till,
  grant: null,
  used: () => 0n,
};
