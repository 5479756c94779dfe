/** The chart of accounts: codes, sides and control accounts of the bank's general ledger (layout after PSAK 401). */

/** The sub-ledgers there are. */
export type SubLedger = 'REKENING' | 'KAS' | 'SELISIH_TELLER' | 'WARKAT' | 'TRANSFER' | 'DEPOSITO' | 'PEMBIAYAAN';

export interface GlAccount {
  readonly kode_gl: string;
  readonly nama_gl: string;
  /** The normal side: D debit, K credit. */
  readonly posisi: 'D' | 'K';
  readonly tipe: 'A' | 'A-' | 'L' | 'S' | 'E' | 'I' | 'X' | 'O' | 'P';
  /** The sub-ledger its lines must point at, null for none. */
  readonly kontrol: SubLedger | null;
  /** Kept by head office alone. */
  readonly hanya_pusat: boolean;
  /** What else of the bank moves it, so that nobody enters it by hand; null: nothing does. Of a control account its sub-ledger says so. */
  readonly dikelola: Keeper | null;
  /** The product posts to it by itself, so that it is never closed. Of what is kept by something its keeper says so already. */
  readonly otomatis: boolean;
}

/** What moves accounts by itself. */
export type Keeper =
  | 'RAK'
  | 'KAS'
  | 'KLIRING'
  | 'TRANSFER'
  | 'BAGI_HASIL'
  | 'DEPOSITO'
  | 'VALAS'
  | 'LABA'
  | 'BLANGKO'
  | 'GAJI';

const kept: Readonly<Record<Keeper, readonly string[]>> = {
  RAK: ['110001'],
  KAS: ['101006'],
  KLIRING: ['109005', '109006', '203004', '901001'],
  TRANSFER: ['109002', '109003', '109004', '201002', '201003'],
  BAGI_HASIL: ['201007', '202001', '202002', '303001', '303002'],
  DEPOSITO: ['201006'],
  GAJI: ['201008'],
  VALAS: ['113001', '113002'],
  LABA: ['403002'],
  BLANGKO: ['901002', '901003', '909001'],
};
const keeperOf = new Map(
  Object.entries(kept).flatMap(([keeper, codes]) => codes.map((code) => [code, keeper as Keeper] as const)),
);

/** What the bank holds at Bank Indonesia is settled by head office alone; so are the reserves of its pools and what it gives beside the shares. */
const headOfficeOnly = new Set(['102001', '102002', '102003', '303001', '303002', '601003', '602002']);

/** What operations and evenings post to by themselves, beside what somebody enters there by hand. */
const posted = new Set([
  ...[
    '101003',
    '102001',
    '102002',
    '103001',
    '205001',
    '205002',
    '205003',
    '206001',
    '206002',
    '209001',
    '401001',
    '403001',
  ],
  ...['502001', '502002', '502003', '502004', '502005', '502006', '502007', '502008', '503001'],
  ...['601001', '601002', '601003', '602001', '602002', '603005', '603006', '603009', '604001'],
  // What waits there is told by age in the list of a branch's day, which knows these two by their codes.
  ...['112005', '209002'],
]);

const line = (
  kode_gl: string,
  nama_gl: string,
  posisi: GlAccount['posisi'],
  tipe: GlAccount['tipe'],
  kontrol: GlAccount['kontrol'] = null,
): GlAccount => ({
  kode_gl,
  nama_gl,
  posisi,
  tipe,
  kontrol,
  hanya_pusat: headOfficeOnly.has(kode_gl),
  dikelola: keeperOf.get(kode_gl) ?? null,
  otomatis: posted.has(kode_gl),
});

