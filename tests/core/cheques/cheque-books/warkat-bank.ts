import { randomUUID } from 'node:crypto';
import type { OperationCode } from '#lib/operations/operations.ts';
import { type CounterBank, counterBank } from '../../counter-bank.ts';

/** Makes the counter bank, or one built upon another, with the acts of cheque books. */
export async function warkatBank(given?: CounterBank) {
  const bank = given ?? (await counterBank());
  const file = async (maker: string, flowCode: OperationCode, data: object) =>
    (await bank.flow(maker, 'SUBMIT', { flowCode, seen: '', data }, randomUUID())).id_flow;
  const approve = (idFlow: string, checker = 'manager1') =>
    bank.flow(checker, 'APPROVE', { idFlow, remark: 'Buku dilihat' });
  /** By two persons. */
  const done = async (maker: string, flowCode: OperationCode, data: object, checker = 'manager1') =>
    approve(await file(maker, flowCode, data), checker);
  const range = (jenis: string, nomor_seri: string, jumlah = '1') => ({ jenis, nomor_seri, jumlah });
  const received = (jenis: string, nomor: string, jumlah = '1') =>
    done(
      'finance1',
      'TERIMA_STOK_WARKAT',
      { ...range(jenis, nomor, jumlah), keterangan: 'Surat jalan percetakan 12' },
      'finance2',
    );
  const sent = (jenis: string, nomor: string, jumlah = '1', cabang_tujuan = '001') =>
    done(
      'finance1',
      'KIRIM_STOK_WARKAT',
      { ...range(jenis, nomor, jumlah), cabang_tujuan, keterangan: '' },
      'finance2',
    );
  const accepted = (jenis: string, nomor: string, jumlah = '1') =>
    done('backoffice1', 'TERIMA_KIRIMAN_WARKAT', { ...range(jenis, nomor, jumlah), keterangan: '' });
  const bookOf = async (jenis: string, nomor: string) => {
    const [row] = await bank.owner<
      { id: string; status: string; kode_cabang: string; nomor_rekening: string | null }[]
    >`
      select id_bukuwarkat::text as id, status, kode_cabang, nomor_rekening from warkat_book where jenis = ${jenis} and nomor_awal = ${nomor}`;
    return row;
  };
  const idOf = async (jenis: string, nomor: string) => (await bookOf(jenis, nomor))?.id ?? '';
  /** Books in the stock of branch 001. */
  const stocked = async (jenis: string, nomor: string, jumlah = '1') => {
    await received(jenis, nomor, jumlah);
    await sent(jenis, nomor, jumlah);
    await accepted(jenis, nomor, jumlah);
    return idOf(jenis, nomor);
  };
  const issue = (nomor_rekening: string, id_bukuwarkat: string, over: object = {}) => ({
    nomor_rekening,
    id_bukuwarkat,
    bebas_biaya: 'F',
    keterangan: '',
    ...over,
  });
  const issued = (nomor_rekening: string, id: string) => done('cs1', 'TERBIT_WARKAT', issue(nomor_rekening, id));
  const activated = (nomor_rekening: string, id_bukuwarkat: string) =>
    done('cs1', 'AKTIF_WARKAT', { nomor_rekening, id_bukuwarkat, nomor_resi: 'RS-001' });
  /** Counts the sheets of a book by status. */
  const states = async (id: string) =>
    Object.fromEntries(
      (
        await bank.owner<{ status: string; n: number }[]>`
          select status, count(*)::integer as n from warkat_leaf where id_bukuwarkat = ${id}::bigint group by 1 order by 1`
      ).map(({ status, n }) => [status, n]),
    );
  const lines = async (idJurnal: string) =>
    (
      await bank.owner<{ kode_cabang: string; kode_gl: string; jumlah: bigint; rekening: string | null }[]>`
        select kode_cabang, kode_gl, jumlah, rekening from journal_line where journal_id = ${idJurnal} order by urut`
    ).map(({ kode_cabang, kode_gl, jumlah, rekening }) =>
      rekening ? [kode_cabang, kode_gl, jumlah, rekening] : [kode_cabang, kode_gl, jumlah],
    );
  const balance = async (nomor: string) =>
    (
      await bank.owner<{ saldo_buku: bigint }[]>`select saldo_buku from account_state where nomor_rekening = ${nomor}`
    )[0]?.saldo_buku ?? 0n;
  return {
    ...bank,
    file,
    approve,
    done,
    range,
    received,
    sent,
    accepted,
    bookOf,
    idOf,
    stocked,
    issue,
    issued,
    activated,
    states,
    lines,
    balance,
  };
}
