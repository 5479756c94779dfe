import { describe, expect, test } from 'vitest';
import { cashDeposit } from '#core/cash/counter/cash-deposit.ts';
import { detail } from '#core/deposits/queries.ts';
import { accepted, linesOf, refused } from '../counter-bank.ts';
import { breaksBooks } from '../helpers.ts';
import { accounts, DAY } from '../small-bank.ts';
import { expectSoundBooks } from '../sound-books.ts';
import { bilyetOf, denominations, depositBank, disbursement, funding, wire } from './deposit-bank.ts';

const bank = await depositBank();
breaksBooks(bank, ['8']);
const siti = await bank.someone('Siti Deposan');
const rudi = await bank.someone('Rudi Deposan', { jenis_kelamin: 'P' });
const firm = await bank.firm('PT Simpanan Jaya');
const own = await bank.open(bank.form(siti));
const identityOf = async (nomor: string) =>
  (
    await bank.owner<{ nomor_identitas: string }[]>`select nomor_identitas from customer where nomor_nasabah = ${nomor}`
  )[0]?.nomor_identitas ?? '';
const shown = { nomor_identitas: await identityOf(siti) };

let paper = 0;
const nextPaper = () => {
  paper += 1;
  return bilyetOf(paper);
};
/** An active deposit of 10,000,000 in cash, and its certificate. */
async function active(rest: object = {}) {
  const nomor = await bank.registered(bank.registration(siti, rest));
  const bilyet = nextPaper();
  const posted = await bank.agreed('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, bilyet));
  return { nomor, bilyet, posted };
}
/** Its terms end today. */
const endsToday = (nomor: string) => bank.owner`
  with d as (update deposit set tanggal_valuta = '2026-10-20', mulai = '2026-10-20', bagi_hasil_sampai = '2026-10-20', jatuh_tempo = ${DAY} where nomor_rekening = ${nomor})
  update deposit_term set mulai = '2026-10-20', jatuh_tempo = ${DAY} where nomor_rekening = ${nomor}`;
const file = async (user: string, flowCode: string, data: object) =>
  (await bank.flow(user, 'SUBMIT', { flowCode, seen: '', data })).id_flow;
const approve = (user: string, idFlow: string) => bank.flow(user, 'APPROVE', { idFlow });
const payOut = (nomor: string, bilyet: string, whole = 10_000_000n, rest: object = {}) =>
  disbursement(nomor, whole, bilyet, { ...shown, ...rest });
const held = { jenis: 'JAMINAN', tingkat: 'CABANG', alasan: 'Jaminan pembiayaan', tanggal_awal: DAY };

describe('a registration', () => {
  test.each([
    [
      'DEPOSIT_MINIMUM',
      () => bank.registration(siti, { nominal: wire(999_999n) }),
      () => bank.registration(siti, { nominal: wire(1_000_000n) }),
    ],
    [
      'DEPOSIT_MINIMUM',
      () => bank.registration(firm, { nominal: wire(9_999_999n), sumber_dana: 'USAHA' }),
      () => bank.registration(firm, { nominal: wire(10_000_000n), sumber_dana: 'USAHA' }),
    ],
    [
      'VALIDATION',
      () => bank.registration(siti, { nisbah_khusus: '101', keterangan: 'nisbah istimewa' }),
      () => bank.registration(siti),
    ],
    [
      'LINKED_ACCOUNT',
      () => bank.registration(siti, { rekening_penutupan: accounts.tutup }),
      () => bank.registration(siti, { rekening_penutupan: own }),
    ],
    [
      'ARO_PLUS_SHARE',
      () => bank.registration(siti, { perpanjangan: 'ARO_PLUS', rekening_bagi_hasil: own }),
      () => bank.registration(siti, { perpanjangan: 'ARO_PLUS' }),
    ],
    [
      'INSUFFICIENT',
      () => bank.registration(siti, { sumber: 'REKENING', rekening_sumber: accounts.budi }),
      () => bank.registration(siti, { sumber: 'REKENING', rekening_sumber: accounts.firma }),
    ],
    ['HOLDER_NOT_FOUND', () => bank.registration('00199999990'), () => bank.registration(siti)],
  ] as const)('is refused as %s; its counterpart is taken', async (code, wrong, right) => {
    const count = async () => (await bank.owner`select count(*)::integer as n from deposit`)[0]?.n as number;
    const before = await count();
    await refused(bank, code, () => bank.file('REGISTRASI_DEPOSITO', wrong()));
    expect(await count()).toBe(before);
    await accepted(bank, async () => approve('manager1', await bank.file('REGISTRASI_DEPOSITO', right())));
    expect(await count()).toBe(before + 1);
    await expectSoundBooks(bank);
  });

  test('is joint by its own operation, AND or OR, and never by that of one customer', async () => {
    const both = { cara_tanda_tangan: 'DAN', pihak: [{ nomor_nasabah: rudi, peran: 'PEMILIK' }] };
    await refused(bank, 'VALIDATION', () => bank.file('REGISTRASI_DEPOSITO', bank.registration(siti, both)));
    const nomor = await bank.registered(bank.registration(siti, both), 'REGISTRASI_DEPOSITO_GABUNGAN');
    const [row] = await bank.owner`
      select a.cara_tanda_tangan, a.nama_rekening, array(select p.nomor_nasabah from account_party p where p.nomor_rekening = a.nomor_rekening order by 1) as pihak
      from account a where a.nomor_rekening = ${nomor}`;
    expect({ ...row }).toEqual({
      cara_tanda_tangan: 'DAN',
      nama_rekening: 'Siti Deposan DAN Rudi Deposan',
      pihak: [siti, rudi].sort(),
    });
  });
});

describe('a certificate', () => {
  test('serves one deposit, from the person who hands it over', async () => {
    const first = await active();
    const nomor = await bank.registered(bank.registration(siti));
    await refused(bank, 'BILYET_NOT_HELD', () =>
      file('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, first.bilyet)),
    );
    await refused(bank, 'BILYET_NOT_HELD', () =>
      file('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, bilyetOf(25))),
    );
    await refused(bank, 'BILYET_NOT_FOUND', () =>
      file('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, bilyetOf(99))),
    );
    const bilyet = nextPaper();
    // Filed twice with one certificate: the second is refused when it would be posted.
    const other = await bank.registered(bank.registration(siti));
    const [one, two] = [
      await file('teller1', 'SETOR_DEPOSITO', funding(nomor, 10_000_000n, bilyet)),
      await file('teller1', 'SETOR_DEPOSITO', funding(other, 10_000_000n, bilyet)),
    ];
    await accepted(bank, () => approve('manager1', one ?? ''));
    await refused(bank, 'BILYET_NOT_HELD', () => approve('manager1', two ?? ''));
    expect(await bank.depositRow(other)).toMatchObject({ status: 'TERDAFTAR' });
    await expectSoundBooks(bank);
  });

  test('is replaced when it is lost, for its fee and the stamp, and the lost one pays nothing out', async () => {
    const { nomor, bilyet } = await active();
    await bank.run('teller1', cashDeposit, {
      nomor_rekening: own,
      nominal: wire(500_000n),
      pecahan: denominations(500_000n),
    });
    const fresh = bilyetOf(21 + paper);
    const posted = await bank.agreed('cs1', 'GANTI_BILYET', {
      nomor_rekening: nomor,
      bilyet_lama: bilyet,
      nomor_bilyet: fresh,
      sebab: 'HILANG',
      nomor_surat: 'SKH/9/2026',
      rekening_biaya: own,
      bebas_biaya: 'F',
      keterangan: '',
    });
    expect((await linesOf(bank, posted.id_jurnal)).map(([, code, minor]) => [code, minor])).toEqual([
      ['909001', 100n],
      ['901003', -100n],
      ['301001', 2_500_000n],
      ['502004', -2_500_000n],
      ['301001', 1_000_000n],
      ['205003', -1_000_000n],
    ]);
    expect(await bank.bilyetState(bilyet)).toBe('HILANG');
    expect(await bank.bilyetState(fresh)).toBe('BERLAKU');
    await endsToday(nomor);
    await refused(bank, 'BILYET_OTHER', () => file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyet)));
    await accepted(bank, async () =>
      approve('manager1', await file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, fresh))),
    );
    await expectSoundBooks(bank);
  });

  test('that somebody has reported as lost pays nothing out until the manager has decided the report', async () => {
    const { nomor, bilyet } = await active();
    await endsToday(nomor);
    const asked = await file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyet));
    const report = await file('cs1', 'GANTI_BILYET', {
      nomor_rekening: nomor,
      bilyet_lama: bilyet,
      nomor_bilyet: bilyetOf(24),
      sebab: 'HILANG',
      nomor_surat: 'SKH/10/2026',
      rekening_biaya: own,
      bebas_biaya: 'F',
      keterangan: '',
    });
    const error = await refused(bank, 'BILYET_LOSS_WAITS', () => approve('manager1', asked));
    expect(error.details.params?.bilyet).toBe(bilyet);
    await bank.flow('manager1', 'REJECT', { idFlow: report, remark: 'Bilyetnya ditemukan kembali' });
    await accepted(bank, () => approve('manager1', asked));
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN' });
    await expectSoundBooks(bank);
  });
});

