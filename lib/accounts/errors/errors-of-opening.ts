import { refusal } from '#lib/errors/error-def.ts';

/** An account is not opened for these reasons (domain: products, CIF, DHN). */
export const errorsOfOpening = {
  HOLDER_NOT_FOUND: refusal('25', 'Nasabah {nasabah} tidak ditemukan', 'No such customer {nasabah}'),
  HOLDER_NOT_ACTIVE: refusal(
    '14',
    'Nasabah {nasabah} sudah digabung atau ditutup: rekening tidak dapat dibuka',
    'Customer {nasabah} was merged or closed: no account is opened for her',
  ),
  HOLDER_UNRATED: refusal(
    '14',
    'Data nasabah {nasabah} belum lengkap dan belum dinilai risikonya: lengkapi dahulu datanya',
    'The record of customer {nasabah} is not complete and was never rated: complete it first',
  ),
  HOLDER_ELSEWHERE: refusal(
    '57',
    'Nasabah {nasabah} dikelola cabang {cabang}: rekening dibuka di cabang itu',
    'Customer {nasabah} is kept by branch {cabang}: the account is opened there',
  ),
  PRODUCT_NOT_FOUND: refusal('25', 'Produk {produk} tidak ada', 'No such product {produk}'),
  PRODUCT_NOT_OFFERED: refusal(
    '57',
    'Produk {produk} tidak dibuka untuk rekening baru',
    'Product {produk} is not open to new accounts',
  ),
  PRODUCT_DEPOSIT: refusal(
    '57',
    'Deposito dibuka lewat pendaftaran deposito, bukan di sini',
    'A term deposit is opened by its own registration, not here',
  ),
  PRODUCT_KIND: refusal(
    '57',
    'Produk {produk} bukan untuk jenis nasabah ini',
    'Product {produk} is not for this kind of customer',
  ),
  DHN_LISTED: refusal(
    '57',
    'Nasabah {nasabah} tercantum dalam daftar hitam nasional: giro tidak dapat dibuka',
    'Customer {nasabah} is on the national blacklist: no current account is opened',
  ),
  GUARDIAN_MISSING: refusal(
    '14',
    'Nasabah {nasabah} belum dewasa: isi seorang wali yang juga nasabah',
    'Customer {nasabah} is a minor: name a guardian who is a customer too',
  ),
  GUARDIAN_NOT_NEEDED: refusal(
    '14',
    'Wali hanya untuk pemilik yang belum dewasa',
    'A guardian is for an owner who is a minor only',
  ),
  MINOR_ALONE: refusal(
    '14',
    'Rekening anak dimiliki sendiri: rekening gabungan hanya untuk yang sudah dewasa',
    'A minor owns her account alone: a joint account is for adults only',
  ),
  PARTY_MINOR: refusal(
    '14',
    'Nasabah {nasabah} belum dewasa dan tidak dapat menjadi {peran}',
    'Customer {nasabah} is a minor and cannot be {peran}',
  ),
  PARTY_NOT_PERSON: refusal(
    '14',
    'Nasabah {nasabah} bukan perorangan dan tidak dapat menjadi {peran}',
    'Customer {nasabah} is not a person and cannot be {peran}',
  ),
  PARTY_TWICE: refusal(
    '14',
    'Nasabah {nasabah} sudah disebut sebagai pihak rekening ini',
    'Customer {nasabah} is named as a party of this account already',
  ),
  JOINT_OWNERS: refusal(
    '14',
    'Rekening gabungan perlu paling sedikit dua pemilik',
    'A joint account needs at least two owners',
  ),
  ENTITY_RULE: refusal(
    '14',
    'Cara tanda tangan badan usaha {nasabah} mengikuti aturan pada datanya',
    'How entity {nasabah} signs is what its record says',
  ),
  JOINT_RULE: refusal(
    '14',
    'Lebih dari satu pemilik: pilih DAN (bersama-sama) atau ATAU (salah satu)',
    'More than one owner: choose AND (all together) or OR (any of them)',
  ),
  JOINT_PERSONS: refusal(
    '14',
    'Rekening gabungan hanya untuk perorangan; badan usaha menunjuk penanda tangan',
    'A joint account is for persons only; an entity names its signers',
  ),
  SIGNERS_MISSING: refusal(
    '14',
    'Data badan usaha {nasabah} belum menyebut cukup penanda tangan ({jumlah} diperlukan)',
    'The record of entity {nasabah} does not name enough signers ({jumlah} needed)',
  ),
  NISBAH_NONE: refusal(
    '14',
    'Produk {produk} tidak berbagi hasil: nisbah tidak diisi',
    'Product {produk} shares no income: it has no share to agree upon',
  ),
  NISBAH_SAME: refusal(
    '14',
    'Nisbah khusus sama dengan ketentuan: kosongkan',
    'The special share is that of the terms: leave it empty',
  ),
  TERMS_CHANGED: refusal(
    '40',
    'Ketentuan produk {produk} berubah per {tanggal}: tunjukkan yang baru kepada nasabah, lalu ajukan lagi',
    'The terms of product {produk} changed as of {tanggal}: show the customer the new ones, then send it again',
  ),
  LINKED_ACCOUNT: refusal(
    '14',
    'Rekening {rekening} tidak dapat dipakai: tidak ada, ditutup, atau valutanya lain',
    'Account {rekening} cannot be used: not there, closed, or in another currency',
  ),
  NO_PASSBOOK: refusal('14', 'Produk {produk} tanpa buku tabungan', 'Product {produk} comes without a passbook'),
  NO_MAIL: refusal(
    '14',
    'Data nasabah {nasabah} tidak memuat surel: rekening koran diambil di loket',
    'The record of customer {nasabah} has no mail address: statements are fetched at the counter',
  ),
} as const;
