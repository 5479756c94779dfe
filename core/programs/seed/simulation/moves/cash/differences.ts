import { does } from '#core/programs/seed/simulation/by-code.ts';
import { stockRows, tillOf } from '#core/programs/seed/simulation/cash.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import type { World } from '#core/programs/seed/simulation/world.ts';

/** Cash differences of counts come to their end. */

interface Open {
  readonly nomor_selisih: string;
  readonly jenis: string;
  readonly id_user: string;
  readonly lembar: number;
  readonly matang: boolean;
}

/** The oldest open difference of a branch in rupiah, in notes of 100,000; one that is none of whole notes stays open here. */
const oldestOf = async ({ app, date }: World, branch: string): Promise<Open | undefined> =>
  (
    await app<Open[]>`
      select nomor as nomor_selisih, case kode_gl when '112003' then 'KURANG' else 'LEBIH' end as jenis, id_user, (nominal / 10000000)::integer as lembar,
        ${date}::date - tanggal >= parameter_on('hari_selisih_lebih', ${date}::date)::integer as matang
      from cash_difference
      where kode_cabang = ${branch} and cara is null and kode_valuta = 'IDR' and nominal % 10000000 = 0
      order by nomor limit 1`
  )[0];

const alasan = 'Sesuai berita acara selisih kas';

/** A shortage is repaid over a till or written off; an overage goes back to its claimant, or is income once it has waited. */
export const endDifferences: Move = {
  name: 'penyelesaian selisih kas',
  weight: 1,
  makes: ['SELESAI_SELISIH_TUNAI', 'SELESAI_SELISIH'],
  run: async (world, crew) => {
    const open = await oldestOf(world, crew.branch);
    if (!open || open.id_user === crew.manager) return false;
    const { nomor_selisih, jenis, lembar, matang } = open;
    const [teller] = crew.tellers;
    const officer = crew.storekeeper;
    const { status, stok } = await tillOf(world, teller);
    const pecahan = stockRows({ '10000000': lembar });
    if (jenis === 'KURANG') {
      if (status === 'BUKA' && world.random.percent(60))
        await does(world, teller, 'SELESAI_SELISIH_TUNAI', { nomor_selisih, cara: 'GANTI_TUNAI', pecahan, alasan });
      else if (officer) await does(world, officer, 'SELESAI_SELISIH', { nomor_selisih, cara: 'HAPUS', alasan });
      else return false;
      return true;
    }
    if (matang) {
      if (!officer) return false;
      await does(world, officer, 'SELESAI_SELISIH', { nomor_selisih, cara: 'PENDAPATAN', alasan });
      return true;
    }
    if (status !== 'BUKA' || open.id_user === teller || (stok['10000000'] ?? 0) < lembar) return false;
    const penerima = { penerima: 'Nasabah yang kelebihan setor', nomor_identitas: '3171012304900001' };
    await does(world, teller, 'SELESAI_SELISIH_TUNAI', {
      nomor_selisih,
      cara: 'KEMBALI_TUNAI',
      pecahan,
      alasan,
      ...penerima,
    });
    return true;
  },
};

/** Somebody from head office has a teller count the till: it mostly agrees, and now and then a note is missing or one too many. */
export const countBySurprise: Move = {
  name: 'pemeriksaan kas mendadak',
  weight: 1,
  makes: ['PERIKSA_KAS'],
  run: async (world, crew) => {
    const [teller] = crew.tellers;
    const { status, stok } = await tillOf(world, teller);
    const notes = stok['10000000'] ?? 0;
    if (status !== 'BUKA' || notes < 2) return false;
    const off = world.random.percent(75) ? 0 : world.random.pick([-1, 1]);
    const held = (worn: boolean) =>
      Object.fromEntries(Object.entries(stok).filter(([key]) => key.endsWith('T') === worn));
    await world.decided(
      teller,
      'PERIKSA_KAS',
      {
        kas: 'TELLER',
        kode_valuta: 'IDR',
        pecahan_layak: stockRows({ ...held(false), '10000000': notes + off }),
        pecahan_tidak_layak: stockRows(held(true)),
        keterangan: 'Kunjungan mendadak',
      },
      world.office.checker,
    );
    return true;
  },
};
