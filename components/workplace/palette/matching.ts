import type { MenuName } from '#components/kit/ui/tree-names.ts';
import type { MenuId } from '#lib/access/access.ts';

/** A bank's people call the screens so, in both languages, beside the titles of the menu. */
const synonyms = {
  'setor-tunai': 'setoran nabung tabung deposit cash in',
  'tarik-tunai': 'penarikan ambil uang withdraw withdrawal cash out',
  'tukar-uang': 'pecahan uang kecil change exchange denominations',
  pemindahbukuan: 'pindah buku overbooking book transfer pb',
  reversal: 'batal transaksi void undo reverse',
  koreksi: 'correction perbaiki transaksi',
  'jual-beli-valas': 'valuta asing dolar money changer foreign exchange currency',
  'permintaan-saldo': 'cek saldo informasi saldo balance inquiry',
  'transaksi-hari-ini': 'cetak ulang slip reprint transaksi saya today',
  'riwayat-transaksi': 'cetak ulang slip reprint history lama',
  'simpan-individu': 'nasabah baru buka cif pendaftaran new customer register person',
  'simpan-badan-usaha': 'nasabah baru perusahaan pt cv koperasi new company register',
  'nasabah-individu': 'cari nasabah cif customer find person',
  'nasabah-badan-usaha': 'cari nasabah perusahaan company customer find',
  'gabung-nasabah': 'merge cif ganda duplicate',
  'simpan-spesimen': 'ttd tanda tangan signature specimen',
  'kas-teller': 'buka kas tutup kas till open close laci drawer',
  khasanah: 'vault brankas',
  'buka-kas-ulang': 'reopen till',
  'minta-kas': 'tambah kas dropping request cash',
  'hitung-khasanah': 'opname kas vault count',
  menunggu: 'otorisasi approval inbox setujui',
  draf: 'permintaan saya dikembalikan returned draft my requests',
  riwayat: 'riwayat otorisasi decided history',
  rekening: 'cari rekening account find saldo mutasi balance',
  'buka-rekening': 'rekening baru open account new',
  'tutup-rekening': 'close account penutupan',
  'cetak-statement': 'rekening koran statement cetak mutasi',
  'blokir-rekening': 'block freeze bekukan',
  'tahan-dana': 'hold earmark blokir saldo',
  'reaktivasi-rekening': 'dormant pasif aktifkan reactivate',
  'simpan-si': 'standing instruction order autodebet perintah tetap',
  'simpan-ats': 'automatic transfer sweep autosave',
  'minta-kartu': 'atm debit card request kartu baru',
  'kartu-atm': 'atm debit card pin blokir kartu',
  'cetak-buku': 'passbook print buku tabungan',
  'ganti-buku': 'passbook replace buku hilang penuh',
  'registrasi-deposito': 'deposito baru time deposit new',
  'pencairan-deposito': 'cairkan deposito withdraw break time deposit',
  'setor-deposito': 'fund time deposit penempatan',
  'bayar-cek': 'cek cheque check tunai cash',
  'stop-warkat': 'setop cek bg hilang stop payment cheque',
  'terbit-warkat': 'buku cek bg baru cheque book issue',
  'daftar-warkat': 'cek bg cheque book list',
  'setoran-kliring': 'cek bg inkaso clearing deposit',
  'bi-fast': 'bifast transfer bank lain online real time',
  'skn-non-tunai': 'lalu lintas giro transfer bank lain clearing',
  'rtgs-non-tunai': 'transfer bank lain nilai besar high value',
  'daftar-transfer': 'status transfer outgoing list keluar',
  'transfer-masuk': 'incoming transfer',
  'bayar-gaji': 'payroll salary',
  'neraca-saldo': 'trial balance',
  neraca: 'balance sheet',
  'laba-rugi': 'profit loss income statement',
  jurnal: 'journal voucher',
  'transaksi-umum': 'jurnal manual general entry',
  'hari-cabang': 'buka hari tutup hari eod akhir hari end of day open close branch',
  pengguna: 'user karyawan staff sandi password reset',
  peran: 'role hak akses rights',
  kurs: 'exchange rate dolar',
  'hari-libur': 'holiday calendar kalender',
  'jejak-audit': 'audit trail log',
} as const satisfies Readonly<Partial<Record<MenuId, string>>>;

const calledToo: Readonly<Record<string, string | undefined>> = synonyms;

/** Normalises a text for comparison: small letters, no accents, words apart by one blank; hyphens and dots join what they stand in. */
export const normalised = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}.\-‐-―'’]/gu, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** True when every wanted word begins a word of the text, in any order, or the text without blanks holds all of it. */
const holds = (text: string, wanted: string): boolean => {
  const words = text.split(' ');
  return (
    wanted.split(' ').every((word) => words.some((each) => each.startsWith(word))) ||
    text.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))
  );
};

/**
 * Ranks a screen for what was typed, best first: the whole code, the start of its name, the start of its code, its name, another word for it, its
 * groups. Infinity where it does not match.
 */
export function rankOf(menu: string, { title, trans_code, groups }: MenuName, typed: string): number {
  const wanted = normalised(typed);
  if (wanted === '') return Number.POSITIVE_INFINITY;
  const name = normalised(title);
  if (trans_code !== '' && trans_code === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (trans_code !== '' && trans_code.startsWith(wanted)) return 2;
  if (holds(name, wanted)) return 3;
  const named = `${name} ${calledToo[menu] ?? ''}`;
  if (holds(named, wanted)) return 4;
  return holds(normalised(`${named} ${groups.join(' ')}`), wanted) ? 5 : Number.POSITIVE_INFINITY;
}
