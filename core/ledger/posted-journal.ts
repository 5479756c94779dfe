/** One line of a journal with the names people read; amounts in minor units, positive is debit. */
export interface PostedLine {
  readonly kode_cabang: string;
  readonly kode_gl: string;
  readonly nama_gl: string;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly nama_rekening: string;
  readonly jumlah: bigint;
  /** Running balance of the account after the line. */
  readonly saldo: bigint | null;
  /** The line's own code, where that is not the journal's operation: a fee. */
  readonly kode: string | null;
  /** The sheet of another bank that the line is of: bank, kind and number. */
  readonly warkat: string | null;
}

export interface PostedCash {
  readonly id_kas: number;
  readonly kode_kas: string;
  readonly kode_valuta: string;
  readonly masuk: bigint;
  readonly keluar: bigint;
  readonly saldo: bigint;
  readonly pecahan: Readonly<Record<string, number>>;
}

/** Notes of a currency bought or sold: at which rate (ten-thousandths), for how much in minor units of the books' currency. */
export interface Trade {
  readonly arah: string;
  readonly kurs: bigint;
  readonly rupiah: bigint;
}

/** A transfer to another bank: its parties, and how far it is. `waktu` is a moment, or a day where no clock was read. */
export interface SentTransfer {
  readonly nama_pengirim: string;
  readonly kode_bank: string;
  readonly nama_bank: string;
  readonly rekening_tujuan: string;
  readonly nama_tujuan: string;
  readonly berita: string;
  readonly status: string;
  readonly waktu: string;
}

/** A journal as posted, whether it comes fresh from the posting function or is read again: both give the same answer. */
export interface PostedJournal {
  readonly id: bigint;
  readonly operasi: string;
  readonly tanggal: string;
  readonly dibuat_pada: string;
  readonly id_user: string;
  readonly nama_user: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly nominal: bigint;
  readonly kode_valuta: string;
  readonly rekening: string | null;
  readonly keterangan: string;
  readonly saldo_tersedia: bigint | null;
  readonly id_kas: number | null;
  readonly nomor_urut: number | null;
  readonly user_otorisasi: string | null;
  readonly id_flow: string | null;
  readonly tukar: Trade | null;
  readonly transfer: SentTransfer | null;
  readonly lines: readonly PostedLine[];
  readonly cash: readonly PostedCash[];
}
