import { type Query, visibleBranch } from '#core/access/context.ts';
import { denominationRows } from '#core/cash/tills/denomination-rows.ts';
import type { Db } from '#core/db/client.ts';
import { isoTime } from '#core/db/time.ts';
import { isUnfit, nominalOf } from '#core/ledger/denominations.ts';
import { branchScope } from '#core/list/list-filters.ts';
import { type Fragment, runList } from '#core/list/list-query.ts';
import { fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { countedBy } from './being-counted.ts';

interface ProvedBox {
  id: number;
  kode_kas: string;
  kode_cabang: string;
  kode_valuta: string;
  jenis: string;
  hari: string;
  sedang_dihitung: boolean;
}

interface DenominationRow {
  kunci: string;
  awal: number;
  masuk: number;
  keluar: number;
  akhir: number;
  nilai: bigint;
  dihitung: number | null;
}

/**
 * Returns the proof of a vault or till by denomination on a day (domain: teller and vault): pieces at the beginning, what came and went, what the
 * count of two officers sorted otherwise without an amount, and the pieces at the end with their worth; `lembar_dihitung` is the pieces of the day's
 * last count of the vault, empty where it was not counted. Without `kode_kas` the vault of the book currency, without a date the accounting date.
 * Head office may ask for another branch's; to anybody else it does not exist. VAULT_COUNT_WAITS for a reader who counts the vault.
 */
export const denom: Query<'vault.denom'> = async ({ db, caller }, input) => {
  const branch = visibleBranch(caller, input.kode_cabang);
  const [box] = await db<ProvedBox[]>`
    select k.id_kas as id, k.kode_kas, k.kode_cabang, k.kode_valuta, k.jenis, coalesce(${input.balance_date || null}::date, b.accounting_date) as hari, ${countedBy(db, caller)} as sedang_dihitung
    from cash_box k join branch b using (kode_cabang)
    where k.kode_cabang = ${branch}
      and ${input.kode_kas ? db`k.kode_kas = ${input.kode_kas}` : db`k.jenis = 'KHASANAH' and k.kode_valuta = ${BOOK_CURRENCY}`}
    order by k.id_kas limit 1`;
  if (!box) return { data: [], resp_cursor: '' };
  if (box.sedang_dihitung) fail('VAULT_COUNT_WAITS', { params: { kas: box.kode_kas } });
  const currency = box.kode_valuta;
  const page = await runList<DenominationRow>(
    db,
    {
      columns: db`n.kunci, n.awal, n.masuk, n.keluar, n.akhir, n.nilai, n.dihitung`,
      from: db`${denominationRows(db, box)} n`,
      where: [],
      sortable: { nominal: { sql: 'n.nominal', type: 'bigint' }, jumlah: { sql: 'n.nilai', type: 'bigint' } },
      key: [{ sql: 'n.kunci', type: 'text' }],
      defaultSort: '-nominal',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    id_pecahan: row.kunci,
    kode_kas: box.kode_kas,
    kode_cabang: box.kode_cabang,
    tanggal: box.hari,
    kode_valuta: currency,
    nominal: fromMinor(nominalOf(row.kunci), currency),
    jenis: row.kunci.includes('L') ? 'L' : '',
    kondisi: isUnfit(row.kunci) ? 'T' : '',
    lembar_awal: row.awal,
    lembar_masuk: row.masuk,
    lembar_keluar: row.keluar,
    lembar_sortir: row.akhir - row.awal - row.masuk + row.keluar,
    lembar_akhir: row.akhir,
    jumlah: fromMinor(row.nilai, currency),
    lembar_dihitung: String(row.dihitung ?? ''),
  }));
  return { data, resp_cursor: page.cursor };
};

interface PositionRow {
  id_kas: number;
  kode_kas: string;
  kode_cabang: string;
  nama_cabang: string;
  kode_valuta: string;
  hari: string;
  awal: bigint;
  masuk: bigint;
  keluar: bigint;
  akhir: bigint;
  perjalanan: bigint;
  dihitung: bigint | null;
  seharusnya: bigint | null;
  dihitung_pada: string | null;
  petugas: string | null;
  saksi: string | null;
  sedang_dihitung: boolean;
}