describe('a disbursement', () => {
  test('happens once, of two at the same instant', async () => {
    const { nomor, bilyet } = await active();
    await endsToday(nomor);
    const first = await file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyet));
    // Its funds are set aside for the first already.
    await refused(bank, 'INSUFFICIENT', () =>
      file(
        'cs1',
        'PENCAIRAN_DEPOSITO',
        payOut(nomor, bilyet, 10_000_000n, { cara_bayar: 'REKENING', rekening_tujuan: own }),
      ),
    );
    const outcomes = await Promise.allSettled([approve('manager1', first), approve('manager1', first)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN' });
    expect(
      (
        await bank.owner`select count(*)::integer as n from journal where rekening = ${nomor} and operasi = 'PENCAIRAN_DEPOSITO'`
      )[0]?.n,
    ).toBe(1);
    await expectSoundBooks(bank);
  });

  test('needs two persons, its branch, its certificate, the holder’s document and the amounts that were shown', async () => {
    const { nomor, bilyet } = await active();
    const right = payOut(nomor, bilyet, 9_900_000n);
    await refused(bank, 'BILYET_OTHER', () =>
      file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyetOf(59), 9_900_000n)),
    );
    await refused(bank, 'IDENTITY_DIFFERS', () =>
      file('teller1', 'PENCAIRAN_DEPOSITO', { ...right, nomor_identitas: '1' }),
    );
    await refused(bank, 'DEPOSIT_CHANGED', () => file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyet)));
    await refused(bank, 'DEPOSIT_CHANGED', () => file('teller1', 'PENCAIRAN_DEPOSITO', { ...right, versi: '1' }));
    await refused(bank, 'OTHER_BRANCH', () => file('teller3', 'PENCAIRAN_DEPOSITO', right));
    const idFlow = await file('teller1', 'PENCAIRAN_DEPOSITO', right);
    await refused(bank, 'SELF_APPROVAL', () => approve('teller1', idFlow));
    // Before its end the branch manager must allow it.
    await refused(bank, 'APPROVER_LIMIT', () => approve('supervisor1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'DICAIRKAN_DINI' });
    await expectSoundBooks(bank);
  });

  test('waits while its funds secure something, and so does ARO+', async () => {
    const { nomor, bilyet } = await active();
    const change = (perpanjangan: string) =>
      bank.file('UBAH_DEPOSITO', { nomor_rekening: nomor, versi: '2', perpanjangan, alasan: 'permintaan nasabah' });
    const [hold] =
      await bank.owner`insert into account_hold ${bank.owner({ ...held, nomor_rekening: nomor, jumlah: 1_000_000_000n })} returning id_blokir`;
    await refused(bank, 'DEPOSIT_LIEN', () => file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyet, 9_900_000n)));
    await refused(bank, 'DEPOSIT_LIEN', () => change('ARO_PLUS'));
    const waiting = await change('ARO');
    expect(await bank.owner`select rekening from flow_instance where id_flow = ${waiting}`).toEqual([
      { rekening: nomor },
    ]);
    await accepted(bank, () => approve('manager1', waiting));
    expect(await bank.depositRow(nomor)).toMatchObject({ perpanjangan: 'ARO', versi: 3 });
    await bank.owner`update account_hold set dilepas = jumlah where id_blokir = ${hold?.id_blokir}`;
    await accepted(bank, async () =>
      approve(
        'manager1',
        await file('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyet, 9_900_000n, { versi: '3' })),
      ),
    );
    await expectSoundBooks(bank);
  });
});

