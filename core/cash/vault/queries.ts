import type { Caller, Query } from '#core/access/context.ts';
import { type HandoverRow, handoverColumns, handoverTables, toHandoverRow } from '#core/cash/tills/handovers.ts';
import { listTills } from '#core/cash/tills/tills.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { reference } from '#core/engine/reference.ts';
import { type Denominations, toPecahan } from '#core/ledger/denominations.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { betweenDates, branchScope, contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { countedBy } from './being-counted.ts';

/** The tills as the vault sees them. */
export const cashTeller: Query<'vault.cashTeller'> = (context, input) => listTills(context, input);

interface VaultRow {
  id_kas: number;
  kode_kas: string;
  kode_cabang: string;
  nama_cabang: string;
  kode_valuta: string;
  saldo: bigint;
  stok: Record<string, number>;
  dalam_perjalanan: bigint;
  menunggu_hitungan: number;
  sedang_dihitung: boolean;
}

/** The kinds in circulation of which a stock has fewer fit pieces than this, those it has none of among them. */
function runningLow(stok: Denominations, currency: string, known: ReadonlySet<string>, minimum: number): Denominations {
  const kinds = [...known].flatMap((kind) =>
    kind.startsWith(`${currency}:`) ? [kind.slice(currency.length + 1)] : [],
  );
  return Object.fromEntries(kinds.map((kind) => [kind, stok[kind] ?? 0] as const).filter(([, held]) => held < minimum));
}

/**
 * Lists vaults with their stock by denomination, what of it runs low, and the cash that no box holds yet: between vault and tills, and in sealed bags
 * that the branch sent. A reader who counts a vault sees neither its balance nor its stock while the count waits.
 */
export const khasanah: Query<'vault.khasanah'> = async ({ db, caller }, input) => {
  const ref = await reference(db);
  const minimum = Number(ref.parameter('khasanah_lembar_minimum')); // not an amount: pieces
  const page = await runList<VaultRow>(
    db,
    {
      columns: db`k.id_kas, k.kode_kas, k.kode_cabang, b.nama_cabang, k.kode_valuta, k.saldo, k.stok,
        (select coalesce(sum(h.nominal), 0)::bigint from handover h
         where h.kode_cabang = k.kode_cabang and is_on_its_way(h.status) and k.id_kas in (h.asal, h.tujuan))
          + case when k.kode_valuta = ${BOOK_CURRENCY} then cash_shipped(k.kode_cabang) else 0 end as dalam_perjalanan,
        (select count(*)::integer from handover h
         where h.kode_cabang = k.kode_cabang and h.status = 'DIKIRIM' and h.tujuan = k.id_kas) as menunggu_hitungan,
        ${countedBy(db, caller)} as sedang_dihitung`,
      from: db`cash_box k join branch b on b.kode_cabang = k.kode_cabang`,
      where: [db`k.jenis = 'KHASANAH'`, branchScope(db, caller, 'k.kode_cabang', input.kode_cabang)],
      sortable: {
        kode_cabang: { sql: 'k.kode_cabang', type: 'text' },
        saldo: { sql: 'k.saldo', type: 'bigint' },
      },
      key: [
        { sql: 'k.kode_cabang', type: 'text' },
        { sql: 'k.kode_kas', type: 'text' },
      ],
      defaultSort: 'kode_cabang',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    id_kas: String(row.id_kas),
    kode_kas: row.kode_kas,
    kode_cabang: row.kode_cabang,
    nama_cabang: row.nama_cabang,
    kode_valuta: row.kode_valuta,
    saldo: row.sedang_dihitung ? '' : fromMinor(row.saldo, row.kode_valuta),
    pecahan: row.sedang_dihitung ? [] : toPecahan(row.stok, row.kode_valuta),
    dalam_perjalanan: fromMinor(row.dalam_perjalanan, row.kode_valuta),
    pecahan_kurang: row.sedang_dihitung
      ? []
      : toPecahan(runningLow(row.stok, row.kode_valuta, ref.denominations, minimum), row.kode_valuta),
    lembar_minimum: minimum,
    menunggu_hitungan: row.menunggu_hitungan,
  }));
  return { data, resp_cursor: page.cursor };
};

