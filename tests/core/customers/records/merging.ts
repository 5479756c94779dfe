import { pratinjauBatalGabung, pratinjauGabung } from '#core/customers/records/merges.ts';
import type { CustomersBank } from './customers-bank.ts';

/** Collects the steps that tests of merges repeat, over the small bank. */
export function merging(bank: CustomersBank) {
  /** The hourly quota of audited reads is no matter of these tests. */
  const restedEyes = () => bank.owner`delete from sensitive_read`;
  /** The form as the screen fills it from what it shows. */
  const formOf = async (asal: string, ke: string, maker = 'backoffice1') => {
    await restedEyes();
    const seen = await pratinjauGabung(await bank.as(maker), { asal, ke });
    return {
      asal,
      ke,
      versi_asal: seen.versi_asal,
      versi_ke: seen.versi_ke,
      sidik: seen.sidik,
      alasan: 'Orang yang sama, dua nomor',
    };
  };
  const fileMerge = async (asal: string, ke: string, maker = 'backoffice1') =>
    bank.file('GABUNG_NASABAH', await formOf(asal, ke, maker), maker);
  const idOf = async (asal: string): Promise<string> =>
    (
      await bank.owner<
        { id: string }[]
      >`select id_gabung as id from customer_merge where asal = ${asal} order by urut desc limit 1`
    )[0]?.id ?? '';
  const undoForm = async (id: string, maker = 'backoffice1') => {
    await restedEyes();
    const { sidik } = await pratinjauBatalGabung(await bank.as(maker), { id_gabung: id });
    return { id_gabung: id, sidik, alasan: 'Ternyata dua orang' };
  };
  const fileUndo = async (id: string, maker = 'backoffice1') =>
    bank.file('BATAL_GABUNG_NASABAH', await undoForm(id, maker), maker);
  return {
    formOf,
    fileMerge,
    idOf,
    undoForm,
    fileUndo,
    /** backoffice1 files it, the manager approves it, and head office too where two have to; returns the merge's id. */
    merge: async (asal: string, ke: string): Promise<string> => {
      const idFlow = await fileMerge(asal, ke);
      const { flow_state } = await bank.approve(idFlow);
      if (flow_state === 'WAITING') await bank.approve(idFlow, 'finance2');
      return idOf(asal);
    },
    undo: async (id: string): Promise<void> => {
      await bank.approve(await fileUndo(id));
    },
    /** A customer's row, as far as a merge changes it. */
    stateOf: async (number: string) => {
      const [row] = await bank.owner<{ status: string; gabung_ke: string | null; versi: number }[]>`
        select status, gabung_ke, versi from customer where nomor_nasabah = ${number}`;
      return row && { ...row };
    },
    logOf: async (id: string) =>
      (
        await bank.owner<
          { tabel: string; kunci: object; dari: string; ke: string; lebur: boolean; kembali: boolean | null }[]
        >`
          select tabel, kunci, dari, ke, isi is not null as lebur, kembali from customer_merge_link where id_gabung = ${id} order by urut`
      ).map((row) => ({ ...row })),
  };
}
