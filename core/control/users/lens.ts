import { amountsOf } from '#core/access/amounts.ts';
import { type CallerProfile, loadCaller } from '#core/access/callers.ts';
import { type Context, visibleBranch } from '#core/access/context.ts';
import { assertMayRelease } from '#core/control/workflow/checker.ts';
import type { Db } from '#core/db/client.ts';
import { acting, approveLimit, entryLimit, levelFor, reaches } from '#core/engine/authority.ts';
import type { Operation } from '#core/engine/operation.ts';
import { type Reference, reference } from '#core/engine/reference.ts';
import { type Operations, operationOf } from '#core/engine/submitted.ts';
import { filingMenus, mayFile } from '#lib/access/filing.ts';
import { authorisationFor, mayApprove } from '#lib/access/rights.ts';
import { lensQuery } from '#lib/control/schemas/management-roles.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import { BOOK_CURRENCY, fromMinor } from '#lib/money.ts';
import { definitionOf } from '#lib/operations/operations.ts';
import type {
  DasarWewenang,
  JawabanLensa,
  LangkahLensa,
  LensQuery,
  LensReply,
} from '#types/proto/control/management.ts';
import { limitsGiven, menusGiven, rolesGiven } from './lens-grants.ts';

type Code = 'PENGGUNA' | 'PERAN' | 'MENU' | 'HAK' | 'TINGKAT' | 'LIMIT' | 'CABANG' | 'DELEGASI';

/** The question, and the rows read to answer it. */
interface Asked {
  readonly operation: Operation;
  readonly nominal: bigint;
  readonly kodeCabang: string;
  readonly idUser: string;
  readonly namaUser: string;
  /** Null for a user who is not active. */
  readonly who: CallerProfile | null;
  readonly ref: Reference;
  readonly peran: readonly DasarWewenang[];
  readonly menu: readonly DasarWewenang[];
  readonly limit: readonly DasarWewenang[];
}

const INBOX = 'menunggu';

const step = (
  kode: Code,
  holds: boolean,
  nilai: readonly string[] = [],
  dasar: readonly DasarWewenang[] = [],
): LangkahLensa => ({ kode, lulus: holds ? 'T' : 'F', nilai: [...nilai], dasar: [...dasar] });

const verdict = (langkah: LangkahLensa[]): JawabanLensa => {
  const gagal = langkah.find(({ lulus }) => lulus === 'F')?.kode ?? '';
  return { boleh: gagal === '' ? 'T' : 'F', gagal, langkah };
};

const through = (grants: readonly DasarWewenang[], ids: readonly string[]) =>
  grants.filter(({ menu_id }) => ids.includes(menu_id));

/** The first two links of both chains: the user, and the user's roles. */
const person = ({ idUser, namaUser, who, peran }: Asked): LangkahLensa[] => [
  step('PENGGUNA', who !== null, [namaUser, idUser]),
  step('PERAN', peran.length > 0, [], peran),
];

/**
 * Returns the level at which an item of this kind and amount waits when nothing else raises it. A delegation waits at a rung that depends on its
 * maker, so its checker may hold any rung here.
 */
function levelOf({ operation, nominal, ref }: Asked): string {
  if (!operation.change) return levelFor(ref, definitionOf(operation.code).group, BOOK_CURRENCY, nominal);
  const by = definitionOf(operation.code).check?.by;
  return by === 'ADMIN' || by === 'COMPLIANCE' ? by : '';
}

/** Answers whether the user may key it in, and post it without a release. */
function entering(asked: Asked): JawabanLensa {
  const { operation, nominal, who, kodeCabang } = asked;
  const screens = filingMenus(operation.code);
  const held = who?.menus ?? new Set<string>();
  const limit = who ? entryLimit(who, definitionOf(operation.code).group, BOOK_CURRENCY) : 0n;
  const alone = operation.change === undefined && nominal <= limit;
  return verdict([
    ...person(asked),
    step('MENU', mayFile(operation.code, held), screens, through(asked.menu, screens)),
    step('CABANG', who?.kodeCabang === kodeCabang, [kodeCabang, who?.kodeCabang ?? '']),
    step(
      'LIMIT',
      alone,
      operation.change ? ['', '', levelOf(asked)] : [fromMinor(nominal), fromMinor(limit), levelOf(asked)],
      asked.limit,
    ),
  ]);
}

