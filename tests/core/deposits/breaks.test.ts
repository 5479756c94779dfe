import { describe, expect, test } from 'vitest';
import { disburseDeposit } from '#core/deposits/disburse.ts';
import { linesOf } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts } from '../small-bank.ts';
import { bilyetOf, depositBank, disbursement, funding, wire } from './deposit-bank.ts';

const bank = await depositBank();
breaksBooks(bank, ['4', '21']);
const siti = await bank.someone('Siti Deposan');
const own = await bank.open(bank.form(siti));
const [known] = await bank.owner<
  { nomor_identitas: string }[]
>`select nomor_identitas from customer where nomor_nasabah = ${siti}`;
let paper = 0;
const nextPaper = () => {
  paper += 1;
  return bilyetOf(paper);
};
const payOut = (nomor: string, bilyet: string, whole: bigint) =>
  disbursement(nomor, whole, bilyet, { nomor_identitas: known?.nomor_identitas });

describe('a deposit that is broken', () => {
  test.each([
    [
      'BIAYA',
      [
        ['302003', 10_000_000_000n],
        ['301001', -9_990_000_000n],
        ['502007', -10_000_000n],
      ],
      '99900000.00',
    ],
    [
      'DENDA',
      [
        ['302003', 10_000_000_000n],
        ['301001', -9_990_000_000n],
        ['206002', -10_000_000n],
      ],
      '99900000.00',
    ],
    [
      'TANPA_BAGI_HASIL',
      [
        ['302003', 10_000_000_000n],
        ['301001', -10_000_000_000n],
      ],
      '100000000.00',
    ],
    [
      'HITUNG_ULANG',
      [
        ['302003', 10_000_000_000n],
        ['301001', -9_998_266_900n],
        ['202002', -1_733_100n],
      ],
      '99982669.00',
    ],
  ] as const)('before the end of three months follows the contract: %s', async (rule, lines, nominal) => {
    await bank.owner`update account_state set plafon = 100000000000 where nomor_rekening = ${accounts.firma}`;
    const nomor = await bank.registered(
      bank.registration(siti, {
        tenor: '3',
        nominal: wire(100_000_000n),
        sumber: 'REKENING',
        rekening_sumber: accounts.firma,
      }),
    );
    const bilyet = nextPaper();
    await bank.agreed('teller1', 'SETOR_DEPOSITO', {
      ...funding(nomor, 100_000_000n, bilyet),
      sumber: 'REKENING',
      pecahan: [],
    });
    // Opened on the 10th of last month's month before, it was paid once: 21 days of 30 and 9 of 31 at 52.
    await bank.owner`
      update deposit set tanggal_valuta = '2026-10-10', mulai = '2026-10-10', jatuh_tempo = '2027-01-10', bagi_hasil_sampai = '2026-10-10', aturan_dini = ${rule},
        tarik_kembali = true where nomor_rekening = ${nomor}`;
    await bank.owner`update deposit_term set mulai = '2026-10-10', jatuh_tempo = '2027-01-10' where nomor_rekening = ${nomor}`;
    await bank.owner`
      insert into deposit_share (nomor_rekening, dari, sampai, urut, nominal, nisbah, bagi_hasil, pajak, zakat, bersih, tujuan, tanggal, journal_id, rincian)
      values (${nomor}, '2026-10-10', '2026-11-10', 1, 10000000000, 5200, 45059700, 9011900, 0, 36047800, '201007', '2026-11-10', 0,
        ${bank.owner.json([
          { bulan: '2026-06-01', hari: 21, hari_bulan: 30, hi_1000: '8750000' },
          { bulan: '2026-07-01', hari: 9, hari_bulan: 31, hi_1000: '8750000' },
        ])})`;
    await bank.owner`update deposit set bagi_hasil_sampai = '2026-11-10' where nomor_rekening = ${nomor}`;
    const data = {
      ...payOut(nomor, bilyet, 1n),
      nominal,
      cara_bayar: 'REKENING',
      rekening_tujuan: own,
      pecahan: [],
    };
    // Where a share is taken back, both persons read the effect on its tax; under any other rule there is none.
    const seen = await bank.run('cs1', disburseDeposit, data, { dryRun: true });
    expect(seen.peringatan.filter(({ kode }) => kode === 'PAJAK_KELEBIHAN').map(({ rincian }) => rincian)).toEqual(
      rule === 'HITUNG_ULANG' ? [{ jumlah: '17,331.00' }] : [],
    );
    const paid = await bank.agreed('cs1', 'PENCAIRAN_DEPOSITO', data);
    expect((await linesOf(bank, paid.id_jurnal)).map(([, code, minor]) => [code, minor])).toEqual(lines);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN_DINI' });
  });
});
