import { override, reject, warn } from '#core/engine/operation.ts';
import { DEPOSIT_PRODUCT } from '#lib/deposits/deposits.ts';
import { partyRules } from './open-party-rules.ts';
import { firstOf, holderOf, hundredths, named, type OpeningRule, percent, rule } from './open-rule.ts';
import { ownersIn } from './opening-context.ts';

/** This level allows an unusual opening (domain: maker/checker, events). */
const SENIOR = 'BRANCH_MANAGER';
/** An account begins while its branch's day is open. */
const dayOpen = rule('dayOpen', ({ loaded, caller }) =>
  loaded.branches.get(caller.kodeCabang)?.status === 'BUKA'
    ? null
    : reject('DAY_CLOSED', { cabang: caller.kodeCabang }),
);

const allKnown = rule('allKnown', ({ data, extra }) => {
  if (!extra.holders.has(data.nomor_nasabah))
    return reject('HOLDER_NOT_FOUND', { nasabah: data.nomor_nasabah }, 'nomor_nasabah');
  const missing = data.pihak.find(({ nomor_nasabah }) => !extra.holders.has(nomor_nasabah));
  return missing ? reject('HOLDER_NOT_FOUND', { nasabah: missing.nomor_nasabah }, 'pihak') : null;
});

/** The account belongs to the branch of the customer's record, where its papers are and staff know the customer (domain: CIF). */
const atOwnBranch = rule('atOwnBranch', (context) => {
  const holder = holderOf(context);
  return holder && holder.kode_cabang !== context.caller.kodeCabang
    ? reject('HOLDER_ELSEWHERE', { nasabah: holder.nomor_nasabah, cabang: holder.kode_cabang }, 'nomor_nasabah')
    : null;
});

const allActive = rule('allActive', (context) =>
  firstOf(
    named(context),
    ({ status }) => status !== 'AKTIF',
    ({ nomor_nasabah: nasabah }) =>
      reject('HOLDER_NOT_ACTIVE', { nasabah }, nasabah === context.data.nomor_nasabah ? 'nomor_nasabah' : 'pihak'),
  ),
);

/** A record that two persons have never approved as a whole has no rating, and opens nothing. */
const allRated = rule('allRated', (context) =>
  firstOf(
    named(context),
    ({ resiko }) => resiko === null,
    ({ nomor_nasabah: nasabah }) =>
      reject('HOLDER_UNRATED', { nasabah }, nasabah === context.data.nomor_nasabah ? 'nomor_nasabah' : 'pihak'),
  ),
);

/** A possible match on a list of names waits for compliance; neither person learns more (domain: CIF, screening). */
const notHeld = rule('notHeld', (context) =>
  named(context).some(({ ditahan }) => ditahan)
    ? context.approving
      ? reject('COMPLIANCE_HOLD')
      : warn('PERIKSA_KEPATUHAN')
    : null,
);

/** PEP and high risk need a senior officer (domain: CIF, senior approval). */
const seniorForHighRisk = rule('seniorForHighRisk', (context) =>
  firstOf(
    named(context),
    ({ resiko, pep }) => resiko === 'TINGGI' || pep,
    ({ nilai_resiko }) => override('RESIKO_TINGGI', SENIOR, { nilai: String(nilai_resiko ?? 0) }),
  ),
);

const recordInDate = rule('recordInDate', (context) =>
  firstOf(
    named(context),
    ({ tanggal_tinjau }) => tanggal_tinjau !== null && tanggal_tinjau < context.extra.today,
    ({ nomor_nasabah: nasabah, tanggal_tinjau }) =>
      override('TINJAUAN_LEWAT', SENIOR, { nasabah, tanggal: tanggal_tinjau ?? '' }),
  ),
);

const documentInDate = rule('documentInDate', (context) =>
  firstOf(
    named(context),
    ({ identitas_sampai }) => identitas_sampai !== null && identitas_sampai < context.extra.today,
    ({ nomor_nasabah: nasabah, identitas_sampai }) =>
      override('IDENTITAS_KEDALUWARSA', SENIOR, { nasabah, tanggal: identitas_sampai ?? '' }),
  ),
);

/** A deposit is registered by operations of its own. */
const noDeposit = rule('noDeposit', ({ data, extra: { offer } }) =>
  data.kode_produk === DEPOSIT_PRODUCT || offer?.jenis === 'DEPOSITO'
    ? reject('PRODUCT_DEPOSIT', {}, 'kode_produk')
    : null,
);

