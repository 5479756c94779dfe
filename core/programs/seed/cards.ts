import { blockCard } from '#core/accounts/cards/cards.ts';
import { cardTokens } from '#core/accounts/cards/tokens.ts';
import { monthText, withCheckDigit } from '#lib/accounts/cards.ts';
import { addDays } from '#lib/dates.ts';
import { type Bank, post } from './counter.ts';
import { decide, file } from './desk.ts';

const CLERK = 'cs1';
const STOREKEEPER = 'backoffice1';
const OFFICER = 'supervisor1';
/** A bank that has set no key of its own uses this one: its cards are as little real as their numbers. */
const DEMO_KEY = 'the demo bank has no cards that move money';
const YEARS = 5;

interface Holder {
  readonly nomor_rekening: string;
  readonly nama_rekening: string;
  readonly nomor_identitas: string;
}
interface Card {
  readonly id_kartu: string;
  readonly versi: number;
}

const serialOf = (index: number): string => `KA${String(index).padStart(6, '0')}`;
const numberOf = (index: number): string => withCheckDigit(`603298${String(index).padStart(9, '0')}`);

/** Accounts of 001 that nothing shuts and nobody else of the demo bank needs; their owners are grown up. */
const holders = ({ owner }: Bank, spared: ReadonlySet<string>, today: string): Promise<Holder[]> => owner<Holder[]>`
  select a.nomor_rekening, a.nama_rekening, n.nomor_identitas
  from account a join account_state s using (nomor_rekening) join customer n using (nomor_nasabah)
  where a.kode_cabang = '001' and a.kode_produk = '12' and s.status = 'AKTIF' and s.blokir = '' and s.saldo_ditahan = 0 and s.debet_menunggu = 0
    and s.saldo_buku > 50000000 and n.nomor_identitas is not null and n.tanggal_lahir < ${today}::date - interval '18 years'
    and a.nomor_rekening <> all (${[...spared]}::text[]) and not exists (select from app_user u where u.nomor_nasabah = a.nomor_nasabah)
    and not exists (select from flow_instance f where f.flow_state = 'WAITING' and (f.rekening = a.nomor_rekening or a.nomor_nasabah = any (f.nomor_nasabah)))
  order by 1 desc offset 12 limit 8`;

/** Both persons' steps about cards: filed by a clerk, approved by the officer. */
async function decided(bank: Bank, flowCode: string, data: object, maker = CLERK): Promise<void> {
  await decide(bank, OFFICER, await file(bank, maker, flowCode, data, ''), 'APPROVE', 'Sesuai formulir');
}

/** The card of an account that is not closed, the one asked for last. */
async function definitionOf({ app }: Bank, { nomor_rekening }: Holder): Promise<Card> {
  const [row] = await app<Card[]>`
    select id_kartu, versi from card where nomor_rekening = ${nomor_rekening} and status <> 'TUTUP' order by (status = 'DIMINTA') desc limit 1`;
  if (!row) throw new Error(`account ${nomor_rekening} has no card`);
  return { ...row };
}

/** Blank cards counted into the drawer, numbered from `first` on. */
async function counted(
  bank: Bank,
  kode_produk_kartu: string,
  first: number,
  many: number,
  last: string,
): Promise<void> {
  const tokenOf = cardTokens([bank.cardKey ?? DEMO_KEY]);
  const kartu = Array.from({ length: many }, (_, place) => {
    const { token, empat } = tokenOf(numberOf(first + place));
    return { nomor_seri: serialOf(first + place), token, empat };
  });
  const stock = { kode_produk_kartu, kartu, berlaku_sampai: monthText(last), alasan: 'Kiriman kantor pusat' };
  await decided(bank, 'STOK_KARTU', stock, STOREKEEPER);
}

/** Customer service handles cards here, each step under the version the card has then. */
function cardDesk(bank: Bank) {
  const change = async (holder: Holder, data: object) =>
    decided(bank, 'UBAH_KARTU', { ...(await definitionOf(bank, holder)), ...data });
  return {
    change,
    request: ({ nomor_rekening, nama_rekening }: Holder, sebab = 'BARU') =>
      decided(bank, 'MINTA_KARTU', {
        nomor_rekening,
        kode_produk_kartu: 'SILVER',
        nama_cetak: nama_rekening.slice(0, 26),
        sebab,
        alasan: sebab === 'BARU' ? 'Permintaan nasabah' : 'Kartu lama hilang',
      }),
    issue: async (holder: Holder, index: number) =>
      decided(bank, 'TERBITKAN_KARTU', {
        ...(await definitionOf(bank, holder)),
        nomor_seri: serialOf(index),
        keterangan: 'Terbit dari stok cabang',
      }),
    handOver: (holder: Holder, index: number) =>
      change(holder, {
        tindakan: 'SERAH',
        penerima: holder.nama_rekening,
        nomor_identitas: holder.nomor_identitas,
        nomor_pin: `PIN${String(index).padStart(6, '0')}`,
        alasan: 'Diserahkan di loket dengan KTP asli',
      }),
    block: async (holder: Holder, sebab: string) =>
      post(bank, CLERK, blockCard, {
        id_kartu: (await definitionOf(bank, holder)).id_kartu,
        sebab,
        cara: 'TELEPON',
        pelapor: holder.nama_rekening,
        diperiksa: ['IBU_KANDUNG', 'TANGGAL_LAHIR'],
        alasan: 'Nasabah menelepon kantor cabang',
      }),
  };
}

/**
 * Cards of branch 001 in every state: blank in the drawer, asked for, issued, active, with limits of its own, soon at its end, blocked,
 * stolen, replaced, closed.
 */
export async function seedCards(bank: Bank, today: string, spared: ReadonlySet<string>): Promise<void> {
  const { change, request, issue, handOver, block } = cardDesk(bank);
  const later = addDays(today, YEARS * 365);
  await counted(bank, 'SILVER', 1, 12, later);
  await counted(bank, 'SILVER', 13, 1, today);
  await counted(bank, 'GOLD', 14, 4, later);
  const rows = await holders(bank, spared, today);
  const [asked, issued, active, ending, blocked, stolen, replaced, closed] = rows;
  if (!asked || !issued || !active || !ending || !blocked || !stolen || !replaced || !closed)
    throw new Error('the demo bank has too few accounts for its cards');
  for (const holder of rows) await request(holder);
  for (const [index, holder] of [issued, active, blocked, stolen, replaced, closed].entries())
    await issue(holder, index + 1);
  await issue(ending, 13);
  for (const [index, holder] of [active, ending, blocked, stolen, replaced].entries())
    await handOver(holder, index + 1);
  await decided(bank, 'UBAH_LIMIT_KARTU', {
    ...(await definitionOf(bank, active)),
    limit_tarik: '2500000.00',
    limit_belanja: '3000000.00',
    alasan: 'Permintaan nasabah',
  });
  await block(blocked, 'HILANG');
  await block(stolen, 'DICURI');
  await block(replaced, 'HILANG');
  await request(replaced, 'HILANG');
  await issue(replaced, 7);
  await handOver(replaced, 7);
  await change(closed, { tindakan: 'TUTUP', alasan: 'Nasabah tidak jadi memakai kartu' });
}