const assets = [
  line('101001', 'Kas khasanah IDR', 'D', 'A', 'KAS'),
  line('101002', 'Kas teller IDR', 'D', 'A', 'KAS'),
  line('101003', 'Kas ATM', 'D', 'A'),
  line('101004', 'Kas khasanah valas', 'D', 'A', 'KAS'),
  line('101005', 'Kas teller valas', 'D', 'A', 'KAS'),
  line('101006', 'Kas dalam perjalanan', 'D', 'A'),
  line('102001', 'Giro pada Bank Indonesia IDR', 'D', 'A'),
  line('102002', 'Giro pada Bank Indonesia valas', 'D', 'A'),
  line('102003', 'Penempatan pada Bank Indonesia', 'D', 'A'),
  line('103001', 'Giro pada bank lain', 'D', 'A'),
  line('104001', 'Surat berharga dimiliki', 'D', 'A'),
  line('105001', 'Piutang murabahah', 'D', 'A', 'PEMBIAYAAN'),
  line('105090', 'Margin murabahah ditangguhkan', 'K', 'A-'),
  line('106001', 'Pembiayaan mudharabah', 'D', 'A'),
  line('106002', 'Pembiayaan musyarakah', 'D', 'A'),
  line('107001', 'Aset ijarah', 'D', 'A'),
  line('108090', 'CKPN pembiayaan', 'K', 'A-'),
  line('109001', 'Tagihan kliring', 'D', 'A', 'WARKAT'),
  line('109002', 'Perantara SKN', 'D', 'P'),
  line('109003', 'Perantara RTGS', 'D', 'P'),
  line('109004', 'Perantara BI-FAST', 'D', 'P'),
  line('109005', 'Perantara penarikan kliring', 'D', 'P', 'WARKAT'),
  line('109006', 'Perantara tolakan kliring', 'D', 'P'),
  line('109007', 'Warkat kliring ditahan', 'D', 'A', 'WARKAT'),
  line('110001', 'RAK antar kantor', 'D', 'A'),
  line('111001', 'Aset tetap', 'D', 'A'),
  line('111090', 'Akumulasi penyusutan aset tetap', 'K', 'A-'),
  line('112002', 'Persediaan meterai, warkat dan buku tabungan', 'D', 'A'),
  line('112003', 'Selisih kurang kas teller', 'D', 'A', 'SELISIH_TELLER'),
  line('112005', 'Rupa-rupa aset', 'D', 'A'),
  // What the bank holds or owes of a currency, in that currency, and the rupiah it came for: together worth nothing.
  line('113001', 'Posisi valuta asing', 'K', 'A'),
  line('113002', 'Kontra posisi valuta asing', 'D', 'A'),
];

const liabilities = [
  line('201001', 'Kewajiban segera lainnya', 'K', 'L'),
  line('201002', 'Kiriman uang masuk belum dibayar', 'K', 'L'),
  line('201003', 'Titipan transfer keluar tunai', 'K', 'L'),
  line('201004', 'Titipan setoran kliring', 'K', 'L', 'WARKAT'),
  line('201005', 'Selisih lebih kas teller', 'K', 'L', 'SELISIH_TELLER'),
  line('201006', 'Deposito jatuh tempo belum dicairkan', 'K', 'L'),
  line('201007', 'Bagi hasil jatuh tempo belum diambil', 'K', 'L'),
  line('201008', 'Gaji belum dikreditkan', 'K', 'L'),
  line('202001', 'Bagi hasil belum dibagikan - tabungan dan giro', 'K', 'L'),
  line('202002', 'Bagi hasil belum dibagikan - deposito', 'K', 'L'),
  line('203001', 'Giro wadiah', 'K', 'L', 'REKENING'),
  line('203002', 'Tabungan wadiah', 'K', 'L', 'REKENING'),
  line('203003', 'Tabungan haji wadiah', 'K', 'L', 'REKENING'),
  line('203004', 'Rekening khusus', 'K', 'L'),
  line('203005', 'Tabungan wadiah valas', 'K', 'L', 'REKENING'),
  line('205001', 'Utang PPh final bagi hasil dan bonus', 'K', 'L'),
  line('205002', 'Utang PPh 21/23', 'K', 'L'),
  line('205003', 'Utang bea meterai', 'K', 'L'),
  line('206001', 'Utang zakat nasabah', 'K', 'L'),
  line('206002', 'Dana kebajikan', 'K', 'L'),
  line('209001', 'Selisih pembulatan', 'K', 'L'),
  line('209002', 'Rupa-rupa liabilitas', 'K', 'L'),
];

