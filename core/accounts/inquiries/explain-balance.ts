import { accountSeenBy } from '#core/access/account-seen-by.ts';
import { knownItems, type Query } from '#core/access/context.ts';
import { type BlockRow, blockRows, recordOfficial, toBlokir } from '#core/accounts/holds/hold-queries.ts';
import { isoTime } from '#core/db/time.ts';
import { available } from '#core/engine/load-context.ts';
import { makeReference } from '#core/ledger/reference-number.ts';
import { onAccount } from '#core/list/list-filters.ts';
import { fail } from '#lib/errors/errors.ts';
import { fromMinor } from '#lib/money.ts';
import type { BlokirRow, RincianSaldoReply } from '#types/proto/accounts/hold.ts';

/** The reply lists at most this many instruments; of more it returns their number and sum. */
const SHEETS_SHOWN = 50;

type Amounts = Parameters<typeof available>[0];

interface Row extends Amounts {
  nomor_rekening: string;
  nama_rekening: string;
  kode_cabang: string;
  kode_valuta: string;
  hari: string;
  status: string;
  blokir: string;
  /** PostgreSQL returns these amounts as text. */
  belum: { jumlah: string; hari: string; cabang: string | null; tanggal: string | null; id: string }[];
  setoran: { jumlah: string; hari: string | null; bank: string; jenis: string; nomor: string; status: string }[];
  setoran_jumlah: string;
  setoran_lembar: string;
  menunggu: { id_flow: string; flow_code: string; jumlah: string; user_input: string; dibuat_pada: string }[];
  blokir_baris: (Omit<BlockRow, 'jumlah' | 'dilepas'> & { jumlah: string; dilepas: string })[];
  id_flow_dana: string;
  id_flow_rekening: string;
}

const nothing = {
  saldo_buku: '',
  dana_belum_efektif: '',
  saldo_efektif: '',
  saldo_ditahan: '',
  saldo_minimum: '',
  debet_menunggu: '',
  plafon: '',
  saldo_tersedia: '',
  setoran_kliring: '',
  setoran: [],
  setoran_lembar: '',
  belum_efektif: [],
  dana: [],
  rekening: [],
  menunggu: [],
  id_flow_dana: '',
  id_flow_rekening: '',
};

const amountIn = ({ kode_valuta }: Row, minor: bigint | string): string => fromMinor(BigInt(minor), kode_valuta);

/** Maps the balances and the sums by which they differ. */
function amountsOf(row: Row) {
  const amount = (minor: bigint) => amountIn(row, minor);
  return {
    saldo_buku: amount(row.saldo_buku),
    dana_belum_efektif: amount(row.dana_belum_efektif),
    saldo_efektif: amount(row.saldo_buku - row.dana_belum_efektif),
    saldo_ditahan: amount(row.saldo_ditahan),
    saldo_minimum: amount(row.saldo_minimum),
    debet_menunggu: amount(row.debet_menunggu),
    plafon: amount(row.plafon),
    saldo_tersedia: amount(available(row)),
    setoran_kliring: amountIn(row, row.setoran_jumlah),
    setoran_lembar: row.setoran_lembar,
  };
}

/** Maps the rows behind those sums. */
const rowsOf = (row: Row, blocked: readonly BlokirRow[]) => ({
  belum_efektif: row.belum.map(({ jumlah, hari, cabang, tanggal, id }) => ({
    jumlah: amountIn(row, jumlah),
    tanggal_efektif: hari,
    referensi: cabang && tanggal ? makeReference(cabang, tanggal, BigInt(id)) : '',
  })),
  setoran: row.setoran.map(({ jumlah, hari, bank, jenis, nomor, status }) => ({
    jumlah: amountIn(row, jumlah),
    tanggal_efektif: hari ?? '',
    kode_bank: bank,
    jenis,
    nomor_warkat: nomor,
    status_warkat: status,
  })),
  dana: blocked.filter(({ golongan }) => golongan === 'DANA'),
  rekening: blocked.filter(({ golongan }) => golongan === 'REKENING'),
  menunggu: row.menunggu.map(({ id_flow, flow_code, jumlah, user_input, dibuat_pada }) => ({
    id_flow,
    flowCode: flow_code,
    jumlah: amountIn(row, jumlah),
    user_input,
    dibuat_pada: isoTime(dibuat_pada),
  })),
});

/**
 * Returns booked, effective and available balance of one account and every row by which they differ, of one moment (domain: blocks, holds, balances),
 * and beside them the instruments of other banks that are not good funds yet (domain: clearing, step 2). Another branch learns that the account exists
 * and gets no amount. ACCOUNT_NOT_FOUND.
 */
