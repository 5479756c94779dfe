/** The chart of accounts: codes, sides and control accounts of the bank's general ledger (layout after PSAK 401). */

import type { AccountKind } from '#lib/books/chart.ts';
import { type GlName, gl } from '#lib/books/gl.ts';
import { headOfficeOnly, type Ledger, maintainerOf, posted } from './chart-marks.ts';

/** The sub-ledgers there are. */
export const subLedgers = [
  'REKENING',
  'KAS',
  'SELISIH_TELLER',
  'WARKAT',
  'TRANSFER',
  'DEPOSITO',
  'PEMBIAYAAN',
] as const;
export type SubLedger = (typeof subLedgers)[number];

export interface GlAccount {
  readonly kode_gl: string;
  readonly nama_gl: string;
  /** The normal side: D debit, K credit. */
  readonly posisi: 'D' | 'K';
  readonly tipe: AccountKind;
  /** The sub-ledger its lines must point at, null for none. */
  readonly kontrol: SubLedger | null;
  /** Only head office keeps it. */
  readonly hanya_pusat: boolean;
  /** The process of the bank that moves it, so that nobody enters it by hand; null: no process does. For a control account its sub-ledger says so. */
  readonly dikelola: Ledger | null;
  /** The product posts to it by itself, so that it is never closed. Of what is kept by something its keeper says so already. */
  readonly otomatis: boolean;
}

const line = (
  name: GlName,
  nama_gl: string,
  posisi: GlAccount['posisi'],
  tipe: GlAccount['tipe'],
  kontrol: GlAccount['kontrol'] = null,
): GlAccount => ({
  kode_gl: gl(name),
  nama_gl,
  posisi,
  tipe,
  kontrol,
  hanya_pusat: headOfficeOnly.has(name),
  dikelola: maintainerOf.get(name) ?? null,
  otomatis: posted.has(name),
});

const assets = [
  line('VAULT_CASH', 'Kas khasanah IDR', 'D', 'A', 'KAS'),
  line('TILL_CASH', 'Kas teller IDR', 'D', 'A', 'KAS'),
  line('ATM_CASH', 'Kas ATM', 'D', 'A'),
  line('FOREIGN_VAULT_CASH', 'Kas khasanah valas', 'D', 'A', 'KAS'),
  line('FOREIGN_TILL_CASH', 'Kas teller valas', 'D', 'A', 'KAS'),
  line('CASH_IN_TRANSIT', 'Kas dalam perjalanan', 'D', 'A'),
  line('BANK_INDONESIA', 'Giro pada Bank Indonesia IDR', 'D', 'A'),
  line('BANK_INDONESIA_FOREIGN', 'Giro pada Bank Indonesia valas', 'D', 'A'),
  line('BANK_INDONESIA_PLACEMENTS', 'Penempatan pada Bank Indonesia', 'D', 'A'),
  line('OTHER_BANKS', 'Giro pada bank lain', 'D', 'A'),
  line('SECURITIES', 'Surat berharga dimiliki', 'D', 'A'),
  line('MURABAHAH_RECEIVABLES', 'Piutang murabahah', 'D', 'A', 'PEMBIAYAAN'),
  line('DEFERRED_MARGIN', 'Margin murabahah ditangguhkan', 'K', 'A-'),
  line('MUDHARABAH_FINANCING', 'Pembiayaan mudharabah', 'D', 'A'),
  line('MUSYARAKAH_FINANCING', 'Pembiayaan musyarakah', 'D', 'A'),
  line('IJARAH_ASSETS', 'Aset ijarah', 'D', 'A'),
  line('FINANCING_ALLOWANCE', 'CKPN pembiayaan', 'K', 'A-'),
  line('CLEARING_CLAIMS', 'Tagihan kliring', 'D', 'A', 'WARKAT'),
  line('SKN_UNDER_WAY', 'Perantara SKN', 'D', 'P'),
  line('RTGS_UNDER_WAY', 'Perantara RTGS', 'D', 'P'),
  line('BI_FAST_UNDER_WAY', 'Perantara BI-FAST', 'D', 'P'),
  line('INWARD_CLEARING', 'Perantara penarikan kliring', 'D', 'P', 'WARKAT'),
  line('CLEARING_RETURNS', 'Perantara tolakan kliring', 'D', 'P'),
  line('CHEQUES_HELD', 'Warkat kliring ditahan', 'D', 'A', 'WARKAT'),
  line('INTER_BRANCH', 'RAK antar kantor', 'D', 'A'),
  line('FIXED_ASSETS', 'Aset tetap', 'D', 'A'),
  line('DEPRECIATION', 'Akumulasi penyusutan aset tetap', 'K', 'A-'),
  line('STATIONERY_STOCK', 'Persediaan meterai, warkat dan buku tabungan', 'D', 'A'),
  line('TILL_SHORTAGE', 'Selisih kurang kas teller', 'D', 'A', 'SELISIH_TELLER'),
  line('OTHER_ASSETS', 'Rupa-rupa aset', 'D', 'A'),
  // The bank's holding or debt in a currency, in that currency, and the rupiah it came for: together worth zero.
  line('CURRENCY_POSITION', 'Posisi valuta asing', 'K', 'A'),
  line('CURRENCY_POSITION_IN_RUPIAH', 'Kontra posisi valuta asing', 'D', 'A'),
];

