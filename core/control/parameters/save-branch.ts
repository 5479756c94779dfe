import type { z } from 'zod';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import type { Operation, Rule } from '#core/engine/operation.ts';
import { reject } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { saveBranchData } from '#lib/control/schemas/branches.ts';
import { formatRupiah } from '#lib/money.ts';

type Data = z.output<typeof saveBranchData>;

/** The present branch; null before it is founded. */
type Extra = {
  readonly nama_cabang: string;
  readonly kota: string;
  readonly alamat: string;
  readonly versi: number;
  readonly ditutup: boolean;
} | null;

async function load(db: Db, { kode_cabang }: Data): Promise<Extra> {
  const [row] = await db<NonNullable<Extra>[]>`
    select nama_cabang, kota, alamat, versi, tanggal_penutupan is not null as ditutup from branch where kode_cabang = ${kode_cabang}`;
  return row ?? null;
}

const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data: { aksi, kode_cabang, versi }, extra }) => {
    if (aksi === 'BUAT') return extra ? reject('DUPLICATE', { objek: kode_cabang }, 'kode_cabang') : null;
    if (!extra) return reject('BRANCH_UNKNOWN', { cabang: kode_cabang }, 'kode_cabang');
    if (extra.ditutup) return reject('BRANCH_CLOSED', { cabang: kode_cabang });
    return extra.versi === versi ? null : reject('DATA_CHANGED', { objek: kode_cabang });
  },
};

/**
 * Creates a branch with its vault, closed at the end of day before head office's day, or changes its name or address. Always by two persons of head
 * office (domain: branch day).
 */
export const saveBranch: Operation<Data, Extra> = {
  code: 'SIMPAN_CABANG',
  schema: saveBranchData,
  load,
  needs: () => ({}),
  rules: [asSeen],
  subject: ({ data }) => dataSubject(data.alasan),
  journal: () => [],
  effects: ({ data: { aksi, versi, kode_cabang, nama_cabang, kota, alamat }, amounts }) => [
    recordChange('branch', {
      aksi,
      versi,
      baris: { kode_cabang, nama_cabang, kota, alamat },
      ...(aksi === 'BUAT' && { rincian: { batas_khasanah: (amounts.batas_khasanah ?? 0n).toString() } }),
    }),
  ],
  change: {
    object: ({ data }) => `CABANG:${data.kode_cabang}`,
    level: () => 'HO_FINANCE',
    fields: ({ data, amounts, extra }) =>
      [
        { kolom: 'nama_cabang_baru', lama: extra?.nama_cabang ?? '', baru: data.nama_cabang },
        { kolom: 'kota_cabang', lama: extra?.kota ?? '', baru: data.kota },
        { kolom: 'alamat_cabang', lama: extra?.alamat ?? '', baru: data.alamat },
        {
          kolom: 'batas_khasanah',
          lama: '',
          baru: data.aksi === 'BUAT' ? formatRupiah(amounts.batas_khasanah ?? 0n) : '',
        },
      ].filter(({ lama, baru }) => lama !== baru),
  },
};