describe('a reversal', () => {
  test('on its own day makes the deposit wait again, its source held and its certificate blank', async () => {
    const heldNow = async () =>
      (
        await bank.owner`select saldo_ditahan, saldo_buku from account_state where nomor_rekening = ${accounts.firma}`
      )[0];
    const nomor = await bank.registered(
      bank.registration(siti, { sumber: 'REKENING', rekening_sumber: accounts.firma }),
    );
    const before = { ...(await heldNow()) };
    const bilyet = nextPaper();
    const posted = await bank.agreed('teller1', 'SETOR_DEPOSITO', {
      ...funding(nomor, 10_000_000n, bilyet),
      sumber: 'REKENING',
      pecahan: [],
    });
    expect(await heldNow()).toMatchObject({ saldo_ditahan: before.saldo_ditahan - 1_000_000_000n });
    await bank.agreed('teller1', 'REVERSAL', {
      nomor_referensi: posted.nomor_referensi,
      alasan: 'nasabah berubah pikiran',
    });
    expect({ ...(await heldNow()) }).toEqual(before);
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'TERDAFTAR', urut: 0, versi: 3 });
    expect(await bank.bilyetState(bilyet)).toBe('STOK');
    expect(await bank.balanceOf(nomor)).toBe(0n);
    await expectSoundBooks(bank);
  });

  test('of a disbursement makes the deposit and its certificate live again', async () => {
    const { nomor, bilyet } = await active();
    const paid = await bank.agreed('teller1', 'PENCAIRAN_DEPOSITO', payOut(nomor, bilyet, 9_900_000n));
    await bank.agreed('teller1', 'REVERSAL', { nomor_referensi: paid.nomor_referensi, alasan: 'salah nasabah' });
    expect(await bank.depositRow(nomor)).toMatchObject({ status: 'AKTIF', selesai: null });
    expect(await bank.bilyetState(bilyet)).toBe('BERLAKU');
    expect(await bank.balanceOf(nomor)).toBe(1_000_000_000n);
    await expectSoundBooks(bank);
  });
});

