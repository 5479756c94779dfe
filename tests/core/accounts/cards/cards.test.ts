import { describe, expect, test } from 'vitest';
import { blockCard, issueCard } from '#core/accounts/cards/cards.ts';
import { card } from '#core/accounts/cards/module.ts';
import { kartuAtm, produkKartuList } from '#core/accounts/cards/queries.ts';
import { cardTokens } from '#core/accounts/cards/tokens.ts';
import { isCardNumber } from '#lib/accounts/cards.ts';
import { accepted, accountRow, counterBank, insertGrant, linesOf, refused } from '../../counter-bank.ts';
import { breaksBooks } from '../../helpers.ts';
import { accounts } from '../../small-bank.ts';
import { expectSoundBooks } from '../../sound-books.ts';
import { asked, cardDesk, KEY, lost, NUMBER, OTHER, paging } from './card-desk.ts';

const bank = await counterBank();
breaksBooks(bank, ['29']);
const { tokenOf, file, approve, done, cards, live, one, seen, stock, request, handOver } = cardDesk(bank);

describe('a card number', () => {
  test('is proved by its last digit, and becomes the same token each time', async () => {
    expect([NUMBER, OTHER, '4532015112830367', '1234'].map(isCardNumber)).toEqual([true, true, false, false]);
    expect(await tokenOf(NUMBER)).toEqual(await tokenOf(NUMBER));
    expect((await tokenOf(NUMBER)).token).not.toBe((await tokenOf(OTHER)).token);
    await refused(bank, 'VALIDATION', () => tokenOf('4532015112830367'));
    // A key that comes before it makes other tokens.
    const turned = cardTokens(['another key of more than thirty-two characters', KEY])(NUMBER);
    expect(turned.token).not.toBe((await tokenOf(NUMBER)).token);
    expect(turned.sebelumnya).toEqual([(await tokenOf(NUMBER)).token]);
    const none = card.handlers({})['card.tokenKartu'];
    await refused(bank, 'CARD_KEY_NONE', async () =>
      none.handle(await bank.as('backoffice1'), { nomor_kartu: NUMBER }),
    );
  });
});

