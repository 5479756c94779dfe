import { beforeAll, describe, expect, test } from 'vitest';
import { accepted, counterBank, refused } from '../../counter-bank.ts';
import { accounts, DAY } from '../../small-bank.ts';
import { cardDesk, lost, NUMBER, OTHER } from './card-desk.ts';

const bank = await counterBank();
const desk = cardDesk(bank);
const blocks = () => bank.owner`
  select tanggal, kode_cabang, id_user, sebab, cara, pelapor, diperiksa, alasan from card_block order by id`;
const lifting = async (nomor: string) => ({
  ...(await desk.seen(nomor)),
  tindakan: 'BUKA',
  alasan: 'Kartu ditemukan kembali',
});

beforeAll(async () => {
  await desk.active(accounts.ani, NUMBER, 'SLV000001');
  await desk.active(accounts.budi, OTHER, 'SLV000002');
});

describe('a card is blocked by one person', () => {
  test('with the proof of the caller’s identity; without it, not', async () => {
    await refused(bank, 'VALIDATION', () => desk.block(accounts.ani, { diperiksa: ['IBU_KANDUNG'] }).catch(asInput));
    await refused(bank, 'VALIDATION', () => desk.block(accounts.ani, { diperiksa: ['KTP', 'ALAMAT'] }).catch(asInput));
    await refused(bank, 'VALIDATION', () => desk.block(accounts.ani, { cara: 'LOKET', diperiksa: [] }).catch(asInput));
    await accepted(bank, () => desk.block(accounts.ani, {}, 'teller3'));
    expect([...(await blocks())].map((row) => ({ ...row }))).toEqual([
      { tanggal: DAY, kode_cabang: '002', id_user: 'teller3', ...lost },
    ]);
    expect(await desk.one(accounts.ani)).toMatchObject({
      status: 'BLOKIR',
      blokir: { kode_cabang: '002', id_user: 'teller3', sebab: 'HILANG', pelapor: 'Ani Lestari' },
    });
    const [version] = await bank.owner`
      select aksi, pembuat, disetujui_oleh, isi ->> 'status' as status from record_version where jenis = 'card' order by versi desc, kunci limit 1`;
    expect({ ...version }).toEqual({ aksi: 'AKHIR', pembuat: 'teller3', disetujui_oleh: null, status: 'BLOKIR' });
  });

  test('once, though two report it at the same instant', async () => {
    const before = (await blocks()).length;
    const answers = await Promise.allSettled([desk.block(accounts.budi), desk.block(accounts.budi, {}, 'cs2')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await blocks()).toHaveLength(before + 1);
  });

  test('a waiting change must be read again: its content differs from what was seen', async () => {
    await accepted(bank, async () => desk.done('UBAH_KARTU', await lifting(accounts.budi)));
    const limits = { ...(await desk.seen(accounts.budi)), limit_tarik: '1000000.00', alasan: 'Permintaan nasabah' };
    const waiting = await desk.file('UBAH_LIMIT_KARTU', limits);
    await accepted(bank, () => desk.block(accounts.budi));
    await refused(bank, 'DATA_CHANGED', () => desk.approve(waiting));
    await bank.flow('cs1', 'CANCEL', { idFlow: waiting });
  });
});

describe('its block is lifted', () => {
  test('by two persons of its own branch: not by one, not by who asked, nor from another branch', async () => {
    const opening = await lifting(accounts.ani);
    await refused(bank, 'OTHER_BRANCH', () => desk.file('UBAH_KARTU', opening, 'cs2'));
    const idFlow = await desk.file('UBAH_KARTU', opening);
    await refused(bank, 'SELF_APPROVAL', () => desk.approve(idFlow, 'cs1'));
    expect(await desk.one(accounts.ani)).toMatchObject({ status: 'BLOKIR' });
    await accepted(bank, () => desk.approve(idFlow));
    expect(await desk.one(accounts.ani)).toMatchObject({ status: 'AKTIF', blokir: { sebab: 'HILANG' } });
  });

  test('never of a stolen card, past the rules before the posting too; it is closed', async () => {
    await desk.block(accounts.ani, { sebab: 'DICURI', cara: 'LOKET', diperiksa: ['KTP'] });
    await refused(bank, 'CARD_STOLEN', async () => desk.file('UBAH_KARTU', await lifting(accounts.ani)));
    const { id_kartu, versi } = await desk.one(accounts.ani);
    await expect(
      bank.owner`select before_card(${bank.owner.json({
        aksi: 'UBAH',
        versi,
        baris: { id_kartu, nomor_rekening: accounts.ani, status: 'AKTIF' },
      })}, 'cs1', 'supervisor1')`,
    ).rejects.toThrow('CARD_STOLEN');
    await accepted(bank, () =>
      desk.done('UBAH_KARTU', { id_kartu, versi, tindakan: 'TUTUP', alasan: 'Kartu dicuri, tidak diganti' }),
    );
    expect(await desk.live(accounts.ani)).toEqual([]);
  });
});

/** The schema of the input refuses by itself what the call refuses by this code. */
async function asInput(error: unknown): Promise<never> {
  const { AppError } = await import('#lib/errors/errors.ts');
  const { ZodError } = await import('zod');
  throw error instanceof ZodError ? new AppError('VALIDATION') : error;
}