/** Dana syirkah temporer: a class of its own, because a loss without negligence falls on the fund's owner. */
const syirkahFunds = [
  line('301001', 'Tabungan mudharabah', 'K', 'S', 'REKENING'),
  line('301002', 'Tabungan haji mudharabah', 'K', 'S', 'REKENING'),
  line('301003', 'Giro mudharabah', 'K', 'S', 'REKENING'),
  line('302001', 'Deposito mudharabah 1 bulan', 'K', 'S', 'REKENING'),
  line('302003', 'Deposito mudharabah 3 bulan', 'K', 'S', 'REKENING'),
  line('302006', 'Deposito mudharabah 6 bulan', 'K', 'S', 'REKENING'),
  line('302012', 'Deposito mudharabah 12 bulan', 'K', 'S', 'REKENING'),
  // Nobody's account: what is kept of shares, to even them out (PER) and to bear losses (IRR).
  line('303001', 'Cadangan pemerataan bagi hasil (PER)', 'K', 'S'),
  line('303002', 'Cadangan risiko investasi (IRR)', 'K', 'S'),
];

const equity = [
  line('401001', 'Modal disetor', 'K', 'E'),
  line('401002', 'Tambahan modal disetor', 'K', 'E'),
  line('403001', 'Saldo laba tahun lalu', 'K', 'E'),
  line('403002', 'Laba/rugi tahun berjalan', 'K', 'E'),
];

const income = [
  line('501001', 'Pendapatan margin murabahah', 'K', 'I'),
  line('501002', 'Pendapatan bagi hasil pembiayaan', 'K', 'I'),
  line('501003', 'Pendapatan ijarah neto', 'K', 'I'),
  line('501004', 'Imbal hasil penempatan dan sukuk', 'K', 'I'),
  line('502001', 'Fee transfer SKN, RTGS dan BI-FAST', 'K', 'I'),
  line('502002', 'Fee kliring dan tolakan', 'K', 'I'),
  line('502003', 'Biaya administrasi rekening', 'K', 'I'),
  line('502004', 'Fee penutupan, ganti buku dan cetak ulang', 'K', 'I'),
  line('502005', 'Fee buku cek dan bilyet giro', 'K', 'I'),
  line('502006', 'Pendapatan selisih lebih kas', 'K', 'I'),
  line('502007', 'Biaya administrasi pencairan dipercepat', 'K', 'I'),
  line('502008', 'Pendapatan lainnya', 'K', 'I'),
  line('503001', 'Keuntungan selisih kurs', 'K', 'I'),
];

/** Class 601 is a distribution to third parties, not an operating expense. */
const expenses = [
  line('601001', 'Hak pihak ketiga atas bagi hasil - tabungan dan giro', 'D', 'X'),
  line('601002', 'Hak pihak ketiga atas bagi hasil - deposito', 'D', 'X'),
  line('601003', 'Cadangan dan hibah dalam bagi hasil', 'D', 'X'),
  line('602001', 'Beban bonus wadiah', 'D', 'X'),
  line('602002', 'Beban hibah dari bagian mudharib', 'D', 'X'),
  line('603001', 'Beban personalia', 'D', 'X'),
  line('603002', 'Beban umum dan administrasi', 'D', 'X'),
  line('603004', 'Beban CKPN', 'D', 'X'),
  line('603005', 'Beban sistem pembayaran', 'D', 'X'),
  line('603006', 'Kerugian selisih kurang kas', 'D', 'X'),
  line('603009', 'Beban lainnya', 'D', 'X'),
  line('604001', 'Kerugian selisih kurs', 'D', 'X'),
  line('606001', 'Beban pajak penghasilan badan', 'D', 'X'),
];

/** Off-balance accounts are double too: the contra lines keep the trial balance equal. */
const offBalance = [
  line('901001', 'RA Warkat titipan kliring dan inkaso', 'D', 'O'),
  line('901002', 'RA Blangko cek dan bilyet giro', 'D', 'O'),
  line('901003', 'RA Blangko bilyet deposito dan buku', 'D', 'O'),
  line('902001', 'RA Komitmen fasilitas belum ditarik', 'K', 'O'),
  line('902002', 'RA Bank garansi diterbitkan', 'K', 'O'),
  line('909001', 'RA Kontra debit', 'K', 'O'),
  line('909002', 'RA Kontra kredit', 'D', 'O'),
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
