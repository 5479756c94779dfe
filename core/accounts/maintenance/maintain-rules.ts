import { mandateOfEntity, percent } from '#core/accounts/opening/open-rule.ts';
import type { Holder } from '#core/accounts/opening/opening-context.ts';
import { type OpContext, type Outcome, override, type Rule, reject, warn } from '#core/engine/operation.ts';
import { type AccountData, type AccountExtra, besideOwner, contractOn, inForce, shareIn } from './maintain-record.ts';

type Context = OpContext<AccountData, AccountExtra>;
type AccountRule = Rule<AccountData, AccountExtra>;

/** These levels allow unusual changes, and those that are better than the terms of the product (domain: events). */
const SENIOR = 'BRANCH_MANAGER';
const HEAD_OFFICE = 'HO_FINANCE';

const rule = (name: string, check: (context: Context, isi: StoredContent) => Outcome | null): AccountRule => ({
  name,
  check: (context) => (context.extra.stored ? check(context, context.extra.stored.isi) : null),
});
type StoredContent = NonNullable<AccountExtra['stored']>['isi'];

/** The account's own branch changes it, because its papers are there; a closed one is only read. */
const atOwnBranch = rule('atOwnBranch', ({ data, extra, caller }, isi) => {
  if (isi.kode_cabang !== caller.kodeCabang)
    return reject('OTHER_BRANCH', { rekening: data.nomor_rekening, cabang: isi.kode_cabang }, 'nomor_rekening');
  return extra.status === 'AKTIF' || extra.status === 'TIDAK_AKTIF' || extra.status === 'DORMAN'
    ? null
    : reject('ACCOUNT_CLOSED', { rekening: data.nomor_rekening }, 'nomor_rekening');
});

/** The form read the present version; else the refusal names the changed fields and who changed them. */
const asSeen = rule('asSeen', ({ data, extra: { stored, since } }) => {
  if (stored?.versi === data.versi) return null;
  if (since.kolom.length === 0) return reject('DATA_CHANGED', { objek: data.nomor_rekening });
  return reject('ACCOUNT_CHANGED', {
    rekening: data.nomor_rekening,
    kolom: since.kolom.join(','),
    oleh: since.oleh.join(', '),
  });
});

/** The account's customer is active; the record of a merged or gone customer must be corrected first. */
const holderActive = rule('holderActive', ({ extra }, isi) => {
  const holder = extra.holders.get(isi.nomor_nasabah);
  return holder?.status === 'AKTIF'
    ? null
    : reject('CUSTOMER_NOT_ACTIVE', { nasabah: isi.nomor_nasabah, status: holder?.status ?? '' });
});

type Party = AccountData['pihak'][number];
const key = ({ nomor_nasabah, peran }: { readonly nomor_nasabah: string; readonly peran: string }): string =>
  `${nomor_nasabah} ${peran}`;

/** Returns the parties the form adds; the rules do not check present ones again. */
const added = ({ data, extra }: Context, isi: StoredContent): readonly Party[] => {
  const there = new Set(besideOwner(isi, extra.today).map(key));
  return data.pihak.filter((party) => !there.has(key(party)));
};

/** A new party is an active customer of the bank, a person of age, and named once. */
const partiesFit = rule('partiesFit', (context, isi) => {
  const { data, extra } = context;
  const seen = new Set([isi.nomor_nasabah]);
  for (const { nomor_nasabah: nasabah } of data.pihak) {
    if (seen.has(nasabah)) return reject('PARTY_TWICE', { nasabah }, 'pihak');
    seen.add(nasabah);
  }
  for (const { nomor_nasabah: nasabah, peran } of added(context, isi)) {
    const holder = extra.holders.get(nasabah);
    if (!holder) return reject('HOLDER_NOT_FOUND', { nasabah }, 'pihak');
    if (holder.status !== 'AKTIF') return reject('HOLDER_NOT_ACTIVE', { nasabah }, 'pihak');
    if (holder.jenis === 'B') return reject('PARTY_NOT_PERSON', { nasabah, peran }, 'pihak');
    if (!holder.dewasa) return reject('PARTY_MINOR', { nasabah, peran }, 'pihak');
  }
  return null;
});