const productOffered = rule('productOffered', ({ data, extra: { offer } }) => {
  if (!offer) return reject('PRODUCT_NOT_FOUND', { produk: data.kode_produk }, 'kode_produk');
  return offer.ditawarkan ? null : reject('PRODUCT_NOT_OFFERED', { produk: offer.nama_produk }, 'kode_produk');
});

const productFits = rule('productFits', (context) => {
  const { offer } = context.extra;
  const holder = holderOf(context);
  return offer && holder && !offer.nasabah.includes(holder.jenis)
    ? reject('PRODUCT_KIND', { produk: offer.nama_produk }, 'kode_produk')
    : null;
});

/** A contract takes the terms of the day it is approved, so those must still be the terms the customer was shown and agreed to. */
const termsUnchanged = rule('termsUnchanged', ({ data, extra: { offer } }) =>
  offer && offer.syarat_sejak !== data.syarat_sejak
    ? reject('TERMS_CHANGED', { produk: offer.nama_produk, tanggal: offer.syarat_sejak }, 'kode_produk')
    : null,
);

/** A customer on the national blacklist gets no cheques (domain: DHN check of giro). */
const notBlacklisted = rule('notBlacklisted', (context) => {
  if (context.extra.offer?.jenis !== 'GIRO') return null;
  const owners = ownersIn(context.data).flatMap((number) => context.extra.holders.get(number) ?? []);
  return firstOf(
    owners,
    ({ dhn }) => dhn,
    ({ nomor_nasabah: nasabah }) => reject('DHN_LISTED', { nasabah }, 'kode_produk'),
  );
});

/** A manager allows another share than that of the terms (domain: maker/checker, special nisbah). */
const shareAllowed = rule('shareAllowed', ({ data, extra: { offer } }) => {
  if (data.nisbah_khusus === '' || !offer) return null;
  if (offer.nisbah_nasabah === null) return reject('NISBAH_NONE', { produk: offer.nama_produk }, 'nisbah_khusus');
  if (hundredths(data.nisbah_khusus) === offer.nisbah_nasabah) return reject('NISBAH_SAME', {}, 'nisbah_khusus');
  return override('NISBAH_KHUSUS', SENIOR, { nisbah: data.nisbah_khusus, baku: percent(offer.nisbah_nasabah) });
});

const servicesFit = rule('servicesFit', (context) => {
  const { data, extra } = context;
  if (data.buku_tabungan === 'T' && extra.offer && !extra.offer.buku)
    return reject('NO_PASSBOOK', { produk: extra.offer.nama_produk }, 'buku_tabungan');
  if (data.kirim_koran === 'SUREL' && holderOf(context)?.surel === '')
    return reject('NO_MAIL', { nasabah: data.nomor_nasabah }, 'kirim_koran');
  return null;
});

const links = ['rekening_bagi_hasil', 'rekening_penutupan'] as const;

const linksUsable = rule('linksUsable', ({ data, extra }) => {
  for (const field of links) {
    const rekening = data[field];
    const account = extra.linked.get(rekening);
    if (rekening !== '' && (!account || account.status === 'TUTUP' || account.kode_valuta !== extra.offer?.kode_valuta))
      return reject('LINKED_ACCOUNT', { rekening }, field);
  }
  return null;
});

/** Money goes to an owner's own account, or a manager has allowed another (domain: deposits, destination). */
const linksOwn = rule('linksOwn', ({ data, extra }) => {
  const owners = ownersIn(data);
  const strange = links
    .map((field) => extra.linked.get(data[field]))
    .find((account) => account && !account.pemilik.some((owner) => owners.includes(owner)));
  return strange ? override('REKENING_TUJUAN_LAIN', SENIOR, { rekening: strange.nomor_rekening }) : null;
});

const another = rule('another', ({ extra }) =>
  extra.same === '' ? null : warn('REKENING_PRODUK_SAMA', { rekening: extra.same }),
);

/** The rules that every new account shares, in the order of their messages. */
export const beginningRules: readonly OpeningRule[] = [
  dayOpen,
  allKnown,
  atOwnBranch,
  allActive,
  allRated,
  productOffered,
  productFits,
  termsUnchanged,
  notBlacklisted,
  ...partyRules,
  shareAllowed,
  servicesFit,
  linksUsable,
  linksOwn,
  notHeld,
  seniorForHighRisk,
  recordInDate,
  documentInDate,
];

/** The rules of an opening: it excludes deposits, and reports an account the customer has already. */
export const openingRules: readonly OpeningRule[] = [noDeposit, ...beginningRules, another];