const liabilities = [
  line('ACCRUED_PAYABLES', 'Kewajiban segera lainnya', 'K', 'L'),
  line('INCOMING_TRANSFERS', 'Kiriman uang masuk belum dibayar', 'K', 'L'),
  line('CASH_FOR_TRANSFERS', 'Titipan transfer keluar tunai', 'K', 'L'),
  line('CHEQUES_NOT_EFFECTIVE', 'Titipan setoran kliring', 'K', 'L', 'WARKAT'),
  line('TILL_OVERAGE', 'Selisih lebih kas teller', 'K', 'L', 'SELISIH_TELLER'),
  line('MATURED_DEPOSITS', 'Deposito jatuh tempo belum dicairkan', 'K', 'L'),
  line('SHARES_NOT_COLLECTED', 'Bagi hasil jatuh tempo belum diambil', 'K', 'L'),
  line('SALARIES_UNDER_WAY', 'Gaji belum dikreditkan', 'K', 'L'),
  line('OWED_TO_SAVERS', 'Bagi hasil belum dibagikan - tabungan dan giro', 'K', 'L'),
  line('OWED_TO_DEPOSITORS', 'Bagi hasil belum dibagikan - deposito', 'K', 'L'),
  line('CURRENT_WADIAH', 'Giro wadiah', 'K', 'L', 'REKENING'),
  line('SAVINGS_WADIAH', 'Tabungan wadiah', 'K', 'L', 'REKENING'),
  line('HAJJ_WADIAH', 'Tabungan haji wadiah', 'K', 'L', 'REKENING'),
  line('SPECIAL_FUNDS', 'Rekening khusus', 'K', 'L'),
  line('FOREIGN_SAVINGS_WADIAH', 'Tabungan wadiah valas', 'K', 'L', 'REKENING'),
  line('TAX_ON_SHARES', 'Utang PPh final bagi hasil dan bonus', 'K', 'L'),
  line('TAX_WITHHELD', 'Utang PPh 21/23', 'K', 'L'),
  line('STAMP_DUTY', 'Utang bea meterai', 'K', 'L'),
  line('ZAKAT_OWED', 'Utang zakat nasabah', 'K', 'L'),
  line('BENEVOLENCE', 'Dana kebajikan', 'K', 'L'),
  line('ROUNDING', 'Selisih pembulatan', 'K', 'L'),
  line('OTHER_LIABILITIES', 'Rupa-rupa liabilitas', 'K', 'L'),
];

/** Dana syirkah temporer: a class of its own, because a loss without negligence falls on the fund's owner. */
const syirkahFunds = [
  line('SAVINGS_MUDHARABAH', 'Tabungan mudharabah', 'K', 'S', 'REKENING'),
  line('HAJJ_MUDHARABAH', 'Tabungan haji mudharabah', 'K', 'S', 'REKENING'),
  line('CURRENT_MUDHARABAH', 'Giro mudharabah', 'K', 'S', 'REKENING'),
  line('DEPOSIT_1_MONTH', 'Deposito mudharabah 1 bulan', 'K', 'S', 'REKENING'),
  line('DEPOSIT_3_MONTHS', 'Deposito mudharabah 3 bulan', 'K', 'S', 'REKENING'),
  line('DEPOSIT_6_MONTHS', 'Deposito mudharabah 6 bulan', 'K', 'S', 'REKENING'),
  line('DEPOSIT_12_MONTHS', 'Deposito mudharabah 12 bulan', 'K', 'S', 'REKENING'),
  // These belong to nobody: the bank keeps them from shares, to even them out (PER) and to bear losses (IRR).
  line('EQUALISATION_RESERVE', 'Cadangan pemerataan bagi hasil (PER)', 'K', 'S'),
  line('INVESTMENT_RISK_RESERVE', 'Cadangan risiko investasi (IRR)', 'K', 'S'),
];