/** A possible match on a list of names waits for compliance; neither person learns more (domain: CIF, screening). */
const notHeld = rule('notHeld', (context, isi) => {
  const held = added(context, isi).some(({ nomor_nasabah }) => context.extra.holders.get(nomor_nasabah)?.ditahan);
  if (!held) return null;
  return context.approving ? reject('COMPLIANCE_HOLD') : warn('PERIKSA_KEPATUHAN');
});

/** A minor keeps a guardian until they are of age, and nobody else needs one (domain: products). */
const minorGuarded = rule('minorGuarded', (context, isi) => {
  const { data, extra } = context;
  const isMinor = isWard(extra.holders.get(isi.nomor_nasabah));
  const guarded = data.pihak.some(({ peran }) => peran === 'WALI');
  if (isMinor && !guarded) return reject('GUARDIAN_MISSING', { nasabah: isi.nomor_nasabah }, 'pihak');
  if (isMinor && data.pihak.some(({ peran }) => peran === 'PEMILIK')) return reject('MINOR_ALONE', {}, 'pihak');
  return !isMinor && added(context, isi).some(({ peran }) => peran === 'WALI')
    ? reject('GUARDIAN_NOT_NEEDED', {}, 'pihak')
    : null;
});
/** Returns true for a known minor; an existing account whose customer has no birth date needs no guardian. */
const isWard = (holder: Holder | undefined): boolean =>
  holder?.jenis === 'P' && holder.sampai_dewasa !== null && !holder.dewasa;

/** Joint accounts have at least two owners and a signing rule: AND or OR; one owner signs alone. */
const jointly = rule('jointly', ({ data, extra }, isi) => {
  const owners = 1 + data.pihak.filter(({ peran }) => peran === 'PEMILIK').length;
  const holder = extra.holders.get(isi.nomor_nasabah);
  if (owners > 1 && holder?.jenis === 'B') return reject('JOINT_PERSONS', {}, 'pihak');
  // An entity's agreed rule stays, or follows its record.
  if (holder?.jenis === 'B')
    return [isi.cara_tanda_tangan, mandateOfEntity(holder)].includes(data.cara_tanda_tangan)
      ? null
      : reject('ENTITY_RULE', { nasabah: holder.nomor_nasabah }, 'cara_tanda_tangan');
  if (data.cara_tanda_tangan === 'DUA_DARI_TIGA') return reject('JOINT_RULE', {}, 'cara_tanda_tangan');
  if (owners > 1 && data.cara_tanda_tangan === 'SENDIRI') return reject('JOINT_RULE', {}, 'cara_tanda_tangan');
  return owners === 1 && data.cara_tanda_tangan !== 'SENDIRI' ? reject('JOINT_OWNERS', {}, 'cara_tanda_tangan') : null;
});

/** Only some products have a passbook, and mail needs an address; services already agreed may stay. */
const servicesFit = rule('servicesFit', ({ data, extra }, isi) => {
  if (data.buku_tabungan === 'T' && !isi.buku_tabungan && !extra.product.buku)
    return reject('NO_PASSBOOK', { produk: extra.product.nama_produk }, 'buku_tabungan');
  const holder = extra.holders.get(isi.nomor_nasabah);
  return data.kirim_koran === 'SUREL' && isi.kirim_koran !== 'SUREL' && holder?.surel === ''
    ? reject('NO_MAIL', { nasabah: isi.nomor_nasabah }, 'kirim_koran')
    : null;
});

/** A letter that exempts from tax is valid on the day it is recorded. */
const exemptionInDate = rule('exemptionInDate', ({ data, extra }, isi) =>
  data.skb_sampai !== '' && data.skb_sampai !== isi.skb_sampai && data.skb_sampai < extra.today
    ? reject('LETTER_EXPIRED', { tanggal: data.skb_sampai }, 'skb_sampai')
    : null,
);

const links = ['rekening_bagi_hasil', 'rekening_penutupan'] as const;
const wasLinked = (isi: StoredContent, rekening: string): boolean =>
  isi.account_link.some(({ rekening_lain }) => rekening_lain === rekening);

const linksUsable = rule('linksUsable', ({ data, extra }, isi) => {
  for (const field of links) {
    const rekening = data[field];
    if (rekening === '' || wasLinked(isi, rekening)) continue;
    const account = extra.linked.get(rekening);
    const usable = account && account.status !== 'TUTUP' && account.kode_valuta === isi.kode_valuta;
    if (!usable || rekening === data.nomor_rekening) return reject('LINKED_ACCOUNT', { rekening }, field);
  }
  return null;
});

