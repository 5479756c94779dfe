import { blockCard } from '#core/accounts/cards/cards.ts';
import { card } from '#core/accounts/cards/module.ts';
import { kartuAtm } from '#core/accounts/cards/queries.ts';
import { cardTokens } from '#core/accounts/cards/tokens.ts';
import type { CounterBank } from '../../counter-bank.ts';
import { accounts } from '../../small-bank.ts';

export const NUMBER = '4532015112830366';
export const OTHER = '4539578763621486';
export const KEY = 'a key of at least thirty-two characters';
const handlers = card.handlers({ cardToken: cardTokens([KEY]) });

export const asked = { status: '', kode_cabang: '', id_kartu: '', pegangan: '', kode_produk_kartu: '' };
export const paging = { page: 1, show: 100, cursor: '', sort: '', keyword: '' };
/** Holds a loss reported on the telephone. */
export const lost = {
  sebab: 'HILANG',
  cara: 'TELEPON',
  pelapor: 'Ani Lestari',
  diperiksa: ['IBU_KANDUNG', 'TANGGAL_LAHIR'],
  alasan: 'Nasabah menelepon',
};

/** Collects the steps that tests of cards repeat, over the small bank. */
export function cardDesk(bank: CounterBank) {
  const tokenOf = async (nomor_kartu: string) =>
    handlers['card.tokenKartu'].handle(await bank.as('backoffice1'), { nomor_kartu });
  const file = async (flowCode: string, data: object, maker = 'cs1') =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
  const approve = (idFlow: string, checker = 'supervisor1') =>
    bank.flow(checker, 'APPROVE', { idFlow, remark: 'Sesuai formulir' });
  const done = async (flowCode: string, data: object, maker = 'cs1', checker = 'supervisor1') =>
    approve(await file(flowCode, data, maker), checker);
  const cards = async (user = 'cs1', over: Partial<typeof asked> = {}) =>
    (await kartuAtm(await bank.as(user), { ...asked, ...over, paging })).data;
  const live = async (nomor: string) => {
    const found = (await cards('finance1')).filter((row) => row.nomor_rekening === nomor && row.status !== 'TUTUP');
    return found.sort((a, b) => a.tanggal_minta.localeCompare(b.tanggal_minta));
  };
  const one = async (nomor: string) => {
    const [row] = await live(nomor);
    if (!row) throw new Error(`${nomor} has no card`);
    return row;
  };
  const seen = async (nomor: string) => {
    const { id_kartu, versi } = await one(nomor);
    return { id_kartu, versi };
  };
  const stock = async (seri: string, number: string, berlaku_sampai = '08/31') => {
    const { token, empat } = await tokenOf(number);
    return {
      kode_produk_kartu: 'SILVER',
      kartu: [{ nomor_seri: seri, token, empat }],
      berlaku_sampai,
      alasan: 'Kiriman kantor pusat',
    };
  };
  const request = (over: object = {}) => ({
    nomor_rekening: accounts.ani,
    kode_produk_kartu: 'SILVER',
    nama_cetak: 'Ani Lestari',
    sebab: 'BARU',
    alasan: 'Permintaan nasabah',
    ...over,
  });
  const handOver = async (nomor = accounts.ani as string, over: object = {}) => {
    const [owner] = await bank.owner<{ nomor_identitas: string }[]>`
      select nomor_identitas from customer join account using (nomor_nasabah) where nomor_rekening = ${nomor}`;
    return {
      tindakan: 'SERAH',
      penerima: 'Pemilik rekening',
      nomor_identitas: owner?.nomor_identitas ?? '',
      nomor_pin: 'PIN-000123',
      alasan: 'Diserahkan di loket',
      ...over,
    };
  };
  return {
    tokenOf,
    file,
    approve,
    done,
    cards,
    live,
    one,
    seen,
    stock,
    request,
    handOver,
    /** Takes a card from the drawer to the hand of its holder; returns the card. */
    active: async (nomor: string, number: string, seri: string, berlaku_sampai?: string) => {
      await done('STOK_KARTU', await stock(seri, number, berlaku_sampai), 'backoffice1');
      await done('MINTA_KARTU', request({ nomor_rekening: nomor }));
      await done('TERBITKAN_KARTU', { ...(await seen(nomor)), nomor_seri: seri, keterangan: 'Terbit di cabang' });
      await done('UBAH_KARTU', { ...(await seen(nomor)), ...(await handOver(nomor, { nomor_pin: `PIN-${seri}` })) });
      return one(nomor);
    },
    block: async (nomor: string, over: object = {}, user = 'cs1') =>
      bank.run(user, blockCard, { id_kartu: (await one(nomor)).id_kartu, ...lost, ...over }),
  };
}
