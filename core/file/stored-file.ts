/** A row of the table, as a statement answers it. */
export interface StoredFile {
  readonly id_berkas: string;
  readonly kunci: string;
  readonly jenis: string;
  readonly nama: string;
  readonly mime: string;
  readonly ukuran: number;
  readonly pindai: string;
  readonly id_user: string;
  readonly kode_cabang: string;
  readonly tersimpan_pada: Date | null;
  readonly pemilik: string | null;
  readonly dibuang_pada: Date | null;
}