const equity = [
  line('PAID_IN_CAPITAL', 'Modal disetor', 'K', 'E'),
  line('ADDITIONAL_CAPITAL', 'Tambahan modal disetor', 'K', 'E'),
  line('RETAINED_EARNINGS', 'Saldo laba tahun lalu', 'K', 'E'),
  line('YEAR_RESULT', 'Laba/rugi tahun berjalan', 'K', 'E'),
];

const income = [
  line('MURABAHAH_INCOME', 'Pendapatan margin murabahah', 'K', 'I'),
  line('FINANCING_SHARE_INCOME', 'Pendapatan bagi hasil pembiayaan', 'K', 'I'),
  line('IJARAH_INCOME', 'Pendapatan ijarah neto', 'K', 'I'),
  line('PLACEMENT_INCOME', 'Imbal hasil penempatan dan sukuk', 'K', 'I'),
  line('TRANSFER_FEES', 'Fee transfer SKN, RTGS dan BI-FAST', 'K', 'I'),
  line('CLEARING_FEES', 'Fee kliring dan tolakan', 'K', 'I'),
  line('ACCOUNT_FEES', 'Biaya administrasi rekening', 'K', 'I'),
  line('CLOSING_FEES', 'Fee penutupan, ganti buku dan cetak ulang', 'K', 'I'),
  line('CHEQUE_BOOK_FEES', 'Fee buku cek dan bilyet giro', 'K', 'I'),
  line('CASH_OVERAGES', 'Pendapatan selisih lebih kas', 'K', 'I'),
  line('BREAK_FEES', 'Biaya administrasi pencairan dipercepat', 'K', 'I'),
  line('OTHER_INCOME', 'Pendapatan lainnya', 'K', 'I'),
  line('EXCHANGE_GAIN', 'Keuntungan selisih kurs', 'K', 'I'),
];

/** Class 601 is a distribution to third parties, not an operating expense. */
const expenses = [
  line('SHARES_OF_SAVERS', 'Hak pihak ketiga atas bagi hasil - tabungan dan giro', 'D', 'X'),
  line('SHARES_OF_DEPOSITORS', 'Hak pihak ketiga atas bagi hasil - deposito', 'D', 'X'),
  line('RESERVES_OF_SHARES', 'Cadangan dan hibah dalam bagi hasil', 'D', 'X'),
  line('WADIAH_BONUS', 'Beban bonus wadiah', 'D', 'X'),
  line('GIFTS_TO_SHARES', 'Beban hibah dari bagian mudharib', 'D', 'X'),
  line('PERSONNEL_COSTS', 'Beban personalia', 'D', 'X'),
  line('GENERAL_COSTS', 'Beban umum dan administrasi', 'D', 'X'),
  line('ALLOWANCE_COSTS', 'Beban CKPN', 'D', 'X'),
  line('PAYMENT_SYSTEM_COSTS', 'Beban sistem pembayaran', 'D', 'X'),
  line('CASH_LOSSES', 'Kerugian selisih kurang kas', 'D', 'X'),
  line('OTHER_COSTS', 'Beban lainnya', 'D', 'X'),
  line('EXCHANGE_LOSS', 'Kerugian selisih kurs', 'D', 'X'),
  line('INCOME_TAX', 'Beban pajak penghasilan badan', 'D', 'X'),
];

/** Off-balance accounts are double too: the contra lines keep the trial balance equal. */
const offBalance = [
  line('CHEQUES_IN_CUSTODY', 'RA Warkat titipan kliring dan inkaso', 'D', 'O'),
  line('UNISSUED_CHEQUES', 'RA Blangko cek dan bilyet giro', 'D', 'O'),
  line('UNISSUED_BOOKS', 'RA Blangko bilyet deposito dan buku', 'D', 'O'),
  line('UNDRAWN_FACILITIES', 'RA Komitmen fasilitas belum ditarik', 'K', 'O'),
  line('GUARANTEES_ISSUED', 'RA Bank garansi diterbitkan', 'K', 'O'),
  line('DEBIT_CONTRA', 'RA Kontra debit', 'K', 'O'),
  line('CREDIT_CONTRA', 'RA Kontra kredit', 'D', 'O'),
];

/** The bank's chart in order of code. */
export const chart: readonly GlAccount[] = [
  ...assets,
  ...liabilities,
  ...syirkahFunds,
  ...equity,
  ...income,
  ...expenses,
  ...offBalance,
];
