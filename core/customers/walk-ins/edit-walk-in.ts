import type { z } from 'zod';
import { violation } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { dataSubject } from '#core/engine/data-subject.ts';
import { type FieldChange, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { comparable, type Known, readParty } from '#core/engine/presenter.ts';
import { recordChange } from '#core/engine/record-change.ts';
import { digitsInNames } from '#core/engine/rules/digits-in-names.ts';
import { type IdentityKind, identityNumber, type PersonField, personFields } from '#lib/customers/identity.ts';
import { editWalkInData } from '#lib/customers/schemas/wic.ts';
import { fail } from '#lib/errors/errors.ts';

type Data = z.output<typeof editWalkInData>;

interface WalkIn extends Readonly<Record<PersonField, string>> {
  readonly jenis_identitas: IdentityKind;
  readonly nomor_identitas: string;
  readonly nama: string;
  readonly kode_cabang: string;
  readonly versi: number;
  /** A list of names may match the walk-in, and compliance has not cleared the match. */
  readonly ditahan: boolean;
}

interface Extra {
  readonly stored: WalkIn;
  /** The document as the bank keeps its number, and who is known by it. */
  readonly nomor: string;
  readonly holder: Known;
}

async function load(db: Db, data: Data): Promise<Extra> {
  const [stored] = await db<WalkIn[]>`
    select w.jenis_identitas, w.nomor_identitas, w.nama, w.alamat, w.tempat_lahir, coalesce(w.tanggal_lahir::text, '') as tanggal_lahir, w.jenis_kelamin,
           w.kewarganegaraan, w.pekerjaan, w.sumber_dana, w.tujuan, w.kode_cabang, w.versi,
           is_proven_on_list('WIC:' || w.nomor_wic) or is_stopped('WIC:' || w.nomor_wic, walk_in_named(w)) as ditahan
    from walk_in w where w.nomor_wic = ${data.nomor_wic}`;
  if (!stored) return fail('NOT_FOUND');
  if (stored.jenis_identitas !== data.jenis_identitas)
    fail('VALIDATION', { violations: [violation('jenis_identitas', 'v.kode')] });
  const nomor =
    identityNumber(stored.jenis_identitas, data.nomor_identitas) ??
    fail('VALIDATION', { violations: [violation('nomor_identitas', 'v.identitas')] });
  return { stored, nomor, holder: await readParty(db, stored.jenis_identitas, nomor, stored.kode_cabang) };
}

/** The branch that registered the walk-in has seen the papers. */
const registeredHere: Rule<Data, Extra> = {
  name: 'registeredHere',
  check: ({ data, extra: { stored }, caller }) =>
    stored.kode_cabang === caller.kodeCabang
      ? null
      : reject('WALK_IN_ELSEWHERE', { nomor: data.nomor_wic, cabang: stored.kode_cabang }),
};
const asSeen: Rule<Data, Extra> = {
  name: 'asSeen',
  check: ({ data, extra: { stored } }) =>
    stored.versi === data.versi ? null : reject('DATA_CHANGED', { objek: data.nomor_wic }),
};
const documentIsFree: Rule<Data, Extra> = {
  name: 'documentIsFree',
  check: ({ data, extra: { holder } }) =>
    holder.pihak === '' || holder.pihak === data.nomor_wic
      ? null
      : reject('WALK_IN_DOCUMENT_TAKEN', { nama: holder.nama }, 'nomor_identitas'),
};
/** Nobody corrects a walk-in whom a list of names may match: the change would hide the match. */
const notHeld: Rule<Data, Extra> = {
  name: 'notHeld',
  check: ({ extra: { stored } }) => (stored.ditahan ? reject('COMPLIANCE_HOLD') : null),
};

const shown = ['nomor_identitas', 'nama', ...personFields] as const;

/** Two persons of the branch that registered a walk-in correct what a counter took down, with what proves it (domain: CIF, walk-in). */
export const editWalkIn: Operation<Data, Extra> = {
  code: 'UBAH_WIC',
  schema: editWalkInData,
  load,
  needs: () => ({}),
  rules: [registeredHere, asSeen, documentIsFree, notHeld, digitsInNames(({ nama }) => [nama])],
  subject: ({ data }) => dataSubject(`${data.nama}: ${data.alasan}`),
  journal: () => [],
  effects: ({ data, extra: { stored, nomor } }) => [
    recordChange('walk_in', {
      aksi: 'UBAH',
      versi: data.versi,
      baris: {
        nomor_wic: data.nomor_wic,
        nomor_identitas: nomor,
        nama: data.nama,
        nama_normal: comparable(stored.jenis_identitas, data.nama),
        alamat: data.alamat,
        tempat_lahir: data.tempat_lahir,
        tanggal_lahir: data.tanggal_lahir === '' ? null : data.tanggal_lahir,
        jenis_kelamin: data.jenis_kelamin,
        kewarganegaraan: data.kewarganegaraan,
        pekerjaan: data.pekerjaan,
        sumber_dana: data.sumber_dana,
        tujuan: data.tujuan,
      },
    }),
  ],
  change: {
    object: ({ data }) => `WIC:${data.nomor_wic}`,
    level: () => 'OPS_MANAGER',
    fields: ({ data, extra: { stored, nomor } }): readonly FieldChange[] =>
      shown
        .map((kolom) => ({ kolom, lama: stored[kolom], baru: kolom === 'nomor_identitas' ? nomor : data[kolom] }))
        .filter(({ lama, baru }) => lama !== baru),
  },
};
