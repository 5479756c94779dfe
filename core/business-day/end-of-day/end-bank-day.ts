import type { Context } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import type { Db } from '#core/db/client.ts';
import { uuidOf } from '#core/db/uuid.ts';
import { commit } from '#core/engine/commit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import { endBankDayInput } from '#lib/business-day/schemas/end-of-day.ts';
import { AppError, fail } from '#lib/errors/errors.ts';
import type {
  AkhiriHariReply,
  AkhiriHariRequest,
  HariDiakhiri,
  HasilAkhiri,
} from '#types/proto/business-day/end-of-day.ts';

const CODE = 'AKHIRI_HARI';
/** Each branch's day is ended by the move that the branch would have made itself. */
const CLOSE = 'TUTUP_CABANG';

/** The gateway says why a branch could not end its day. */
const unsaid = { rincian: {}, pesan: '' } as const;

interface Branch {
  readonly nama_cabang: string;
  readonly status: string;
  readonly accounting_date: string;
}

/** Branches at work whose end of day has not begun, but head office: its day is theirs too, so it does not end before. */
async function notBegun(db: Db, kantorPusat: string): Promise<string[]> {
  const rows = await db<{ kode_cabang: string }[]>`
    select b.kode_cabang from branch b where b.kode_cabang <> ${kantorPusat} and b.status <> 'TUTUP'
      and not exists (select from eod_run e where e.kode_cabang = b.kode_cabang and e.tanggal = b.accounting_date) order by 1`;
  return rows.map(({ kode_cabang }) => kode_cabang);
}

/** The checks of the close that the branch does not pass. */
async function failing(db: Db, branch: string): Promise<string[]> {
  const rows = await db<{ kode: string }[]>`select distinct kode from day_blockers(${branch}) order by 1`;
  return rows.map(({ kode }) => kode);
}

/**
 * Stops the counters of one branch where they are still open, and begins its end of day, in one transaction under a key of its own. Returns why not
 * where the day has moved since it was shown, something blocks it, or the end of day is under way.
 */
async function endOf(context: Context, asked: HariDiakhiri, kantorPusat: string): Promise<HasilAkhiri> {
  const { db, caller } = context;
  const { kode_cabang, accounting_date } = asked;
  const [day] = await db<Branch[]>`
    select nama_cabang, status, accounting_date from branch where kode_cabang = ${kode_cabang}`;
  if (!day) return { kode_cabang, nama_cabang: '', kode: 'NOT_FOUND', sebab: [], ...unsaid };
  const { nama_cabang } = day;
  const row = { kode_cabang, nama_cabang, ...unsaid };
  const waiting = kode_cabang === kantorPusat ? await notBegun(db, kantorPusat) : [];
  if (waiting.length > 0) return { ...row, kode: 'MENUNGGU_CABANG', sebab: waiting };
  const move = (dari: string, ke: string) => ({
    efek: 'day_move' as const,
    fase: 'sebelum' as const,
    kode_cabang,
    tanggal: accounting_date,
    status: dari,
    ke,
  });
  const answer = { kode_cabang, accounting_date, status_akses_desc: 'CUT_OFF' };
  try {
    await commit(db, {
      key: uuidOf(`${CODE} ${context.key} ${kode_cabang}`),
      print: fingerprint(CLOSE, [kode_cabang, accounting_date, caller.idUser]),
      actor: caller.idUser,
      idUser: caller.idUser,
      kodeCabang: kode_cabang,
      operasi: CLOSE,
      correlation: context.correlation,
      session: context.session,
      address: context.address,
      date: null,
      effects: [
        ...(day.status === 'BUKA' || day.status === 'PERSIAPAN' ? [move(day.status, 'CUT_OFF')] : []),
        move('CUT_OFF', 'TUTUP'),
      ],
      audit: answer,
      answer,
    });
    return { ...row, kode: '', sebab: [] };
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'SYSTEM') throw error;
    const sebab = error.code === 'DAY_NOT_READY' ? await failing(db, kode_cabang) : [];
    return { ...row, kode: error.code, sebab, rincian: { ...error.details.params } };
  }
}

/**
 * Head office ends the day of the branches that its screen showed, each from the date it showed: the end of day of every one that can end begins, head
 * office's own last and only when all at work have begun theirs. One that cannot is reported with the reason, and holds up no other; one that stayed
 * behind is not forced, which takes two persons. The same key again returns the same answer. FORBIDDEN for a caller who does not work at head office.
 */
export async function endBankDay(context: Context, input: AkhiriHariRequest): Promise<AkhiriHariReply> {
  const { db, caller } = context;
  const [bank] = await db<{ kode_cabang: string }[]>`select kode_cabang from branch where jenis = 'HO'`;
  if (!bank || caller.kodeCabang !== bank.kode_cabang) fail('FORBIDDEN');
  const own = bank.kode_cabang;
  const last = (kode: string): number => (kode === own ? 1 : 0);
  const { cabang: named } = validInput(endBankDayInput, input);
  const asked = named.toSorted(
    (a, b) => last(a.kode_cabang) - last(b.kode_cabang) || a.kode_cabang.localeCompare(b.kode_cabang),
  );
  const print = fingerprint(CODE, [asked, caller.idUser]);
  const [stored] = await db<{ sidik: Buffer; id_user: string; jawaban: AkhiriHariReply }[]>`
    select sidik, id_user, jawaban from idempotency where kunci = ${context.key}`;
  if (stored) {
    if (!stored.sidik.equals(print) || stored.id_user !== caller.idUser) fail('KEY_REUSED');
    return stored.jawaban;
  }
  const cabang: HasilAkhiri[] = [];
  for (const each of asked) cabang.push(await endOf(context, each, own));
  const answer: AkhiriHariReply = { cabang };
  const done = await commit(db, {
    key: context.key,
    print,
    actor: caller.idUser,
    idUser: caller.idUser,
    kodeCabang: own,
    operasi: CODE,
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: null,
    audit: answer,
    answer,
  });
  return done.jawaban as AkhiriHariReply;
}