test('nothing else moves a deposit, by a screen or past all screens', async () => {
  const { nomor } = await active();
  await refused(bank, 'DEPOSIT_ACCOUNT', () =>
    bank.run('teller1', cashDeposit, {
      nomor_rekening: nomor,
      nominal: wire(100_000n),
      pecahan: denominations(100_000n),
    }),
  );
  await expect(bank.app`update deposit set nominal = 1 where nomor_rekening = ${nomor}`).rejects.toThrow(
    /permission denied/,
  );
  await expect(
    (async () => bank.owner`update deposit set nominal = nominal + 100 where nomor_rekening = ${nomor}`)(),
  ).rejects.toThrow('DEPOSIT_ACCOUNT');
  const seen = await detail(await bank.as('cs1'), { nomor_rekening: nomor, pegangan: '' });
  expect(seen.pencairan).toMatchObject({ dini: 'T', denda: '100000.00', dibayar: '9900000.00' });
  await expectSoundBooks(bank);
});

describe('a value date', () => {
  test('goes back where the funds were there already, with a manager and a reason, never for cash', async () => {
    const nomor = await bank.registered(
      bank.registration(siti, { sumber: 'REKENING', rekening_sumber: accounts.ani, nominal: wire(5_000_000n) }),
    );
    const given = { ...funding(nomor, 5_000_000n, nextPaper()), sumber: 'REKENING', pecahan: [] };
    await refused(bank, 'VALIDATION', () =>
      file('teller1', 'SETOR_DEPOSITO', { ...given, tanggal_valuta: '2026-11-18' }),
    );
    const back = { tanggal_valuta: '2026-11-18', alasan_valuta: 'bilyet terlambat dicetak' };
    await refused(bank, 'VALUE_DATE', () =>
      file('teller1', 'SETOR_DEPOSITO', { ...given, ...back, tanggal_valuta: '2026-11-10' }),
    );
    await refused(bank, 'DEPOSIT_FUNDS_LATER', () => file('teller1', 'SETOR_DEPOSITO', { ...given, ...back }));
    await bank.owner`update journal_line set tanggal_valuta = '2026-11-17' where rekening = ${accounts.ani} and jumlah < 0`;
    const idFlow = await file('teller1', 'SETOR_DEPOSITO', { ...given, ...back });
    await refused(bank, 'APPROVER_LIMIT', () => approve('supervisor1', idFlow));
    await accepted(bank, () => approve('manager1', idFlow));
    expect(await bank.depositRow(nomor)).toMatchObject({
      status: 'AKTIF',
      mulai: '2026-11-18',
      jatuh_tempo: '2026-12-18',
    });
    const inCash = await bank.registered(bank.registration(siti));
    await refused(bank, 'VALUE_DATE', () =>
      file('teller1', 'SETOR_DEPOSITO', { ...funding(inCash, 10_000_000n, nextPaper()), ...back }),
    );
  });
});
