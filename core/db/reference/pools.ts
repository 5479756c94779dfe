/** Which funds are put to work together, what income is theirs and what they finance (domain: profit sharing); the bank may change the rows. */
export const pools = [{ pool: 'UTAMA', nama: 'Pool utama' }] as const;

/** A product is in one pool at most. `bobot`: the part of its funds that is put to work, in hundredths of a per cent. */
export const poolMembers = [
  { kode_produk: '12', pool: 'UTAMA', bobot: 10_000 },
  { kode_produk: '14', pool: 'UTAMA', bobot: 10_000 },
] as const;

/** Income that was received of financing and placements; fees stay with the bank. */
const income = ['501001', '501002', '501003', '501004'];
/** What the funds finance: financing less deferred margin, placements and securities. */
const assets = ['102003', '104001', '105001', '105090', '106001', '106002', '107001'];

export const poolGls = [
  ...income.map((kode_gl) => ({ pool: 'UTAMA', guna: 'PENDAPATAN', kode_gl })),
  ...assets.map((kode_gl) => ({ pool: 'UTAMA', guna: 'ASET', kode_gl })),
];
