import type { FlowKind, LimitGroup } from '#lib/control/codes.ts';
import type { Reason } from '#lib/errors/errors.ts';

/** An item as it is filed: a row of flow_instance. */
export interface FiledItem {
  readonly id_flow: string;
  readonly jenis: FlowKind;
  readonly flow_code: string;
  readonly trans_code: string;
  readonly flow_state: string;
  readonly kode_cabang: string;
  readonly tanggal: string;
  readonly user_input: string;
  readonly flow_data: unknown;
  readonly sidik: string;
  readonly nominal: string;
  readonly kode_valuta: string;
  readonly rekening?: string | null;
  readonly nomor_nasabah: readonly string[];
  readonly nama_nasabah: string;
  readonly keterangan: string;
  readonly kas_sudah_berpindah?: boolean;
  readonly alasan: readonly Reason[];
  readonly tingkat: string;
  readonly kelompok?: '' | LimitGroup;
  readonly persetujuan_perlu: number;
  readonly objek?: string;
  readonly perubahan?: readonly { readonly kolom: string; readonly lama: string; readonly baru: string }[];
  readonly reservasi: readonly { readonly rekening: string; readonly jumlah: string }[];
}