/** The balance of box k after its last movement that fulfils the condition; nothing where it never moved. */
const balanceAt = (db: Db, condition: Fragment): Fragment => db`coalesce((
  select c.saldo from cash_movement c where c.id_kas = k.id_kas and ${condition} order by c.tanggal desc, c.seq desc limit 1), 0)::bigint`;

/**
 * Returns the position of each vault of a branch on a day: beginning, in, out and end by the books, cash of that day that no box holds yet, and the
 * day's last count with its difference (negative: shortage) and the two officers. Without a date the branch's accounting date. A reader who counts a
 * vault sees neither beginning nor end while the count waits.
 */
export const posisi: Query<'vault.posisi'> = async ({ db, caller }, input) => {
  const page = await runList<PositionRow>(
    db,
    {
      columns: db`k.id_kas, k.kode_kas, k.kode_cabang, b.nama_cabang, k.kode_valuta, t.hari, m.masuk, m.keluar,
        ${balanceAt(db, db`c.tanggal < t.hari`)} as awal, ${balanceAt(db, db`c.tanggal <= t.hari`)} as akhir,
        (select coalesce(sum(h.nominal), 0)::bigint from handover h where h.kode_cabang = k.kode_cabang and is_on_its_way(h.status)
           and h.tanggal = t.hari and k.id_kas in (h.asal, h.tujuan)) as perjalanan,
        v.dihitung, v.seharusnya, v.dihitung_pada, v.petugas, v.saksi, ${countedBy(db, caller)} as sedang_dihitung`,
      from: db`cash_box k join branch b on b.kode_cabang = k.kode_cabang
        cross join lateral (select coalesce(${input.balance_date || null}::date, b.accounting_date) as hari) t
        cross join lateral (
          select coalesce(sum(c.masuk), 0)::bigint as masuk, coalesce(sum(c.keluar), 0)::bigint as keluar
          from cash_movement c where c.id_kas = k.id_kas and c.tanggal = t.hari) m
        left join lateral (
          select c.dihitung, c.seharusnya, c.dihitung_pada, c.petugas, c.saksi from vault_count c
          where c.kode_cabang = k.kode_cabang and c.tanggal = t.hari and c.id_kas = k.id_kas order by c.id desc limit 1) v on true`,
      where: [db`k.jenis = 'KHASANAH'`, branchScope(db, caller, 'k.kode_cabang', input.kode_cabang)],
      sortable: { kode_cabang: { sql: 'k.kode_cabang', type: 'text' } },
      key: [
        { sql: 'k.kode_cabang', type: 'text' },
        { sql: 'k.kode_kas', type: 'text' },
      ],
      defaultSort: 'kode_cabang',
    },
    input.paging,
  );
  const data = page.rows.map((row) => {
    const amount = (minor: bigint) => fromMinor(minor, row.kode_valuta);
    const counted = row.dihitung !== null && row.seharusnya !== null ? ([row.dihitung, row.seharusnya] as const) : null;
    return {
      id_kas: String(row.id_kas),
      kode_kas: row.kode_kas,
      kode_cabang: row.kode_cabang,
      nama_cabang: row.nama_cabang,
      tanggal: row.hari,
      kode_valuta: row.kode_valuta,
      saldo_awal: row.sedang_dihitung ? '' : amount(row.awal),
      masuk: amount(row.masuk),
      keluar: amount(row.keluar),
      saldo_akhir: row.sedang_dihitung ? '' : amount(row.akhir),
      dalam_perjalanan: amount(row.perjalanan),
      dihitung: counted ? amount(counted[0]) : '',
      selisih: counted ? amount(counted[0] - counted[1]) : '',
      dihitung_pada: row.dihitung_pada ? isoTime(row.dihitung_pada) : '',
      petugas: row.petugas ?? '',
      saksi: row.saksi ?? '',
    };
  });
  return { data, resp_cursor: page.cursor };
};
