import type { Bank } from './counter.ts';
import { decide, file } from './desk.ts';
import { clerkOf, managerOf } from './register-customers.ts';

/** The accounts that customer service opens on the demo bank's day, of every kind, each by two persons; they await their first deposits. */

const BRANCH = '001';

interface Cast {
  readonly orang: string[];
  readonly badan: string | null;
  readonly anak: string | null;
  readonly wali: string | null;
}

/** Finds the customers who come: persons and an entity at low risk whose records are in order, and a minor with the guardian on record. */
async function castOf({ app }: Bank): Promise<Cast> {
  const [row] = await app<Cast[]>`
    with ordinary as (
      select c.* from customer c join branch b using (kode_cabang) cross join lateral (select family_of(c.nomor_nasabah) as keluarga offset 0) k
      where c.kode_cabang = ${BRANCH} and c.status = 'AKTIF' and c.resiko <> 'TINGGI' and not c.pep and c.tanggal_tinjau > b.accounting_date
        and not exists (select from app_user u where u.nomor_nasabah = any (k.keluarga))
        and not exists (select from flow_instance f where f.objek = 'NASABAH:' || c.nomor_nasabah and f.flow_state in ('WAITING', 'RETURNED')))
    select array(select o.nomor_nasabah from ordinary o where o.jenis = 'P' and o.tanggal_lahir < '2000-01-01' order by o.nomor_nasabah offset 60 limit 6) as orang,
      (select o.nomor_nasabah from ordinary o where o.jenis = 'B' and exists (
        select from customer_relation r where r.nomor_nasabah = o.nomor_nasabah and r.peran = 'PENANDA_TANGAN') order by o.nomor_nasabah limit 1) as badan,
      k.anak, k.wali
    from (select 1) x left join lateral (
      select o.nomor_nasabah as anak, r.pihak as wali from ordinary o join customer_relation r on r.nomor_nasabah = o.nomor_nasabah and r.peran = 'WALI'
      where r.pihak in (select w.nomor_nasabah from ordinary w) order by 1 limit 1) k on true`;
  if (!row) throw new Error('the demo bank has nobody to open an account for');
  return row;
}

/** Opens them: alone, jointly both ways, for a minor, for an entity, a current account and haji savings. */
export async function seedOpenings(bank: Bank): Promise<void> {
  const { orang, badan, anak, wali } = await castOf(bank);
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = orang;
  const terms = new Map(
    (
      await bank.app<{ kode_produk: string; sejak: string }[]>`
        select p.kode_produk, t.berlaku_sejak as sejak from product p cross join branch b
        cross join lateral product_term_on(p.kode_produk, b.accounting_date) t where b.kode_cabang = ${BRANCH}`
    ).map(({ kode_produk, sejak }) => [kode_produk, sejak]),
  );
  const form = (nomor_nasabah: string, kode_produk: string, over: object = {}) => ({
    nomor_nasabah,
    kode_produk,
    syarat_sejak: terms.get(kode_produk) ?? '',
    tujuan: 'MENABUNG',
    sumber_dana: 'GAJI',
    buku_tabungan: kode_produk === '01' ? 'F' : 'T',
    ...over,
  });
  const beside = (nomor_nasabah: string, peran = 'PEMILIK') => ({ pihak: [{ nomor_nasabah, peran }] });
  const asked = [
    form(one, '12', { ...beside(two), cara_tanda_tangan: 'DAN', zakat: 'T' }),
    form(three, '11', { ...beside(four), cara_tanda_tangan: 'ATAU' }),
    ...(anak && wali ? [form(anak, '11', { ...beside(wali, 'WALI'), sumber_dana: 'ORANG_TUA' })] : []),
    ...(badan ? [form(badan, '01', { tujuan: 'USAHA', sumber_dana: 'USAHA', rekening_koran: 'BULANAN' })] : []),
    form(five, '13', { tujuan: 'HAJI' }),
    form(six, '01', { tujuan: 'TRANSAKSI', rekening_koran: 'BULANAN' }),
  ];
  for (const data of asked) {
    const idFlow = await file(bank, clerkOf(BRANCH), 'BUKA_REKENING', data, '');
    await decide(bank, managerOf(BRANCH), idFlow, 'APPROVE', 'Sesuai formulir');
  }
}
