import type { Caller, Query } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { isUuid } from '#core/db/uuid.ts';
import { readReference } from '#core/ledger/reference-number.ts';
import { sentencesOf } from '#core/ledger/sentences-of.ts';
import { runList } from '#core/list/list-query.ts';
import type { MenuId } from '#lib/access/access.ts';
import { fail } from '#lib/errors/errors.ts';
import type { Kalimat, Perubahan } from '#types/proto/common.ts';
import type { RiwayatObjekRow } from '#types/proto/control/audit.ts';
import { heldBy } from './audit-find.ts';

/** The screens each kind of record is opened on: a caller who may open one of them may read the record's history. */
const SCREENS: Readonly<Record<string, readonly MenuId[]>> = {
  USER: ['pengguna', 'lensa-wewenang'],
  ROLE: ['peran', 'lensa-wewenang'],
  MENU: ['menu-aplikasi'],
  DELEGASI: ['delegasi'],
  PRODUK: ['produk'],
  PRODUK_KARTU: ['produk-kartu'],
  PARAMETER: ['parameter-bank'],
  BATAS_HARIAN: ['batas-harian'],
  PILIHAN: ['pilihan'],
  JADWAL_KLIRING: ['jadwal-kliring'],
  KALENDER: ['hari-libur'],
  CABANG: ['daftar-cabang'],
  AKUN_GL: ['coa'],
  ANGGARAN: ['anggaran'],
  SUSUNAN: ['susunan-laporan'],
  JADWAL_LAPORAN: ['jadwal-laporan'],
  NASABAH: ['nasabah-individu', 'nasabah-badan-usaha'],
  LAPORAN_TUNAI: ['laporan-tunai'],
  WIC: ['wic-individu', 'wic-badan-usaha'],
};
const ACCOUNT: readonly MenuId[] = ['rekening'];
const TRANSACTION: readonly MenuId[] = ['transaksi-hari-ini', 'riwayat-transaksi', 'reversal', 'jurnal', 'mutasi-gl'];
/** A caller who reads the whole trail may read a part of it. */
const TRAIL: MenuId = 'jejak-audit';

function assertMayOpen(caller: Caller, screens: readonly MenuId[]): void {
  if (![...screens, TRAIL].some((menu) => caller.menus.has(menu))) fail('FORBIDDEN');
}

/** The account behind a handle, if its branch is open to the caller. */
async function accountOf(db: Db, caller: Caller, handle: string): Promise<string> {
  const [row] = await db<{ nomor_rekening: string; kode_cabang: string }[]>`
    select nomor_rekening, kode_cabang from account where pegangan = ${handle}::uuid`;
  return row && (caller.headOffice || row.kode_cabang === caller.kodeCabang) ? row.nomor_rekening : fail('NOT_FOUND');
}

/** A customer or walk-in of another branch has no history here, and neither has one that is not there. */
async function assertOwnBranch(db: Db, caller: Caller, number: string): Promise<void> {
  const [row] = await db<{ kode_cabang: string }[]>`
    select kode_cabang from customer where nomor_nasabah = ${number}
    union all select kode_cabang from walk_in where nomor_wic = ${number}`;
  if (!row || (!caller.headOffice && row.kode_cabang !== caller.kodeCabang)) fail('NOT_FOUND');
}

/** Returns the trail's name for the record. NOT_FOUND for a kind that has no history, and for a record of another branch. */
async function objectOf(db: Db, caller: Caller, asked: string): Promise<string> {
  if (isUuid(asked)) {
    assertMayOpen(caller, ACCOUNT);
    return accountOf(db, caller, asked);
  }
  const reference = readReference(asked);
  if (reference) {
    assertMayOpen(caller, TRANSACTION);
    return caller.headOffice || reference.kodeCabang === caller.kodeCabang ? asked : fail('NOT_FOUND');
  }
  const [kind = '', id = ''] = asked.split(/:(.*)/s);
  const screens = Object.hasOwn(SCREENS, kind) ? SCREENS[kind] : undefined;
  if (screens === undefined || id === '') return fail('NOT_FOUND');
  assertMayOpen(caller, screens);
  if (kind === 'NASABAH' || kind === 'WIC') await assertOwnBranch(db, caller, id);
  return asked;
}

interface Row {
  id: bigint;
  waktu: string;
  id_user: string;
  aksi: string;
  hasil: string;
  objek: string;
  korelasi: string | null;
  rincian: { pembuat?: string; otorisasi?: string | null; perubahan?: Perubahan[] } | null;
}

const toWire = ({ rincian, ...row }: Row, kalimat: Kalimat | undefined): RiwayatObjekRow => ({
  id_audit: row.id.toString(),
  waktu: isoTime(row.waktu),
  id_user: row.id_user,
  aksi: row.aksi,
  hasil: row.hasil,
  pembuat: rincian?.pembuat ?? '',
  otorisasi: rincian?.otorisasi ?? '',
  perubahan: (rincian?.perubahan ?? []).map(({ kolom, lama, baru }) => ({ kolom, lama, baru })),
  id_korelasi: row.korelasi ?? '',
  kalimat,
});

/** Lists the events of one record, the latest first, for those who may open the record itself. FORBIDDEN, NOT_FOUND. */
export const riwayatObjek: Query<'audit.riwayatObjek'> = async ({ db, caller }, input) => {
  const page = await runList<Row>(
    db,
    {
      columns: db`l.id, l.waktu, l.id_user, l.aksi, l.hasil, l.objek, l.korelasi, l.rincian`,
      from: db`audit_trail l`,
      where: [heldBy(db, 'objek', await objectOf(db, caller, input.objek))],
      sortable: { id_audit: { sql: 'l.id', type: 'bigint' } },
      key: [{ sql: 'l.id', type: 'bigint' }],
      defaultSort: '-id_audit',
    },
    input.paging,
  );
  const sentenceOf = await sentencesOf(db, page.rows);
  return { data: page.rows.map((row) => toWire(row, sentenceOf(row))), resp_cursor: page.cursor };
};
