import type { Query } from '#core/access/context.ts';
import { contains } from '#core/list/list-filters.ts';
import { runList } from '#core/list/list-query.ts';
import { fromMinor, fromMinorOrEmpty } from '#lib/money.ts';
import { isParameter, parameterDefs, parameterNames } from '#lib/parameters.ts';
import type { BatasHarianRow, NilaiParameterRow, ProdukRow } from '#types/proto/control/parameter.ts';
import { bankDay, begun, since, termsStatus, waiting } from './term-parts.ts';
import type { EntityAmount, ProductAmount } from './terms.ts';

type Flag = 'tarik_bebas' | 'ditawarkan' | 'hitung_di_bawah_minimum';
type RawProduct = Omit<ProdukRow, ProductAmount | EntityAmount | Flag | 'kunci_urut'> &
  Record<ProductAmount, bigint> &
  Record<EntityAmount, bigint | null> &
  Record<Flag, boolean>;

/** Lists the terms of products: the rows in force, later ones and earlier ones. */
export const produk: Query<'parameter.produk'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const page = await runList<RawProduct>(
    db,
    {
      columns: db`
        t.kode_produk, p.nama_produk, p.akad, p.kode_gl, p.kode_valuta, t.berlaku_sejak, k.keadaan, t.setoran_awal, t.setoran_berikut, t.saldo_minimum,
        t.setoran_awal_badan, t.saldo_minimum_badan,
        t.biaya_bulanan, t.biaya_di_bawah_minimum, t.biaya_penutupan, t.biaya_reaktivasi, t.tarik_bebas, t.ditawarkan, t.hitung_di_bawah_minimum,
        t.versi, h.hari_bank,
        (select coalesce(jsonb_agg(jsonb_build_object('tenor', n.tenor, 'nisbah_nasabah', round(n.nisbah_nasabah / 100.0, 2)::text) order by n.tenor), '[]')
         from product_nisbah n where n.kode_produk = t.kode_produk and n.berlaku_sejak = t.berlaku_sejak) as nisbah,
        ${waiting(db, db`'PRODUK:' || t.kode_produk`)}`,
      from: db`product_term t join product p using (kode_produk) ${bankDay(db)}
        ${termsStatus(db, db`select from product_term n where n.kode_produk = t.kode_produk`)}`,
      where: [
        ...(input.kode_produk ? [db`t.kode_produk = ${input.kode_produk}`] : []),
        ...(keyword ? [db`(${contains(db, 'p.nama_produk', keyword)} or t.kode_produk = ${keyword})`] : []),
        ...begun(db, input),
      ],
      sortable: { kode_produk: { sql: 't.kode_produk', type: 'text' }, berlaku_sejak: since },
      key: [{ sql: 't.kode_produk', type: 'text' }, since],
      defaultSort: 'kode_produk',
    },
    input.paging,
  );
  const data = page.rows.map((row): ProdukRow => {
    const amountText = (name: ProductAmount) => fromMinor(row[name], row.kode_valuta);
    const minorText = (minor: bigint | null) => fromMinorOrEmpty(minor, row.kode_valuta);
    return {
      kode_produk: row.kode_produk,
      nama_produk: row.nama_produk,
      akad: row.akad,
      kode_gl: row.kode_gl,
      kode_valuta: row.kode_valuta,
      berlaku_sejak: row.berlaku_sejak,
      keadaan: row.keadaan,
      setoran_awal: amountText('setoran_awal'),
      setoran_berikut: amountText('setoran_berikut'),
      saldo_minimum: amountText('saldo_minimum'),
      setoran_awal_badan: minorText(row.setoran_awal_badan),
      saldo_minimum_badan: minorText(row.saldo_minimum_badan),
      biaya_bulanan: amountText('biaya_bulanan'),
      biaya_di_bawah_minimum: amountText('biaya_di_bawah_minimum'),
      biaya_penutupan: amountText('biaya_penutupan'),
      biaya_reaktivasi: amountText('biaya_reaktivasi'),
      tarik_bebas: row.tarik_bebas ? 'T' : 'F',
      ditawarkan: row.ditawarkan ? 'T' : 'F',
      hitung_di_bawah_minimum: row.hitung_di_bawah_minimum ? 'T' : 'F',
      nisbah: row.nisbah,
      versi: row.versi,
      id_flow: row.id_flow,
      hari_bank: row.hari_bank,
    };
  });
  return { data, resp_cursor: page.cursor };
};