describe('a card', () => {
  test('goes from stock and request to its holder by two persons each; its number is nowhere', async () => {
    const stockForm = await stock('SLV000001', NUMBER);
    await accepted(bank, () => done('STOK_KARTU', stockForm, 'backoffice1'));
    await refused(bank, 'DUPLICATE', () => file('STOK_KARTU', stockForm, 'backoffice1'));
    // The number is known as it is typed, and under a key of before too.
    await refused(bank, 'DUPLICATE', () => tokenOf(NUMBER));
    const turned = card.handlers({ cardToken: cardTokens(['another key of more than thirty-two characters', KEY]) });
    await refused(bank, 'DUPLICATE', async () =>
      turned['card.tokenKartu'].handle(await bank.as('backoffice1'), { nomor_kartu: NUMBER }),
    );
    const [silver] = (
      await produkKartuList(await bank.as('cs1'), { paging, ditawarkan: '', kode_produk_kartu: '' })
    ).data.filter(({ nama }) => nama === 'Debit Silver');
    expect(silver).toMatchObject({ stok: 1, limit_tarik: '5000000.00' });

    const idFlow = await file('MINTA_KARTU', request());
    await refused(bank, 'SELF_APPROVAL', () => approve(idFlow, 'cs1'));
    expect(await live(accounts.ani)).toEqual([]);
    await accepted(bank, () => approve(idFlow));
    await refused(bank, 'CARD_THERE', () => file('MINTA_KARTU', request()));

    const wanted = await one(accounts.ani);
    const issue = {
      id_kartu: wanted.id_kartu,
      versi: wanted.versi,
      nomor_seri: 'SLV000001',
      keterangan: 'Terbit di cabang',
    };
    const before = (await accountRow(bank, accounts.ani)).saldo_buku;
    const wrong = await file('TERBITKAN_KARTU', { ...issue, nomor_seri: 'SLV999999' });
    await refused(bank, 'CARD_STOCK', () => approve(wrong));
    await bank.flow('cs1', 'CANCEL', { idFlow: wrong });
    await refused(bank, 'DATA_CHANGED', () => file('TERBITKAN_KARTU', { ...issue, versi: wanted.versi + 1 }));
    const posted = await accepted(bank, () => done('TERBITKAN_KARTU', issue));
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before - 1_500_000n);
    const lines = await linesOf(bank, BigInt(posted.nomor_referensi.slice(9)) as never);
    expect(lines.map(([cabang, gl, jumlah]) => [cabang, gl, jumlah])).toEqual([
      ['001', '301001', 1_500_000n],
      ['001', '502003', -1_500_000n],
    ]);

    const issued = await one(accounts.ani);
    expect(issued).toMatchObject({ status: 'TERBIT', empat: '0366', nama_cetak: 'ANI LESTARI' });
    const change = { id_kartu: issued.id_kartu, versi: issued.versi };
    const handed = { ...change, ...(await handOver()) };
    await refused(bank, 'VALIDATION', () => file('UBAH_KARTU', { ...handed, nomor_pin: '' }));
    await refused(bank, 'IDENTITY_DIFFERS', () =>
      file('UBAH_KARTU', { ...handed, nomor_identitas: '3273056010900001' }),
    );
    await accepted(bank, () => done('UBAH_KARTU', handed));
    expect(await one(accounts.ani)).toMatchObject({
      status: 'AKTIF',
      penerima: 'Pemilik rekening',
      nomor_pin: 'PIN-000123',
      berlaku_sampai: '2031-08-31',
      habis: 'F',
    });
    await expectSoundBooks(bank);

    // Every text and every document of every table, also those of the past.
    const tables = await bank.owner<{ nama: string }[]>`
      select c.relname as nama from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
    for (const { nama } of tables) {
      const [found] = await bank.owner<{ ada: boolean }[]>`
        select exists (select from ${bank.owner(nama)} t where t::text like ${`%${NUMBER}%`}) as ada`;
      expect([nama, found?.ada]).toEqual([nama, false]);
    }
  });

  test('that is lost is blocked at once by one person of any branch, and opened by two of its own', async () => {
    const card = await one(accounts.ani);
    // Another branch finds it by the whole number that its holder names, and lists no others.
    expect(await cards('cs2')).toEqual([]);
    const found = await kartuAtm(await bank.as('cs2'), { ...asked, paging: { ...paging, keyword: accounts.ani } });
    expect(found.data.map(({ id_kartu }) => id_kartu)).toEqual([card.id_kartu]);
    const block = { id_kartu: card.id_kartu, ...lost };
    await accepted(bank, () => bank.run('cs2', blockCard, block));
    expect(await one(accounts.ani)).toMatchObject({ status: 'BLOKIR' });
    await refused(bank, 'CARD_STATE', () => bank.run('cs1', blockCard, block));
    const now = await one(accounts.ani);
    const opening = { id_kartu: now.id_kartu, versi: now.versi, tindakan: 'BUKA', alasan: 'Kartu ditemukan' };
    await refused(bank, 'DATA_CHANGED', () => file('UBAH_KARTU', { ...opening, versi: card.versi }));
    await refused(bank, 'OTHER_BRANCH', () => file('UBAH_KARTU', opening, 'cs2'));
    await accepted(bank, () => done('UBAH_KARTU', opening));
    expect(await one(accounts.ani)).toMatchObject({ status: 'AKTIF' });
    await expectSoundBooks(bank);
  });

  test('is replaced by one that costs the replacement; the old one is closed with it', async () => {
    await refused(bank, 'CARD_STATE', () => file('MINTA_KARTU', request({ sebab: 'HILANG' })));
    const old = await one(accounts.ani);
    await bank.run('cs1', blockCard, { id_kartu: old.id_kartu, ...lost });
    await accepted(bank, () => done('MINTA_KARTU', request({ sebab: 'HILANG' })));
    await done('STOK_KARTU', await stock('SLV000002', OTHER), 'backoffice1');
    const wanted = (await live(accounts.ani)).find(({ status }) => status === 'DIMINTA');
    const before = (await accountRow(bank, accounts.ani)).saldo_buku;
    const issue = {
      id_kartu: wanted?.id_kartu,
      versi: wanted?.versi,
      nomor_seri: 'SLV000002',
      keterangan: 'Pengganti',
    };
    // The same card twice at the same instant: one issue is in the books, and one fee.
    const data = issueCard.schema.parse(issue);
    const tokens = await Promise.all(
      [1, 2].map(() => insertGrant(bank, { code: 'TERBITKAN_KARTU', data, maker: 'cs1', reasons: ['PERUBAHAN_DATA'] })),
    );
    const answers = await Promise.allSettled(tokens.map((token) => bank.run('cs1', issueCard, issue, { token })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await accountRow(bank, accounts.ani)).saldo_buku).toBe(before - 2_500_000n);
    expect((await live(accounts.ani)).map(({ status, empat }) => [status, empat])).toEqual([['TERBIT', '1486']]);
    const now = await one(accounts.ani);
    await accepted(bank, () =>
      done('UBAH_KARTU', { id_kartu: now.id_kartu, versi: now.versi, tindakan: 'TUTUP', alasan: 'Tidak jadi' }),
    );
    await refused(bank, 'CARD_STATE', () =>
      file('UBAH_KARTU', { id_kartu: now.id_kartu, versi: now.versi + 1, tindakan: 'BUKA', alasan: 'Dibuka lagi' }),
    );
    await expectSoundBooks(bank);
  });

  test('is given to no account that is dormant, blocked, closed, of another branch or without cards', async () => {
    for (const nomor_rekening of [accounts.pasif, accounts.dorman, accounts.blokir, accounts.tutup])
      await refused(bank, 'CARD_ACCOUNT', () => file('MINTA_KARTU', request({ nomor_rekening })));
    await refused(bank, 'OTHER_BRANCH', () => file('MINTA_KARTU', request({ nomor_rekening: accounts.citra })));
    await bank.owner`update card_product set produk = '{01}' where kode_produk_kartu = 'GOLD'`;
    await refused(bank, 'CARD_PRODUCT', () => file('MINTA_KARTU', request({ kode_produk_kartu: 'GOLD' })));
    await bank.owner`update customer set tanggal_lahir = '2015-01-01' where nomor_nasabah = (select nomor_nasabah from account where nomor_rekening = ${accounts.budi})`;
    const minor = request({ nomor_rekening: accounts.budi, nama_cetak: 'Budi' });
    await refused(bank, 'CARD_MINOR', () => file('MINTA_KARTU', minor));
    await bank.owner`insert into account_party (nomor_rekening, nomor_nasabah, peran, mulai)
      select ${accounts.budi}, nomor_nasabah, 'WALI', '2020-01-02' from account where nomor_rekening = ${accounts.citra}`;
    await accepted(bank, () => file('MINTA_KARTU', minor));
  });

  test('that was issued stays in the drawer while its account is dormant or blocked', async () => {
    const nomor = accounts.firma;
    const waking = (status: string, blokir: string) =>
      bank.owner`update account_state set status = ${status}, blokir = ${blokir} where nomor_rekening = ${nomor}`;
    await bank.owner`update card_product set produk = produk || (select kode_produk from account where nomor_rekening = ${nomor}) where kode_produk_kartu = 'SILVER'`;
    await done('STOK_KARTU', await stock('SLV000077', '4916338506082832'), 'backoffice1');
    await done('MINTA_KARTU', request({ nomor_rekening: nomor, nama_cetak: 'Firma' }));
    await done('TERBITKAN_KARTU', { ...(await seen(nomor)), nomor_seri: 'SLV000077', keterangan: 'Terbit di cabang' });
    const given = { ...(await seen(nomor)), ...(await handOver(nomor, { nomor_pin: 'PIN-000077' })) };
    const waiting = await file('UBAH_KARTU', given);
    for (const [status, blokir] of [
      ['TIDAK_AKTIF', ''],
      ['AKTIF', 'D'],
    ] as const) {
      await waking(status, blokir);
      await refused(bank, 'CARD_ACCOUNT', () => approve(waiting));
    }
    await waking('AKTIF', '');
    await accepted(bank, () => approve(waiting));
  });
});
