import type { z } from 'zod';
import type { BoxFacts } from '#core/engine/facts.ts';
import { type OpContext, type Operation, type Rule, reject } from '#core/engine/operation.ts';
import { boxTarget, gl } from '#core/engine/targets.ts';
import { credit, debit } from '#core/ledger/legs.ts';
import { type Pieces, pieceKey, toPieces, UNFIT, worth } from '#core/ledger/pieces.ts';
import { fail } from '#lib/errors/errors.ts';
import { formatMoney, money, toMinor } from '#lib/money.ts';
import { vaultCountData } from '#lib/schemas/vault.ts';
import { vaultOf } from './vault.ts';

type Data = z.output<typeof vaultCountData>;
type Context = OpContext<Data, number | null>;

/** Fit and unfit pieces by denomination in minor units. */
function conditionOf({
  pecahan_layak,
  pecahan_tidak_layak,
}: Data): Readonly<Record<string, readonly [number, number]>> {
  const [fit, unfit] = [pecahan_layak, pecahan_tidak_layak].map((rows) =>
    toPieces(rows.map((row) => ({ ...row, kondisi: '' }))),
  ) as [Pieces, Pieces];
  return Object.fromEntries(
    [...new Set([...Object.keys(fit), ...Object.keys(unfit)])].map((nominal) => [
      nominal,
      [fit[nominal] ?? 0, unfit[nominal] ?? 0] as const,
    ]),
  );
}

/** What lies there as a stock keeps it: what is unfit apart. */
const countedPieces = ({ pecahan_layak, pecahan_tidak_layak }: Data): Pieces => ({
  ...toPieces(pecahan_layak),
  ...toPieces(pecahan_tidak_layak.map((row) => ({ ...row, kondisi: UNFIT }))),
});

/** What the books do not hold, by denomination: counted − stock. */
function correction(counted: Pieces, stock: Pieces): Pieces {
  const nominals = new Set([...Object.keys(counted), ...Object.keys(stock)]);
  return Object.fromEntries(
    [...nominals]
      .map((nominal) => [nominal, (counted[nominal] ?? 0) - (stock[nominal] ?? 0)] as const)
      .filter(([, pieces]) => pieces !== 0),
  );
}

/** counted − book, in minor units: negative is a shortage. */
const differenceOf = (data: Data, vault: BoxFacts): bigint => worth(countedPieces(data)) - vault.saldo;

const vaultIsThere: Rule<Data, number | null> = {
  name: 'vaultIsThere',
  check: (context) => (vaultOf(context) ? null : reject('NOT_FOUND')),
};

/** Every denomination must be legal tender, fit or not. */
const knownPieces: Rule<Data, number | null> = {
  name: 'knownPieces',
  check: ({ data, ref }) => {
    const alien = [...data.pecahan_layak, ...data.pecahan_tidak_layak].find(
      (row) => !ref.denominations.has(`${data.kode_valuta}:${pieceKey({ ...row, kondisi: '' })}`),
    );
    return alien
      ? reject('CASH_UNKNOWN', { pecahan: formatMoney(money(data.kode_valuta, toMinor(alien.nominal))) })
      : null;
  },
};

/**
 * A difference is booked only with a word about it. The count is blind: its maker is not asked for that word before somebody else has released the count, and the
 * refusal does not say how much it is.
 */
const differenceExplained: Rule<Data, number | null> = {
  name: 'differenceExplained',
  check: (context) => {
    const vault = vaultOf(context);
    const released = context.approving || context.facts.grant !== null;
    if (!released || context.trying || !vault || context.data.keterangan.length >= 5) return null;
    return differenceOf(context.data, vault) === 0n ? null : reject('VAULT_COUNT_REASON', {}, 'keterangan');
  },
};

const theVault = (context: Context): BoxFacts => vaultOf(context) ?? fail('NOT_FOUND');

/**
 * Hitung khasanah: two officers count the vault by denomination and condition. A difference is booked at once (shortage Dr 112003 /
 * Cr vault, overage Dr vault / Cr 201005), and the stock of the books becomes what lies there (domain: teller and vault).
 */
export const countVault: Operation<Data, number | null> = {
  code: 'HITUNG_KHASANAH',
  schema: vaultCountData,
  load: async (db, { kode_valuta }, caller) => {
    const [row] = await db<{ id_kas: number }[]>`
      select id_kas from cash_box where kode_cabang = ${caller.kodeCabang} and jenis = 'KHASANAH' and kode_valuta = ${kode_valuta} order by id_kas limit 1`;
    return row?.id_kas ?? null;
  },
  needs: (_data, _caller, vault) => ({ boxes: vault === null ? [] : [vault] }),
  rules: [vaultIsThere, knownPieces, differenceExplained],
  // The second officer answers for the difference, not for all that lies there.
  subject: (context) => {
    const vault = theVault(context);
    const difference = differenceOf(context.data, vault);
    return {
      nominal: difference < 0n ? -difference : difference,
      kode_valuta: vault.kode_valuta,
      rekening: null,
      lawan: null,
      keterangan: context.data.keterangan,
      id_kas: vault.id_kas,
    };
  },
  journal: (context) => {
    const vault = theVault(context);
    const difference = differenceOf(context.data, vault);
    const officer = (kode_gl: string) => ({
      kode_cabang: vault.kode_cabang,
      kode_gl,
      sub: { jenis: 'SELISIH_TELLER' as const, id: context.caller.idUser },
      kode_valuta: vault.kode_valuta,
    });
    if (difference < 0n) return [debit(officer(gl.tillShortage), -difference), credit(boxTarget(vault), -difference)];
    if (difference > 0n) return [debit(boxTarget(vault), difference), credit(officer(gl.tillOverage), difference)];
    return [];
  },
  pieces: (context) => {
    const vault = theVault(context);
    // Without a difference nothing is posted: the count itself says what lies there.
    if (differenceOf(context.data, vault) === 0n) return {};
    return { [vault.id_kas]: correction(countedPieces(context.data), vault.stok) };
  },
  effects: (context) => {
    const vault = theVault(context);
    return [
      {
        efek: 'vault_count',
        fase: 'sesudah',
        id_kas: vault.id_kas,
        pecahan: conditionOf(context.data),
        dihitung: worth(countedPieces(context.data)).toString(),
        seharusnya: vault.saldo.toString(),
        stok: vault.stok,
        keterangan: context.data.keterangan,
      },
    ];
  },
};