/** Handovers between vault and tills, the latest first. */
export const serahTerima: Query<'vault.serahTerima'> = async ({ db, caller }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<HandoverRow>(
    db,
    {
      columns: handoverColumns(db),
      from: handoverTables(db),
      where: [
        branchScope(db, caller, 'h.kode_cabang', input.kode_cabang),
        ...(input.status === 'BERJALAN'
          ? [db`is_on_its_way(h.status)`]
          : input.status
            ? [db`h.status = ${input.status}`]
            : []),
        ...(keyword
          ? [
              db`(${contains(db, 'a.kode_kas', keyword)} or ${contains(db, 't.kode_kas', keyword)} or h.user_pengirim = ${keyword})`,
            ]
          : []),
      ],
      sortable: {
        dikirim_pada: { sql: 'h.dikirim_pada', type: 'timestamptz' },
        nominal: { sql: 'h.nominal', type: 'bigint' },
        status: { sql: 'h.status', type: 'text' },
      },
      key: [{ sql: 'h.id_serah_terima', type: 'uuid' }],
      defaultSort: '-dikirim_pada',
    },
    input.paging,
  );
  return { data: page.rows.map(toHandoverRow), resp_cursor: page.cursor };
};

interface MovementRow {
  journal_id: bigint;
  id_kas: number;
  kode_kas: string;
  kode_cabang: string;
  tanggal: string;
  dibuat_pada: string;
  operasi: string;
  masuk: bigint;
  keluar: bigint;
  saldo: bigint;
  kode_valuta: string;
  id_user: string;
  keterangan: string | null;
  pecahan: Record<string, number>;
  sedang_dihitung: boolean;
}

/**
 * Returns the box whose movements are shown: the asked one, else the branch's vault. A reader who holds a till and nothing of the vault sees their
 * own tills only. Null: none that the caller may see.
 */
async function movementBox(db: Db, caller: Caller, asked: string): Promise<{ id: number; day: string } | null> {
  const isVaultCustodian = caller.menus.has('khasanah') || caller.menus.has('daftar-teller');
  const wanted = isVaultCustodian ? asked : asked || String(caller.idKas ?? '');
  if (!isVaultCustodian && wanted === '') return null;
  const [box] = await db<{ id: number; day: string }[]>`
    select k.id_kas as id, b.accounting_date as day from cash_box k join branch b on b.kode_cabang = k.kode_cabang
    where ${wanted ? db`k.id_kas = ${wanted}::text::integer` : db`k.jenis = 'KHASANAH' and k.kode_valuta = ${BOOK_CURRENCY} and k.kode_cabang = ${caller.kodeCabang}`}
      ${isVaultCustodian ? db`` : db`and k.id_user = ${caller.idUser}`} and ${branchScope(db, caller, 'k.kode_cabang', '')}`;
  return box ?? null;
}