/** Answers whether the user may approve it, made by somebody who has lent this user nothing. */
function approving(asked: Asked): JawabanLensa {
  const { operation, nominal, kodeCabang } = asked;
  const who = asked.who && acting(asked.who, '');
  const right = authorisationFor(operation.code) ?? '';
  const held = who?.menus ?? new Set<string>();
  const limit = who ? approveLimit(who, definitionOf(operation.code).group, BOOK_CURRENCY) : 0n;
  const lent = who?.delegations ?? [];
  return verdict([
    ...person(asked),
    step('MENU', held.has(INBOX), [INBOX], through(asked.menu, [INBOX])),
    step('HAK', mayApprove(operation.code, held), [right], through(asked.menu, [right])),
    ...(lent.length > 0
      ? [
          step(
            'DELEGASI',
            true,
            lent.map(({ dari }) => dari),
          ),
        ]
      : []),
    step('TINGKAT', who !== null && reaches(who, levelOf(asked)), [levelOf(asked), ...(who?.levels ?? [])]),
    step('LIMIT', limit >= nominal, [fromMinor(nominal), fromMinor(limit)], asked.limit),
    step('CABANG', who !== null && (who.headOffice || who.kodeCabang === kodeCabang), [
      kodeCabang,
      who?.kodeCabang ?? '',
      who?.headOffice ? 'T' : 'F',
    ]),
  ]);
}

/** Returns the engine's own verdict on this user approving such an item of somebody else. */
function engineLets({ operation, nominal, who, kodeCabang, ...asked }: Asked): boolean {
  if (who === null || !who.menus.has(INBOX)) return false;
  try {
    assertMayRelease(who, {
      maker: '',
      kodeCabang,
      customers: [],
      group: definitionOf(operation.code).group,
      kodeValuta: BOOK_CURRENCY,
      nominal,
      level: levelOf({ ...asked, operation, nominal, who, kodeCabang }),
      earlier: [],
      authorities: [],
      flowCode: operation.code,
      object: '',
      elsewhere: false,
    });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function read(db: Db, operation: Operation, input: LensQuery, user: UserRow): Promise<Asked> {
  const { id_user, kode_cabang } = input;
  const group = { kelompok: definitionOf(operation.code).group, kode_valuta: BOOK_CURRENCY };
  const right = authorisationFor(operation.code) ?? '';
  const [who, ref, peran, menu, limit] = await Promise.all([
    loadCaller(db, id_user),
    reference(db),
    rolesGiven(db, id_user),
    menusGiven(db, id_user, [...filingMenus(operation.code), right, INBOX]),
    limitsGiven(db, id_user, group),
  ]);
  return {
    operation,
    nominal: operation.change ? 0n : (amountsOf(lensQuery, input).nominal ?? 0n),
    kodeCabang: kode_cabang || user.kode_cabang,
    idUser: id_user,
    namaUser: user.nama_user,
    who,
    ref,
    peran,
    menu,
    limit: operation.change ? [] : limit,
  };
}

interface UserRow {
  readonly nama_user: string;
  readonly kode_cabang: string;
}

/**
 * Explains why a user may, or may not, key in and approve an amount of one kind: link by link, each decided by the function that decides the
 * transaction itself. Another branch's user and a missing one get the same answer.
 */
export const makeLens =
  (operations: Operations) =>
  async ({ db, caller }: Context, input: LensQuery): Promise<LensReply> => {
    const operation = operationOf(operations, input.flowCode);
    const [user] = await db<UserRow[]>`select nama_user, kode_cabang from app_user where id_user = ${input.id_user}`;
    if (!user || visibleBranch(caller, user.kode_cabang) === null) fail('NOT_FOUND');
    const asked = await read(db, operation, input, user);
    const setuju = approving(asked);
    if ((setuju.boleh === 'T') !== engineLets(asked))
      throw new Error(`the lens differs from the engine: ${asked.idUser}`);
    return {
      id_user: asked.idUser,
      nama_user: asked.namaUser,
      flowCode: operation.code,
      nominal: fromMinor(asked.nominal),
      kode_valuta: BOOK_CURRENCY,
      kode_cabang: asked.kodeCabang,
      entri: entering(asked),
      setuju,
    };
  };
