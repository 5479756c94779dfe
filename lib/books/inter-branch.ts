/** One leg leaves this with a branch: minor units of its currency, and of the books' currency, positive for a debit. */
export interface BranchAmount {
  readonly kode_cabang: string;
  readonly kode_valuta: string;
  readonly jumlah: bigint;
  readonly idr: bigint;
}

/** A branch owes another this over the inter-branch account (negative), or the other owes it (positive). */
export interface InterBranch extends BranchAmount {
  /** It is the other branch. */
  readonly lawan: string;
}

type Uneven = Omit<BranchAmount, 'kode_valuta'>;

/** Returns what each branch is left with in one currency, in the order in which branches are named, without the even ones. */
function unevenBranches(amounts: readonly BranchAmount[]): readonly Uneven[] {
  const open = new Map<string, { kode_cabang: string; jumlah: bigint; idr: bigint }>();
  for (const { kode_cabang, jumlah, idr } of amounts) {
    const sum = open.get(kode_cabang) ?? { kode_cabang, jumlah: 0n, idr: 0n };
    sum.jumlah += jumlah;
    sum.idr += idr;
    open.set(kode_cabang, sum);
  }
  return [...open.values()].filter(({ jumlah, idr }) => jumlah !== 0n || idr !== 0n);
}

/** Two uneven branches settle with each other, more of them each with head office. */
function settled(amounts: readonly BranchAmount[], kode_valuta: string, headOffice: string): readonly InterBranch[] {
  const uneven = unevenBranches(amounts);
  const owes = (kode_cabang: string, lawan: string, { jumlah, idr }: Uneven, sign: bigint): InterBranch => ({
    kode_cabang,
    lawan,
    kode_valuta,
    jumlah: sign * jumlah,
    idr: sign * idr,
  });
  const [first, second] = uneven;
  if (uneven.length === 2 && first && second) {
    return [
      owes(first.kode_cabang, second.kode_cabang, first, -1n),
      owes(second.kode_cabang, first.kode_cabang, second, -1n),
    ];
  }
  return uneven
    .filter(({ kode_cabang }) => kode_cabang !== headOffice)
    .flatMap((branch) => [
      owes(branch.kode_cabang, headOffice, branch, -1n),
      owes(headOffice, branch.kode_cabang, branch, 1n),
    ]);
}

/**
 * Makes each branch balance by itself in every currency: another branch's inter-branch account takes over the debit that a branch is left
 * with, and the other way round (domain: chart of accounts, inter-branch). Two uneven branches face each other directly; of more, each
 * faces head office. The amounts of each currency must sum to zero; else nothing settles them.
 */
export function interBranch(amounts: readonly BranchAmount[], headOffice: string): readonly InterBranch[] {
  const byCurrency = new Map<string, BranchAmount[]>();
  for (const amount of amounts) {
    const same = byCurrency.get(amount.kode_valuta);
    if (same) same.push(amount);
    else byCurrency.set(amount.kode_valuta, [amount]);
  }
  return [...byCurrency].flatMap(([currency, same]) => settled(same, currency, headOffice));
}