/** Movements of one cash box, the latest first; without dates those of the accounting date. Of a vault that the reader counts without the balance after each. */
export const mutasi: Query<'vault.mutasi'> = async ({ db, caller }, input) => {
  const box = await movementBox(db, caller, input.id_kas);
  if (box === null) return { data: [], resp_cursor: '' };
  const [from, until] =
    input.tanggal_awal || input.tanggal_akhir ? [input.tanggal_awal, input.tanggal_akhir] : [box.day, box.day];
  const page = await runList<MovementRow>(
    db,
    {
      columns: db`m.journal_id, m.id_kas, k.kode_kas, k.kode_cabang, m.tanggal, j.dibuat_pada, j.operasi, m.masuk, m.keluar, m.saldo,
        k.kode_valuta, j.id_user, j.keterangan, m.pecahan, ${countedBy(db, caller)} as sedang_dihitung`,
      from: db`cash_movement m join cash_box k using (id_kas) join journal j on j.id = m.journal_id and j.tanggal = m.tanggal`,
      where: [db`m.id_kas = ${box.id}`, ...betweenDates(db, 'm.tanggal', from, until)],
      sortable: {
        waktu: { sql: 'm.seq', type: 'bigint' },
        masuk: { sql: 'm.masuk', type: 'bigint' },
        keluar: { sql: 'm.keluar', type: 'bigint' },
      },
      key: [{ sql: 'm.seq', type: 'bigint' }],
      defaultSort: '-waktu',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    id_mutasi: `${row.id_kas}-${row.journal_id}`,
    id_kas: String(row.id_kas),
    kode_kas: row.kode_kas,
    tanggal_akuntansi: row.tanggal,
    waktu: isoTime(row.dibuat_pada),
    nomor_referensi: makeReference(row.kode_cabang, row.tanggal, row.journal_id),
    flowCode: row.operasi,
    masuk: fromMinor(row.masuk, row.kode_valuta),
    keluar: fromMinor(row.keluar, row.kode_valuta),
    saldo: row.sedang_dihitung ? '' : fromMinor(row.saldo, row.kode_valuta),
    kode_valuta: row.kode_valuta,
    user_input: row.id_user,
    keterangan: row.keterangan ?? '',
    pecahan: toPecahan(row.pecahan, row.kode_valuta),
  }));
  return { data, resp_cursor: page.cursor };
};

interface DayRow {
  id_kas: number;
  kode_kas: string;
  jenis: string;
  tanggal: string;
  akhir: bigint;
  masuk: bigint;
  keluar: bigint;
  kode_valuta: string;
  sedang_dihitung: boolean;
}

/** Each box of a branch on one day, without the balances of a vault that the reader counts. Counted back from the balance of now, so that a recent day reads few rows. */
export const dailyBalance: Query<'vault.dailyBalance'> = async ({ db, caller }, input) => {
  const page = await runList<DayRow>(
    db,
    {
      columns: db`k.id_kas, k.kode_kas, k.jenis, t.hari as tanggal, k.saldo - m.kemudian as akhir, m.masuk, m.keluar, k.kode_valuta,
        ${countedBy(db, caller)} as sedang_dihitung`,
      from: db`cash_box k join branch b on b.kode_cabang = k.kode_cabang
        cross join lateral (select coalesce(${input.balance_date || null}::date, b.accounting_date) as hari) t
        cross join lateral (
          select coalesce(sum(c.masuk) filter (where c.tanggal = t.hari), 0)::bigint as masuk,
                 coalesce(sum(c.keluar) filter (where c.tanggal = t.hari), 0)::bigint as keluar,
                 coalesce(sum(c.masuk - c.keluar) filter (where c.tanggal > t.hari), 0)::bigint as kemudian
          from cash_movement c where c.id_kas = k.id_kas and c.tanggal >= t.hari) m`,
      where: [branchScope(db, caller, 'k.kode_cabang', input.kode_cabang)],
      sortable: {
        jenis: { sql: 'k.kode_cabang || k.jenis || k.kode_kas', type: 'text' },
        kode_kas: { sql: 'k.kode_kas', type: 'text' },
      },
      key: [{ sql: 'k.id_kas', type: 'bigint' }],
      defaultSort: 'jenis',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    id_kas: String(row.id_kas),
    kode_kas: row.kode_kas,
    jenis: row.jenis,
    tanggal: row.tanggal,
    saldo_awal: row.sedang_dihitung ? '' : fromMinor(row.akhir - row.masuk + row.keluar, row.kode_valuta),
    masuk: fromMinor(row.masuk, row.kode_valuta),
    keluar: fromMinor(row.keluar, row.kode_valuta),
    saldo_akhir: row.sedang_dihitung ? '' : fromMinor(row.akhir, row.kode_valuta),
    kode_valuta: row.kode_valuta,
  }));
  return { data, resp_cursor: page.cursor };
};