/** Returns the names whose words in one of the two languages contain the keyword. */
const namedLike = (keyword: string): string[] =>
  parameterNames.filter((name) =>
    [name, parameterDefs[name].id, parameterDefs[name].en].some((text) =>
      text.toLowerCase().includes(keyword.toLowerCase()),
    ),
  );

/** Lists the bank's single values: in force, later and before. It leaves out names that this release does not know. */
export const nilaiParameter: Query<'parameter.nilaiParameter'> = async ({ db }, input) => {
  const keyword = input.paging?.keyword ?? '';
  const names = input.nama ? [input.nama].filter(isParameter) : namedLike(keyword);
  const page = await runList<NilaiParameterRow>(
    db,
    {
      columns: db`t.nama, t.berlaku_sejak, k.keadaan, t.nilai, t.versi, h.hari_bank, ${waiting(db, db`'PARAMETER:' || t.nama`)}`,
      from: db`parameter t ${bankDay(db)} ${termsStatus(db, db`select from parameter n where n.nama = t.nama`)}`,
      where: [db`t.nama = any (${names}::text[])`, ...begun(db, input)],
      sortable: { nama: { sql: 't.nama', type: 'text' }, berlaku_sejak: since },
      key: [{ sql: 't.nama', type: 'text' }, since],
      defaultSort: 'nama',
    },
    input.paging,
  );
  const data = page.rows.map(({ nama, berlaku_sejak, keadaan, nilai, versi, id_flow, hari_bank }) => ({
    nama,
    berlaku_sejak,
    keadaan,
    nilai,
    versi,
    id_flow,
    hari_bank,
  }));
  return { data, resp_cursor: page.cursor };
};

/** Lists the daily limits of one person alone and of an account over the counter: in force, later and before. */
export const batasHarian: Query<'parameter.batasHarian'> = async ({ db }, input) => {
  const { lingkup, pemegang, kelompok, kode_valuta } = input;
  const same = db`n.lingkup = t.lingkup and n.pemegang = t.pemegang and n.kelompok = t.kelompok and n.kode_valuta = t.kode_valuta`;
  const text = (sql: string) => ({ sql, type: 'text' }) as const;
  const page = await runList<Omit<BatasHarianRow, 'batas'> & { batas: bigint }>(
    db,
    {
      columns: db`t.lingkup, t.pemegang, t.kelompok, t.kode_valuta, t.berlaku_sejak, k.keadaan, t.batas, t.versi, h.hari_bank,
        ${waiting(db, db`'BATAS_HARIAN:' || concat_ws('/', t.lingkup, t.pemegang, t.kelompok, t.kode_valuta)`)}`,
      from: db`daily_limit t ${bankDay(db)} ${termsStatus(db, db`select from daily_limit n where ${same}`)}`,
      where: [
        ...(lingkup ? [db`t.lingkup = ${lingkup}`] : []),
        ...(pemegang ? [db`t.pemegang = ${pemegang}`] : []),
        ...(kelompok ? [db`t.kelompok = ${kelompok}`] : []),
        ...(kode_valuta ? [db`t.kode_valuta = ${kode_valuta}`] : []),
        ...begun(db, input),
      ],
      sortable: { pemegang: text('t.pemegang'), kelompok: text('t.kelompok'), berlaku_sejak: since },
      key: [text('t.lingkup'), text('t.pemegang'), text('t.kelompok'), text('t.kode_valuta'), since],
      defaultSort: 'pemegang',
    },
    input.paging,
  );
  const data = page.rows.map((row) => ({
    lingkup: row.lingkup,
    pemegang: row.pemegang,
    kelompok: row.kelompok,
    kode_valuta: row.kode_valuta,
    berlaku_sejak: row.berlaku_sejak,
    keadaan: row.keadaan,
    batas: fromMinor(row.batas, row.kode_valuta),
    versi: row.versi,
    id_flow: row.id_flow,
    hari_bank: row.hari_bank,
  }));
  return { data, resp_cursor: page.cursor };
};