/** Money goes to an owner's own account, or a manager has allowed another. */
const linksOwn = rule('linksOwn', ({ data, extra }, isi) => {
  const owners = [
    isi.nomor_nasabah,
    ...data.pihak.filter(({ peran }) => peran === 'PEMILIK').map(({ nomor_nasabah }) => nomor_nasabah),
  ];
  const strange = links
    .filter((field) => !wasLinked(isi, data[field]))
    .map((field) => extra.linked.get(data[field]))
    .find((account) => account && !account.pemilik.some((owner) => owners.includes(owner)));
  return strange ? override('REKENING_TUJUAN_LAIN', SENIOR, { rekening: strange.nomor_rekening }) : null;
});

/**
 * The share of the income changes by agreement: a lower one needs the customer's letter and a manager; head office allows one better than the
 * product's terms. One agreement is made a day (domain: products, nisbah; events).
 */
const shareAgreed = rule('shareAgreed', ({ data, extra }, isi) => {
  const contract = contractOn(isi.account_contract, extra.today);
  const stored = contract?.nisbah_nasabah ?? null;
  const asked = shareIn(data);
  if (asked === stored) return null;
  if (stored === null) return reject('NISBAH_NONE', { produk: extra.product.nama_produk }, 'nisbah');
  if (asked === null) return reject('SHARE_NEEDED', {}, 'nisbah');
  if (contract?.berlaku_sejak === extra.today)
    return reject('CONTRACT_TODAY', { rekening: data.nomor_rekening }, 'nisbah');
  if (asked < stored && data.persetujuan === '') return reject('CONSENT_MISSING', {}, 'persetujuan');
  const terms = extra.product.nisbah ?? stored;
  return override('NISBAH_KHUSUS', asked > terms ? HEAD_OFFICE : SENIOR, {
    nisbah: percent(asked),
    baku: percent(terms),
  });
});

/** The rules of a change of an account, in the order of their messages. */
export const maintainRules: readonly AccountRule[] = [
  atOwnBranch,
  asSeen,
  holderActive,
  partiesFit,
  minorGuarded,
  jointly,
  servicesFit,
  exemptionInDate,
  linksUsable,
  linksOwn,
  shareAgreed,
  notHeld,
];

/**
 * Computes the rows of the account's parties: a party that remains keeps its first day, a party left out ends today, a new party begins today; a
 * guardian's last day is the day before the ward comes of age.
 */
export function partyRows({ data, extra }: Context, isi: StoredContent) {
  const { today } = extra;
  const asked = new Set(data.pihak.map(key));
  const there = inForce(isi.account_party, today);
  const isFirst = (row: { nomor_nasabah: string; peran: string }) =>
    row.nomor_nasabah === isi.nomor_nasabah && row.peran === 'PEMILIK';
  const stored = isi.account_party.map((row) => {
    const stands = there.includes(row);
    if (!stands || isFirst(row)) return row;
    // A party that ended today and is named again never left.
    return asked.has(key(row))
      ? { ...row, sampai: row.sampai === today ? null : row.sampai }
      : { ...row, sampai: today };
  });
  const known = new Set(there.map(key));
  const ward = extra.holders.get(isi.nomor_nasabah);
  const come = data.pihak
    .filter((party) => !known.has(key(party)))
    .map(({ nomor_nasabah, peran }) => ({
      nomor_nasabah,
      peran,
      mulai: today,
      sampai: peran === 'WALI' ? (ward?.sampai_dewasa ?? null) : null,
    }));
  return [...stored, ...come];
}

/** Returns the rows of the contract: the present ones, and a new one where the share differs. Null where nothing changes. */
export function contractRows({ data, extra }: Context, isi: StoredContent) {
  const contract = contractOn(isi.account_contract, extra.today);
  const share = shareIn(data);
  if (!contract || share === null || share === contract.nisbah_nasabah) return null;
  return [
    ...isi.account_contract,
    {
      ...contract,
      berlaku_sejak: extra.today,
      nisbah_nasabah: share,
      nisbah_khusus: share !== extra.product.nisbah,
      persetujuan: data.persetujuan || null,
    },
  ];
}
