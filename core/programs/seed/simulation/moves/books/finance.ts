import { allOwed, owedOf } from '#core/books/finance/levies.ts';
import { does } from '#core/programs/seed/simulation/by-code.ts';
import type { Move } from '#core/programs/seed/simulation/move.ts';
import { levyKinds } from '#lib/books/levies.ts';
import { type PlacedLine, writtenContent } from '#lib/books/report-layout.ts';
import { budgetColumns } from '#lib/books/schemas/budget.ts';
import { addDays } from '#lib/dates.ts';
import { fromMinor } from '#lib/money.ts';

/** Finance maintains these: accounts of the ledger, lines of its reports, the budget, and reports that come by themselves. */

/** The ledger gets an account, and its name changes. */
export const saveAccount: Move = {
  name: 'akun buku besar',
  weight: 1,
  makes: ['SIMPAN_AKUN_GL'],
  run: async (world) => {
    const [row] = await world.app<{ kode_gl: string; versi: number; nama_gl: string }[]>`
      select kode_gl, versi, nama_gl from gl_account where nama_gl like 'Beban simulasi%' order by versi, 1 limit 1`;
    const [last] = await world.app<{ n: number }[]>`
      select count(*)::integer as n from gl_account where nama_gl like 'Beban simulasi%'`;
    const rename = row && world.random.percent(60);
    await does(world, world.office.maker, 'SIMPAN_AKUN_GL', {
      aksi: rename ? 'NAMA' : 'BUAT',
      kode_gl: rename ? row.kode_gl : String(603_100 + (last?.n ?? 0)),
      nama_gl: `Beban simulasi ${rename ? row.versi + 1 : 0}`,
      tipe: 'X',
      posisi: 'D',
      dibuka_sejak: rename ? '' : world.date,
      ...(rename && { versi: row.versi }),
      alasan: 'Permintaan bagian akuntansi',
    });
    return true;
  },
};

/** Finance gives the income statement a new layout from a day on: its lines as they are, the first of them under another name. */
export const saveLayout: Move = {
  name: 'susunan laporan',
  weight: 1,
  makes: ['SIMPAN_SUSUNAN'],
  run: async (world) => {
    const since = addDays(world.date, world.random.between(2, 9));
    const [existing] = await world.app`
      select from report_layout where laporan = 'LABA_RUGI' and berlaku_sejak >= ${since}`;
    if (existing) return false;
    const lines = await world.app<PlacedLine[]>`
      select urut, nama, jenis, tingkat, sisi, dari, sampai, pos, sandi from report_lines_on('LABA_RUGI', ${since}::date) order by urut`;
    await does(world, world.office.maker, 'SIMPAN_SUSUNAN', {
      aksi: 'BUAT',
      laporan: 'LABA_RUGI',
      berlaku_sejak: since,
      baris: lines.map((line, place) => ({
        urut: String(line.urut),
        nama: place === 0 ? `Pendapatan sejak ${since}` : line.nama,
        jenis: line.jenis,
        tingkat: String(line.tingkat),
        sisi: line.sisi,
        isi: writtenContent(line),
        sandi: line.sandi,
      })),
      alasan: 'Perubahan susunan laporan',
    });
    return true;
  },
};

/** The budget of a branch for a year, as its file says. */
export const setBudget: Move = {
  name: 'anggaran',
  weight: 1,
  makes: ['SIMPAN_ANGGARAN'],
  may: ['NO_CHANGE'],
  run: async (world, { branch }) => {
    const months = Array.from({ length: 12 }, () => `${world.random.between(1, 90)}00000.00`);
    await does(world, world.office.maker, 'SIMPAN_ANGGARAN', {
      tahun: world.date.slice(0, 4),
      kode_cabang: branch,
      berkas: { nama: 'anggaran.csv', isi: [budgetColumns.join(','), ['603002', ...months].join(',')].join('\n') },
      alasan: 'Rencana bisnis bank',
    });
    return true;
  },
};

/** A report that comes by itself each day. */
export const scheduleReport: Move = {
  name: 'jadwal laporan',
  weight: 1,
  makes: ['SIMPAN_JADWAL_LAPORAN'],
  run: async (world) => {
    const [row] = await world.app<{ n: number }[]>`select count(*)::integer as n from report_schedule`;
    if ((row?.n ?? 0) > 3) return false;
    await does(world, world.office.maker, 'SIMPAN_JADWAL_LAPORAN', {
      nama: `Neraca berkala ${(row?.n ?? 0) + 1}`,
      laporan: 'NERACA_SALDO',
      kode_valuta: 'IDR',
      bentuk: 'CSV',
      lingkup: 'SELURUH',
      kalender: 'AKHIR_BULAN',
      mulai: world.date,
      peran: ['HO_FINANCE'],
      alasan: 'Permintaan direksi',
    });
    return true;
  },
};

/** The bank pays its debt of a tax or of zakat up to this month to the creditor. */
export const payLevies: Move = {
  name: 'setoran pajak dan zakat',
  weight: 1,
  makes: ['SETOR_PUNGUTAN'],
  run: async (world) => {
    const bulan = world.date.slice(0, 7);
    for (const jenis of levyKinds) {
      const owed = allOwed(await owedOf(world.app, jenis, bulan));
      const [waiting] = await world.app`
        select from flow_instance where flow_code = 'SETOR_PUNGUTAN' and flow_state = 'WAITING' limit 1`;
      if (owed === 0n || waiting) continue;
      const [row] = await world.app<
        { n: number }[]
      >`select count(distinct nomor_bukti)::integer as n from levy_remittance`;
      await does(world, world.office.maker, 'SETOR_PUNGUTAN', {
        jenis,
        bulan,
        penerima: jenis === 'ZAKAT' ? 'LAZ Amanah' : 'Kas negara',
        nomor_bukti: `BUKTI-${world.date}-${(row?.n ?? 0) + 1}`,
        sumber: 'BANK_INDONESIA',
        nominal: fromMinor(owed),
      });
      return true;
    }
    return false;
  },
};