export const rincianSaldo: Query<'savings.rincianSaldo'> = async (context, input): Promise<RincianSaldoReply> => {
  const { db, caller } = context;
  const asked = input.pegangan
    ? db`a.pegangan = ${input.pegangan}::uuid`
    : onAccount(db, caller, db`a.nomor_rekening = ${input.nomor_rekening}`);
  // The condition `<> ''` lets the index serve, which holds no empty objects.
  const waiting = (object: string) => db`coalesce((select f.id_flow::text from flow_instance f
    where f.objek = ${object} || n.nomor_rekening and f.objek <> '' and f.flow_state = 'WAITING' and f.jenis = 'DATA' and ${knownItems(db, caller)} limit 1), '')`;
  // One statement reads balances and the rows behind them in one snapshot. No index finds the items whose debits are set aside for an account. The
  // state shows whether any are; only then it scans the waiting items, which an index holds: at most all of the bank's.
  const [row] = await db<Row[]>`
    with n as (select a.nomor_rekening, a.nama_rekening, a.kode_cabang, a.kode_valuta, b.accounting_date as hari
      from account a join branch b using (kode_cabang) where ${asked})
    select n.*, s.status, s.blokir, s.saldo_buku, s.dana_belum_efektif, s.saldo_ditahan, s.saldo_minimum, s.debet_menunggu, s.plafon,
      coalesce((select jsonb_agg(jsonb_build_object('jumlah', f.jumlah::text, 'hari', f.tanggal_efektif, 'id', f.journal_id::text, 'cabang', j.kode_cabang, 'tanggal', j.tanggal)
          order by f.tanggal_efektif, f.id)
        from account_float f left join lateral (select j.kode_cabang, j.tanggal from journal j where j.id = f.journal_id limit 1) j on true
        where f.nomor_rekening = n.nomor_rekening and not f.efektif), '[]') as belum,
      w.setoran, w.setoran_jumlah, w.setoran_lembar,
      coalesce((select jsonb_agg(jsonb_build_object('id_flow', f.id_flow, 'flow_code', f.flow_code, 'jumlah', r.jumlah::text, 'user_input', f.user_input, 'dibuat_pada', f.dibuat_pada::text)
          order by f.dibuat_pada, f.id_flow)
        from flow_instance f cross join lateral (select sum((e ->> 'jumlah')::bigint) as jumlah from jsonb_array_elements(f.reservasi) e where e ->> 'rekening' = n.nomor_rekening) r
        where s.debet_menunggu > 0 and f.flow_state = 'WAITING' and r.jumlah is not null), '[]') as menunggu,
      coalesce((select jsonb_agg(to_jsonb(x) || jsonb_build_object('jumlah', x.jumlah::text, 'dilepas', x.dilepas::text)
          order by x.tanggal_akhir nulls last, x.tanggal_awal, x.id_blokir)
        from ${blockRows(db, db`a.nomor_rekening = n.nomor_rekening`)} x where x.keadaan in ('BERLAKU', 'AKAN_DATANG', 'MENUNGGU')), '[]') as blokir_baris,
      ${waiting('BLOKIR_DANA:')} as id_flow_dana, ${waiting('BLOKIR:')} as id_flow_rekening
    from n join account_state s using (nomor_rekening) cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('jumlah', c.nominal::text, 'hari', c.tanggal_efektif, 'bank', c.kode_bank, 'jenis', c.jenis, 'nomor', c.nomor_warkat, 'status', c.status)
          order by c.n) filter (where c.n <= ${SHEETS_SHOWN}), '[]') as setoran, coalesce(sum(c.nominal), 0)::text as setoran_jumlah, count(c.n)::text as setoran_lembar
      from (select w.nominal, w.tanggal_efektif, w.kode_bank, w.jenis, w.nomor_warkat, w.status, row_number() over (order by w.tanggal_efektif nulls last, w.id_warkat) as n
        from clearing_warkat w where w.nomor_rekening = n.nomor_rekening and w.status in ('TITIPAN', 'DISETOR', 'SELESAI_KLIRING')) c) w`;
  if (!row) return fail('ACCOUNT_NOT_FOUND', { params: { rekening: input.nomor_rekening } });
  const identity = {
    nomor_rekening: accountSeenBy(caller, row.nomor_rekening),
    nama_rekening: row.nama_rekening,
    kode_cabang: row.kode_cabang,
    kode_valuta: row.kode_valuta,
    tanggal: row.hari,
    status_rekening: row.status,
    blokir: row.blokir,
  };
  if (!caller.headOffice && row.kode_cabang !== caller.kodeCabang) return { ...identity, terbuka: 'F', ...nothing };
  const blocks = row.blokir_baris.map((each) => ({
    ...each,
    jumlah: BigInt(each.jumlah),
    dilepas: BigInt(each.dilepas),
  }));
  await recordOfficial(context, blocks);
  const blocked = blocks.map((each) => toBlokir(each, caller));
  return {
    ...identity,
    terbuka: 'T',
    ...amountsOf(row),
    ...rowsOf(row, blocked),
    id_flow_dana: row.id_flow_dana,
    id_flow_rekening: row.id_flow_rekening,
  };
};
