import type { Db } from '#core/db/client.ts';
import { BRANCH, prepareBank } from './bank.ts';

/** A bank of very many customers, for the benches of searching them. */

export const BRANCHES = 60;
export const CLERK = 'clerk';
export const AUDITOR = 'auditor';
/** A word that one name has. */
export const RARE = 'ZULAIKHA';
/** Customers who are in the books twice, a hundredth of all. */
const TWICE = 0.01;

const GIVEN =
  'SITI MUHAMMAD SRI NUR AHMAD AGUS DEWI BUDI EKO ABDUL RINA ANDI ENDANG DWI YUSUF RATNA HENDRA MARIA TRI WAYAN ASEP EUIS JOKO FITRI HASAN TUTI KETUT DEDI INDAH BAMBANG LINA RUDI YUNI SLAMET MEGA IRFAN GEDE NENG UJANG';
const FAMILY =
  'RAHAYU HIDAYAT SANTOSO SETIAWAN WULANDARI KURNIAWAN NUGROHO LESTARI SAPUTRA SUSANTI PRASETYO GUNAWAN SIREGAR WIBOWO HANDAYANI RAMADHAN PUTRI NASUTION MAULANA UTAMI SURYANA HARAHAP WIJAYA ASTUTI LUBIS PERMANA HASIBUAN KUSUMA ANGGRAINI HALIM TANJUNG ROHAETI SIHOMBING PURNOMO MANUHUTU LIM TUMBELAKA CHANIAGO SAHETAPY PATTIASINA';
const SYLLABLES =
  'BA BE BI BO BU DA DE DI DO DU GA GI HA HE HI KA KE KI KO KU LA LE LI LO LU MA ME MI MO MU NA NE NI NO NU PA PI PU RA RE RI RO RU SA SE SI SO SU TA TE TI TO TU WA WI YA YO YU'.split(
    ' ',
  );

/** Words that nobody has thought of: three syllables and an end, each another one. */
function madeUp(count: number, first: number): string[] {
  const base = SYLLABLES.length;
  return Array.from({ length: count }, (_, index) => {
    const at = first + index * 37;
    const parts = [at, Math.floor(at / base), Math.floor(at / (base * base)) + index];
    return parts.map((part) => SYLLABLES[part % base]).join('') + ['N', 'H', 'R', 'NG', 'S'][index % 5];
  });
}

/** Usual words come first: of two thousand the first is in one name of forty-five, the n-th in one of its root as many. */
const given = [...GIVEN.split(' '), ...madeUp(960, 11)].join(' ');
const family = [...FAMILY.split(' '), ...madeUp(1_960, 5_003)].join(' ');

async function preparePeople(owner: Db, today: string, customers: number): Promise<void> {
  await owner`
    insert into customer (nomor_nasabah, jenis, nama_nasabah, nama_normal, jenis_identitas, nomor_identitas, nomor_npwp, tanggal_lahir, jenis_kelamin,
      nama_ibu_kandung, nama_ibu_normal, kota, kode_cabang, resiko, tanggal_buka)
    select lpad((1 + n % ${BRANCHES}::integer)::text, 3, '0') || lpad((1000000 + n)::text, 8, '0'), 'P', nama, nama, 'KTP', '32730' || lpad(n::text, 11, '0'),
      case when n % 3 = 0 then '0' || lpad(n::text, 15, '0') end, date '1950-01-01' + (n * 17 % 20000), case n % 2 when 0 then 'P' else 'L' end,
      ibu, ibu, 'Bandung', lpad((1 + n % ${BRANCHES}::integer)::text, 3, '0'), 'RENDAH', ${today}
    from (
      select n, case when n = 5 then ${`${RARE} HASIBUAN`} else
          g[1 + floor(power(random(), 2) * array_length(g, 1))::integer] || ' ' || g[1 + floor(power(random(), 2) * array_length(g, 1))::integer]
          || ' ' || f[1 + floor(power(random(), 2) * array_length(f, 1))::integer] end as nama,
        g[1 + floor(power(random(), 2) * array_length(g, 1))::integer] || ' ' || f[1 + floor(power(random(), 2) * array_length(f, 1))::integer] as ibu
      from generate_series(1, ${customers}::integer) n, (select string_to_array(${given}, ' ') as g, string_to_array(${family}, ' ') as f) words
    ) named`;
  // The duplicate of somebody is in another branch, under another document.
  await owner`
    update customer c set nama_nasabah = o.nama_nasabah, nama_normal = o.nama_normal, tanggal_lahir = o.tanggal_lahir, nama_ibu_kandung = o.nama_ibu_kandung,
      nama_ibu_normal = o.nama_ibu_normal
    from generate_series(10, 10 + ${Math.floor(customers * TWICE)}::integer) n, customer o
    where o.nomor_identitas = '32730' || lpad(n::text, 11, '0') and c.nomor_identitas = '32730' || lpad((${customers}::integer - n)::text, 11, '0')`;
}

/** `customers` persons of many branches with names, documents, telephones, addresses and mothers; one has a name that nobody else has. */
export async function prepareCustomers(owner: Db, today: string, customers: number): Promise<void> {
  await prepareBank(owner, { today, users: 1, accounts: 1_000 });
  await owner`insert into branch (kode_cabang, nama_cabang, kota, jenis, status, accounting_date)
    select lpad((n + 1)::text, 3, '0'), 'Cabang ' || n, 'Kota ' || n, 'CABANG', 'BUKA', ${today} from generate_series(1, ${BRANCHES - 1}::integer) n`;
  await owner`insert into app_user (id_user, nama_user, kode_cabang) values (${CLERK}, 'Clerk', ${BRANCH}), (${AUDITOR}, 'Auditor', '000')`;
  await owner`insert into user_role (id_user, role_id) values (${CLERK}, 'CS'), (${AUDITOR}, 'AUDITOR')`;
  await preparePeople(owner, today, customers);
  await owner`insert into customer_contact (nomor_nasabah, jenis, nilai, nilai_normal)
    select nomor_nasabah, 'HP', '08' || substr(nomor_identitas, 7), '628' || substr(nomor_identitas, 7) from customer where nomor_identitas is not null`;
  await owner`insert into customer_address (nomor_nasabah, jenis, alamat, kota)
    select nomor_nasabah, 'IDENTITAS', 'Jl. Melati No. ' || nomor_identitas::bigint % 5000, kota from customer where nomor_identitas is not null`;
  await owner`vacuum analyze`;
}
