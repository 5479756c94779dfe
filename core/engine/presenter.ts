import type { Caller } from '#core/access/context.ts';
import type { Db } from '#core/db/client.ts';
import { type Denominations, worth } from '#core/ledger/denominations.ts';
import {
  type IdentityKind,
  identityNumber,
  type PersonField,
  personFields,
  wantedOf,
} from '#lib/customers/identity.ts';
import { fail } from '#lib/errors/errors.ts';
import { definitionOf, type OperationCode } from '#lib/operations/operations.ts';
import { normaliseEntityName, normaliseName } from '#lib/text.ts';
import type { EffectOf } from './effects.ts';

/** A form of cash describes the person at the counter by these fields. */
export type PartyData = {
  readonly jenis_identitas?: IdentityKind | undefined;
  readonly nomor_identitas?: string | undefined;
  readonly nama?: string | undefined;
} & { readonly [F in PersonField]?: string | undefined };

/** The bank knows the person by these details. */
export interface Known {
  /** The number of a customer or of a walk-in; '' for somebody nobody knows yet. */
  readonly pihak: string;
  readonly nama: string;
  readonly nama_normal: string;
  /** The branch where the person is a customer, or was registered first. */
  readonly kode_cabang: string;
  /** The bank's record of a walk-in; null for a customer and for a new person. */
  readonly wic: Readonly<Partial<Record<PersonField, string | null>>> | null;
  /** The sum of the person's cash of the day so far, over all branches, in minor units of rupiah. */
  readonly nilai: bigint;
}

/** The same for the person whom a form names. */
export interface Party extends Known {
  /** A list of names stops the person, and compliance has been informed. */
  readonly held: boolean;
}

export const isWalkIn = ({ pihak, wic }: Known): boolean => pihak === '' || wic !== null;

/** The document of a form: kind and number as the bank keeps it; null where nobody is named. */
export function documentOf(data: PartyData): { jenis: IdentityKind; nomor: string } | null {
  const jenis = data.jenis_identitas ?? 'KTP';
  const nomor = data.nomor_identitas ? identityNumber(jenis, data.nomor_identitas) : null;
  return nomor === null ? null : { jenis, nomor };
}

/** A name as names of its kind are compared. */
export const comparable = (jenis: IdentityKind, nama: string): string =>
  jenis === 'NPWP' ? normaliseEntityName(normaliseName(nama)) : normaliseName(nama);

/** Reads the holder of this document, and what the day of the caller's branch has recorded of that person already. */
export async function readParty(db: Db, jenis: IdentityKind, nomor: string, branch: string): Promise<Known> {
  const [row] = await db<{ fakta: Omit<Known, 'nilai'> & { nilai: string } }[]>`
    select party_context(${jenis}, ${nomor}, b.accounting_date) as fakta from branch b where b.kode_cabang = ${branch}`;
  const known = row?.fakta ?? fail('NOT_FOUND');
  return { ...known, nilai: BigInt(known.nilai) };
}

/** As `readParty` for the person a form names, compared with the lists of names; null where it names nobody. */
async function loadParty(db: Db, data: PartyData, { kodeCabang }: Caller): Promise<Party | null> {
  const document = documentOf(data);
  if (!document) return null;
  const [known, [list]] = await Promise.all([
    readParty(db, document.jenis, document.nomor, kodeCabang),
    db<{ held: boolean }[]>`select screen_party(${db.json(personOf(data))}, ${kodeCabang}) as held`,
  ]);
  return { ...known, held: list?.held ?? true };
}

/** Returns the fields of an operation's form that describe the person at the counter; none where it has no such fields. */
export const partyOf = <D>({ presenter }: { presenter?(data: D): PartyData }, data: D): PartyData =>
  presenter?.(data) ?? ((data ?? {}) as PartyData);

/** Returns true when the cash belongs to the person who takes it, whatever account it comes from. */
export const isPresenterOperation = (code: OperationCode): boolean => definitionOf(code).identity === 'BEARER';

/** Returns true when the form of this operation names the person at the counter. */
const namesPresenter = (code: OperationCode): boolean =>
  definitionOf(code).identity === 'PRESENTER' || isPresenterOperation(code);

/** Returns true when the person at the counter must be named for cash that moves like this. A bearer takes it; what comes in is the bank's own. */
export function partyAsked(code: OperationCode, denominations: Readonly<Record<number, Denominations>>): boolean {
  const moved = Object.values(denominations);
  return (
    namesPresenter(code) && moved.length > 0 && (!isPresenterOperation(code) || moved.some((each) => worth(each) < 0n))
  );
}

/**
 * Returns PELAKU where the person at the counter is the owner of the cash, PEMBAWA where the bank takes the account's holder for the owner and that
 * person came in the holder's place.
 */
export const partyRole = (code: OperationCode, rekening: string | null): 'PELAKU' | 'PEMBAWA' =>
  rekening === null || isPresenterOperation(code) ? 'PELAKU' : 'PEMBAWA';

/** Reads the person at the counter, where the operation asks for that; null where it does not, or its form names nobody. */
export const loadPresenter = (db: Db, code: OperationCode, party: PartyData, caller: Caller): Promise<Party | null> =>
  namesPresenter(code) ? loadParty(db, party, caller) : Promise.resolve(null);

/** The fields of full identification that neither the bank nor the form has. */
export function lackingOf(data: PartyData, party: Party): readonly string[] {
  const { jenis } = documentOf(data) ?? { jenis: 'KTP' };
  return wantedOf(jenis).filter((field) => !data[field] && !party.wic?.[field]);
}

/** Maps the person a form names to a walk-in's record; null where it names nobody. */
function personOf(data: PartyData): EffectOf<'cash_party'>['orang'] | null {
  const document = documentOf(data);
  if (!document) return null;
  const nama = data.nama ?? '';
  const person = Object.fromEntries(
    personFields.map((field) => [field, data[field] || (field === 'tanggal_lahir' ? null : '')]),
  ) as Record<PersonField, string | null>;
  return {
    jenis_identitas: document.jenis,
    nomor_identitas: document.nomor,
    nama,
    nama_normal: nama === '' ? '' : comparable(document.jenis, nama),
    ...person,
  };
}

/** Keeps who it was with the posting and takes in who is new; nothing where nobody is named. */
export function partyEffects(data: PartyData, peran: 'PELAKU' | 'PEMBAWA'): readonly EffectOf<'cash_party'>[] {
  const orang = personOf(data);
  return orang ? [{ efek: 'cash_party', fase: 'sesudah', peran, orang }] : [];
}
