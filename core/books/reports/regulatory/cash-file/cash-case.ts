/** The reported party, or the person at the counter, as far as the bank knows them; '' for an unknown value. */
export interface Party {
  readonly pihak: string;
  /** False for a walk-in customer. */
  readonly nasabah: boolean;
  readonly badan: boolean;
  readonly nama: string;
  readonly jenis_identitas: string;
  readonly nomor_identitas: string;
  readonly nomor_npwp: string;
  readonly tempat_lahir: string;
  /** For an entity the day it was established. */
  readonly tanggal_lahir: string;
  readonly jenis_kelamin: string;
  readonly nama_ibu_kandung: string;
  readonly negara: string;
  readonly alamat: string;
  readonly kota: string;
  readonly kode_pos: string;
  readonly telepon: string;
  readonly pekerjaan: string;
  readonly pemberi_kerja: string;
  readonly bentuk_hukum: string;
  readonly sumber_dana: string;
}

/** An account that cash came into or out of. */
export interface CashAccount {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly kode_valuta: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly tanggal_buka: string;
  readonly jenis: string;
  readonly pemilik: string;
}

/** One posting behind a report; the amount in minor units of the books' currency, in the report's direction. */
export interface CashPosting {
  readonly nomor_referensi: string;
  readonly tanggal: string;
  /** As ISO text, with the bank's offset. */
  readonly waktu: string;
  readonly kode_cabang: string;
  readonly nama_cabang: string;
  readonly kota: string;
  readonly teller: string;
  readonly otorisasi: string;
  readonly operasi: string;
  readonly keterangan: string;
  readonly jumlah: bigint;
  readonly rekening: CashAccount | null;
  /** The person at the counter. */
  readonly pelaku: string;
}

/** A report of cash with all the details of its file. */
export interface CashCase {
  readonly id_laporan: string;
  readonly jenis: 'LTKT' | 'POLA';
  readonly arah: 'MASUK' | 'KELUAR';
  readonly dari: string;
  readonly sampai: string;
  readonly jumlah: bigint;
  readonly postings: readonly CashPosting[];
  readonly parties: ReadonlyMap<string, Party>;
  /** Names of the bank's codes, by list and code: `SANDI_TRANSAKSI/SETOR_TUNAI`. */
  readonly codes: ReadonlyMap<string, string>;
}
