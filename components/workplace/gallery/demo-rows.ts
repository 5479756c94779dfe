/** One row of the gallery's tables. */
export interface DemoAccount {
  readonly nomor: string;
  readonly nama: string;
  readonly tanggal: string;
  readonly status: string;
  readonly saldo: string;
}

const first = ['Bambang', 'Siti', 'Agus', 'Dewi', 'Rizky', 'Nur', 'Hendra', 'Ratna', 'Fajar', 'Lestari'];
const last = ['Wicaksono', 'Rahmawati', 'Pratama', 'Kusuma', 'Hidayat', 'Anggraini', 'Saputra'];
const states = ['AKTIF', 'AKTIF', 'AKTIF', 'DORMAN', 'TUTUP'];
const two = (value: number) => String(value).padStart(2, '0');

/** So many accounts that nobody has; the second one's name starts like a formula, as an export must bear. */
export const demoAccounts = (count: number): readonly DemoAccount[] =>
  Array.from({ length: count }, (_, at) => ({
    nomor: `0011${String(at + 1).padStart(8, '0')}`,
    nama: at === 1 ? '=Siti Rahmawati' : `${first[at % first.length]} ${last[at % last.length]}`,
    tanggal: `2026-${two((at % 11) + 1)}-${two((at % 28) + 1)}`,
    status: states[at % states.length] ?? '',
    saldo: `${((at * 7_919) % 9_999_999) + 1}00.00`,
  }));
