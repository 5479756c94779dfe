import type { z } from 'zod';
import type { Caller } from '#core/access/context.ts';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type OpContext, type Operation, type Rule, reject, warn } from '#core/engine/operation.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { assertUnused } from '#core/file/stored-file.ts';
import { saveSpecimensData } from '#lib/customers/schemas/signature.ts';
import { SIGNERS } from '#lib/customers/specimens.ts';
import { toDisplay } from '#lib/dates.ts';
import { fail } from '#lib/errors/errors.ts';
import { fileMark } from '#lib/files.ts';
import type { BerkasTersimpan } from '#types/proto/file.ts';
import { type Card, loadAccount, loadCard, loadSigners, type SignedAccount, type Signer, signerKey } from './card.ts';

type Data = z.output<typeof saveSpecimensData>;

interface Extra {
  readonly account: SignedAccount;
  readonly card: Card | null;
  /** Numbers of signers by their keys in the form; null for one who is no customer. */
  readonly signers: ReadonlyMap<string, string | null>;
  /** The account's parties, its signers, and their families: none of them makes or approves it. */
  readonly family: readonly string[];
}

/** Returns signers by their keys: those who may sign now, and those the card has already. VALIDATION for anybody else. */
function signersOf(
  data: Data,
  card: Card | null,
  may: readonly { penanda: string; nama: string; nomor_nasabah: string | null }[],
) {
  const known = [...may, ...(card?.spesimen ?? [])];
  const signers = new Map(known.map((row) => [signerKey(row), row]));
  for (const { penanda, nama, berkas } of data.spesimen) {
    const signer = signers.get(penanda);
    const unchanged = card?.spesimen.some(
      (row) => signerKey(row) === penanda && row.berkas.id_berkas === berkas.id_berkas,
    );
    const able = may.some((row) => row.penanda === penanda);
    if (signer?.nama !== nama || !(able || unchanged))
      fail('VALIDATION', { violations: [violation('spesimen', 'v.penandaAsing')] });
  }
  return new Map([...signers].map(([key, { nomor_nasabah }]) => [key, nomor_nasabah]));
}

/** The rule is feasible: enough present signers have a specimen that has not ended. */
function assertEnoughSigners({ aturan, spesimen }: Data, day: string, may: readonly Signer[]): void {
  const left = spesimen.filter(
    ({ penanda, berlaku_sampai }) =>
      (berlaku_sampai === '' || berlaku_sampai >= day) && may.some((signer) => signer.penanda === penanda),
  );
  if (new Set(left.map(({ penanda }) => penanda)).size < SIGNERS[aturan])
    fail('VALIDATION', { violations: [violation('spesimen', 'v.penandaKurang')] });
}

async function load(db: Db, data: Data, caller: Caller): Promise<Extra> {
  const number = data.nomor_rekening;
  const account = (await loadAccount(db, number)) ?? fail('ACCOUNT_NOT_FOUND', { params: { rekening: number } });
  const [card, may] = await Promise.all([loadCard(db, number), loadSigners(db, number, account.hari)]);
  const signers = signersOf(data, card, may);
  assertEnoughSigners(data, account.hari, may);
  await assertUnused(db, caller.idUser, {
    object: `SPESIMEN:${number}`,
    field: 'spesimen',
    files: data.spesimen.map(({ berkas }) => ({ berkas, as: 'TANDA_TANGAN' })),
  });
  const [row] = await db<
    { keluarga: string[] }[]
  >`select family_behind(${number}, ${numbersIn(data, signers)}::text[]) as keluarga`;
  return { account, card, signers, family: row?.keluarga ?? [] };
}

/** Returns the customers among the signers of a form. */
const numbersIn = (data: Data, signers: Extra['signers']): string[] =>
  data.spesimen.flatMap(({ penanda }) => signers.get(penanda) ?? []);

const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data, extra: { card } }) =>
    (card?.versi ?? 0) === data.versi ? null : reject('DATA_CHANGED', { objek: data.nomor_rekening }),
};
const notClosed: Rule<Data, Extra> = {
  name: 'notClosed',
  check: ({ data, extra: { account } }) =>
    account.status === 'TUTUP' ? reject('ACCOUNT_CLOSED', { rekening: data.nomor_rekening }) : null,
};
/** The account's own branch maintains its card, because its papers are there. */
const atOwnBranch: Rule<Data, Extra> = {
  name: 'atOwnBranch',
  check: ({ data, extra: { account }, caller }) =>
    account.kode_cabang === caller.kodeCabang
      ? null
      : reject('OTHER_BRANCH', { rekening: data.nomor_rekening, cabang: account.kode_cabang }, 'nomor_rekening'),
};
/** An entity's mandate for one account may differ from its record, but rarely by intent. */
const ruleOfEntity: Rule<Data, Extra> = {
  name: 'ruleOfEntity',
  check: ({ data, extra: { account } }) =>
    account.aturan_badan !== null && account.aturan_badan !== data.aturan ? warn('ATURAN_BERBEDA') : null,
};

interface Line {
  readonly nama: string;
  readonly berlaku_sejak: string;
  readonly berlaku_sampai: string | null;
  readonly berkas: BerkasTersimpan;
}
const lines = (rows: readonly Line[]): string =>
  [...rows]
    .sort((a, b) => a.nama.localeCompare(b.nama) || a.berlaku_sejak.localeCompare(b.berlaku_sejak))
    .map(({ nama, berlaku_sejak, berlaku_sampai, berkas }) =>
      [
        nama,
        `${toDisplay(berlaku_sejak)} – ${berlaku_sampai ? toDisplay(berlaku_sampai) : '…'}`,
        fileMark(berkas),
      ].join(' · '),
    )
    .join('; ');

const fields = ({ data, extra: { card } }: OpContext<Data, Extra>) =>
  [
    { kolom: 'aturan_tanda_tangan', lama: card?.aturan ?? '', baru: data.aturan },
    { kolom: 'spesimen', lama: lines(card?.spesimen ?? []), baru: lines(data.spesimen as readonly Line[]) },
  ].filter((row) => row.lama !== row.baru);

/**
 * Changes the signature card of an account: its rule and the specimens of its signers, by two persons who are no party to the account and of no
 * party's family (domain: two persons).
 */
export const saveSpecimens: Operation<Data, Extra> = {
  code: 'SIMPAN_SPESIMEN',
  schema: saveSpecimensData,
  load,
  needs: () => ({}),
  rules: [asSeen, notClosed, atOwnBranch, ruleOfEntity],
  subject: ({ data, extra }) => dataSubject(extra.account.nama_rekening, data.nomor_rekening),
  journal: () => [],
  change: {
    object: ({ data }) => `SPESIMEN:${data.nomor_rekening}`,
    customers: ({ extra }) => extra.family,
    level: () => 'OPS_MANAGER',
    fields,
  },
  effects: ({ data, extra }) => [
    recordChange('specimen', {
      aksi: extra.card ? 'UBAH' : 'BUAT',
      versi: data.versi,
      baris: { nomor_rekening: data.nomor_rekening, aturan: data.aturan },
      bagian: {
        specimen: data.spesimen.map(({ penanda, nama, berlaku_sejak, berlaku_sampai, berkas }) => ({
          nama,
          nomor_nasabah: extra.signers.get(penanda) ?? null,
          id_berkas: berkas.id_berkas,
          berlaku_sejak,
          berlaku_sampai: berlaku_sampai === '' ? null : berlaku_sampai,
        })),
      },
    }),
  ],
};
